// Without a network, once the page has been there: it loads, a new game begins, goes on and survives a reload.
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import * as labyrinth from './labyrinth-player.ts';
import { dist, openContext, phone, useBrowser } from './pages.ts';
import { asked, chanceFrom, everything, handOf, newGame, playOn } from './player.ts';

useBrowser();

// A page that has been there once, whose host and network are gone since.
async function cutOff() {
  const host = await serve(dist, '/folder/');
  const context = await openContext({ viewport: phone, seed: 12, expected: /ERR_FAILED|ERR_CONNECTION_REFUSED/ });
  const page = await context.newPage();
  await page.goto(host.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await caches.keys()).length === 1 && (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
  host.close();
  await context.setOffline(true);
  await page.goto(host.address);
  return { page, host };
}

test('load, new game, play on, reload and rules, all without a network', async () => {
  const { page, host } = await cutOff();
  await newGame(page, { options: everything });
  const chance = chanceFrom(12);
  await playOn(page, chance, 6);
  await asked(page);
  const before = await handOf(page);
  await page.reload();
  await asked(page);
  expect(await handOf(page)).toBe(before);
  await playOn(page, chance, 4);
  await page.goto(`${host.address}#/rules/ONI-7.4`);
  await page.waitForSelector('.rule.here');
  await page.goto(host.address);
  await page.waitForSelector('article');
});

test('Labyrinth, whose screens are loaded later, without a network', async () => {
  const { page, host } = await cutOff();
  await page.goto(`${host.address}#/new`);
  await page.locator("input[name='game'][value='labyrinth']").check();
  await page.click('.begin button');
  const chance = chanceFrom(12);
  for (let answers = 0; answers < 5; answers++) await labyrinth.answer(page, chance);
  await labyrinth.asked(page);
  const before = await labyrinth.promptOf(page);
  await page.reload();
  await labyrinth.asked(page);
  expect(await labyrinth.promptOf(page)).toBe(before);
  for (let answers = 0; answers < 3; answers++) await labyrinth.answer(page, chance);
});
