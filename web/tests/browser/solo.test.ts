// A whole game alone, with all expansions, by clicks.
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { dist, openPage, useBrowser } from './pages.ts';
import { chanceFrom, everything, isOver, newGame, playOn } from './player.ts';

useBrowser();

test('a whole game with all expansions', async () => {
  const host = await serve(dist, '/some/where/');
  const page = await openPage({ seed: 11 });
  await page.goto(host.address);
  await newGame(page, { options: everything });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const chance = chanceFrom(11);
  const first = await playOn(page, chance, 5); // with cards that fly
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const kinds = new Set([...first, ...(await playOn(page, chance))]);
  expect(await isOver(page)).toBe(true);
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['button', 'card', 'choice', 'order']));
  await page.click('.ending ~ .buttons >> text=Statistics');
  expect(await page.locator('.panel dl dd').first().innerText()).toBe('1');
  host.close();
});
