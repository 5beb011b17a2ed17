// A whole game of Labyrinth with computers, by clicks: by the buttons below the board and by the board itself.
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { answer } from './labyrinth-player.ts';
import { dist, openPage, useBrowser } from './pages.ts';
import { chanceFrom } from './player.ts';

useBrowser();

test('a whole game with characters against computers', async () => {
  const host = await serve(dist, '/some/where/');
  const page = await openPage({ seed: 3 });
  await page.goto(`${host.address}#/new`);
  await page.locator("input[name='game'][value='labyrinth']").check();
  await page.locator("input[data-option='characters:drawn']").check();
  await page.click('.begin button');
  const chance = chanceFrom(3);
  const kinds = new Set<string>();
  for (let kind = ''; kind !== 'over'; kinds.add(kind)) kind = await answer(page, chance);
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['button', 'place', 'tile']));
  expect(await page.locator('.ending .text').innerText()).toContain('won');
  await page.click('.ending ~ .buttons >> text=Look back');
  await page.waitForSelector('.replay .board');
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.querySelector('.replay [role=status]')?.textContent?.includes('won'));
  await page.goto(`${host.address}#/statistics`);
  expect(await page.locator('.panel dl dd').first().innerText()).toBe('1');
  host.close();
});
