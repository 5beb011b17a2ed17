// Six seats in four browsers, played to the very end on the page: two who follow the hints, one who takes whatever is offered, computers, and one who watches.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { advised } from './labyrinth-player.ts';
import { gather, playOne, toMove } from './labyrinth-people.ts';
import { useBrowser } from './pages.ts';
import { watcherOf } from './people.ts';
import { chanceFrom, isOver } from './player.ts';
import { Server } from './server.ts';

useBrowser();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server?.close());

async function savedRecord(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('dialog >> text=Save the record')]);
  return readFileSync(await download.path(), 'utf8');
}

test('a game for six is played to its end; every page tells who has won, and its record can be looked at', async () => {
  const people = await gather(server.address, [
    { kind: 'here', character: 'architect' }, { kind: 'open', character: 'archer' }, { kind: 'greedy', character: 'witch' },
    { kind: 'here', character: 'monk' }, { kind: 'open', character: 'thief' }, { kind: 'runner', character: 'swordmaster' },
  ]);
  const [ada, bob, cy] = people;
  const watching = await watcherOf(server.address, ada!);
  const chance = chanceFrom(5);
  const movers = new Set();
  for (;;) {
    const mover = await toMove(people);
    if (await isOver(mover.page)) break;
    if (mover === bob) await playOne([bob], chance);
    else await advised(mover.page);
    movers.add(mover);
  }
  expect(movers.size).toBe(3);

  const pages = [ada!, bob!, cy!, watching].map(({ page }) => page);
  await Promise.all(pages.map((page) => page.waitForSelector('.ending')));
  const { winner = 0, text } = bob!.update!.result!;
  expect(text).toContain('won');
  const titles = pages.map((page) => page.locator('dialog h2').innerText());
  const winners = [[1, 4], [2], [5], [winner]];
  expect(await Promise.all(titles)).toEqual(winners.map((seats) => (seats.includes(winner) ? 'The labyrinth opens' : 'Somebody else was faster')));
  for (const page of pages) expect(await page.locator('.ending .text').innerText()).toBe(text);

  const record = await savedRecord(cy!.page);
  expect(record).toMatch(new RegExp(`\nresult seat ${winner}\n$`));
  await cy!.page.click('dialog >> text=Look back');
  await cy!.page.waitForSelector('.replay .board');
  await cy!.page.keyboard.press('End');
  await cy!.page.waitForFunction(() => document.querySelector('.replay [role=status]')?.textContent?.includes('won'));
});
