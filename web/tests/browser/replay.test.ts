// Looking back at a game: step by step, with keys and without a network, and a new game from any step.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { dist, openContext, openPage, useBrowser } from './pages.ts';
import { asked, chanceFrom, handOf, newGame, playOn } from './player.ts';

useBrowser();

const few = { deck: { RS: 3, RM: 3, RK: 2, US: 3, UM: 3, RD: 2, UD: 2, GD: 2, BD: 2 } };
const moment = async (page: Page) => Number(await page.locator('input[type=range]').inputValue());
const told = (page: Page) => page.locator('footer [role=status]').innerText();
const turnOf = async (page: Page) => Number(/Turn (\d+)/.exec(await told(page))?.[1]);
const keyed = async (page: Page, key: string) => {
  await page.keyboard.press(key);
  return moment(page);
};

async function toTheReplay(page: Page) {
  await playOn(page, chanceFrom(7));
  await page.click('dialog >> text=Look back');
  await page.waitForSelector('.replay .board');
}

async function lookThrough(page: Page) {
  await expect.poll(() => turnOf(page)).toBe(1);
  expect(await keyed(page, 'ArrowRight')).toBe(1);
  expect(await keyed(page, 'ArrowRight')).toBe(2);
  expect(await keyed(page, 'ArrowLeft')).toBe(1);
  expect(await keyed(page, 'PageDown')).toBeGreaterThan(1);
  await expect.poll(() => turnOf(page)).toBe(2);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => turnOf(page)).toBe(3);
  const third = await moment(page);
  await page.keyboard.press('PageUp');
  await expect.poll(() => turnOf(page)).toBe(2);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => turnOf(page)).toBe(1);
  const last = await keyed(page, 'End');
  expect(last).toBeGreaterThan(third);
  await expect.poll(() => told(page)).toMatch(/won|lost/);
  expect(await page.getByText('Play on from here').isDisabled()).toBe(true);
  // The slider's keys are those of the page.
  await page.locator('input[type=range]').focus();
  expect(await keyed(page, 'Home')).toBe(0);
  expect(await keyed(page, 'ArrowRight')).toBe(1);
  await page.getByLabel('One step back').click();
  await page.getByLabel('One step on').click();
  await page.getByLabel('One turn on').click();
  await expect.poll(() => turnOf(page)).toBe(2);
  await page.getByLabel('One turn back').click();
  await expect.poll(() => turnOf(page)).toBe(1);
  expect(await keyed(page, 'Home')).toBe(0);
}

test('by keys, and a new game from a step in the middle of a turn', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 7, options: few });
  await page.goto(host.address);
  await newGame(page);
  await toTheReplay(page);
  await lookThrough(page);
  // Two turns on and two steps back: a turn has begun there.
  for (const key of ['PageDown', 'PageDown', 'ArrowLeft']) await page.keyboard.press(key);
  await expect.poll(() => turnOf(page)).toBe(2);
  const row = await page.locator('.replay .row li[title]').evaluateAll((cards) => cards.map((card) => card.getAttribute('title')));
  await page.click('text=Play on from here');
  await page.waitForSelector('.onirim .board');
  await asked(page);
  expect(await page.locator('.onirim .row li[title]').evaluateAll((cards) => cards.map((card) => card.getAttribute('title')))).toEqual(row);
  await playOn(page, chanceFrom(8), 3);
  await page.reload();
  await asked(page);
  host.close();
});

test('what the decisions cost, and the way to the costliest', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 7, options: { deck: { RS: 4, RM: 2, RK: 1, RD: 1, US: 2, UM: 1, UK: 1, UD: 1, nightmare: 2 } } });
  await page.goto(host.address);
  await newGame(page);
  await toTheReplay(page);
  const chances = page.getByRole('button', { name: 'Chances' });
  await chances.click();
  await page.getByText('All choices together cost').waitFor({ timeout: 120_000 });
  expect((await page.locator('.replay polyline.played').getAttribute('points'))?.split(' ').length).toBeGreaterThan(3);
  const costliest = page.locator('.chances button').first();
  const turn = Number(/Turn (\d+)/.exec(await costliest.innerText())?.[1]);
  await costliest.click();
  await expect.poll(() => turnOf(page)).toBe(turn);
  expect(await page.locator('.chances').innerText()).toContain('Best was');
  await chances.click();
  expect(await page.locator('.chances').count()).toBe(0);
  host.close();
});

const started = `meander onirim record 1
start {"format":"meander-onirim-position","version":1,"hand":["RS","RM","UM","GS","BM"],"rows":["UK"],"deck":{"unknown":{"RD":2,"UD":2,"GD":2,"BD":2,"BS":6,"GM":4}}}
turn 1 seat 1: play RS; draw BS
turn 2 seat 1: play RM; draw GM
`;

test('a record that begins with a position, and a new game from it', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 5 });
  await page.goto(`${host.address}#/replay`);
  await page.fill('textarea', started);
  await page.click('text=Look at it');
  await page.waitForSelector('.replay .board');
  expect(await turnOf(page)).toBe(1);
  for (const expected of [1, 2]) expect(await keyed(page, 'ArrowRight')).toBe(expected);
  await expect.poll(() => turnOf(page)).toBe(2);
  expect(await keyed(page, 'End')).toBe(4);
  await keyed(page, 'ArrowUp');
  await page.click('text=Play on from here');
  await page.waitForSelector('.onirim .board');
  await asked(page);
  const hand = await handOf(page);
  expect(hand.split(' ').sort()).toEqual(['BM', 'BS', 'GS', 'RM', 'UM']);
  await page.reload();
  await asked(page);
  expect(await handOf(page)).toBe(hand);
  await toTheReplay(page);
  expect(await turnOf(page)).toBe(1);
  host.close();
});

test('without a network', async () => {
  const host = await serve(dist);
  const context = await openContext({ seed: 7, options: few, expected: /ERR_FAILED|ERR_CONNECTION_REFUSED/ });
  const page = await context.newPage();
  await page.goto(host.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated');
  host.close();
  await context.setOffline(true);
  await page.goto(host.address);
  await newGame(page);
  await toTheReplay(page);
  await page.reload();
  await page.waitForSelector('.replay .board');
  await lookThrough(page);
  await page.keyboard.press('ArrowDown');
  await page.click('text=Play on from here');
  await page.waitForSelector('.onirim .board');
  await playOn(page, chanceFrom(9), 2);
  // A record from a file, too.
  await page.goto(`${host.address}#/replay`);
  await page.setInputFiles('input[type=file]', { name: 'onirim.txt', mimeType: 'text/plain', buffer: Buffer.from(started) });
  await page.waitForSelector('.replay .board');
  expect(await keyed(page, 'ArrowRight')).toBe(1);
});
