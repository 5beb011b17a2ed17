// The server is killed and started again while two people play: their pages come back by themselves, nothing that was answered is lost, and the game ends.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playTogether, toMove, twoPeople, type Two } from './people.ts';
import { useBrowser } from './pages.ts';
import { chanceFrom, handOf, promptOf } from './player.ts';
import { Server } from './server.ts';

useBrowser();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server?.close());

const told = async ({ ada, bob }: Two) =>
  Promise.all([ada, bob].map(async ({ page }) => ({ title: await page.locator('.bar h1').innerText(), prompt: await promptOf(page), hand: await handOf(page), log: await page.locator('.lines p').allInnerTexts() })));

async function restart(two: Two) {
  const pages = [two.ada.page, two.bob.page];
  await server.kill();
  await Promise.all(pages.map((page) => page.waitForSelector('.bar .state:has-text("connecting")')));
  await server.start();
  await Promise.all(pages.map((page) => page.waitForSelector('.bar .state:has-text("connecting")', { state: 'detached' })));
}

test('a server killed with -9 during play', async () => {
  const two = await twoPeople(server.address);
  const chance = chanceFrom(4);
  for (const answers of [7, 6, 9]) {
    expect(await playTogether(two, chance, answers)).toBe(answers);
    await toMove(two);
    const before = await told(two);
    await restart(two);
    await expect.poll(() => told(two)).toEqual(before);
  }
  // In the middle of an answer: a card is chosen, and the line breaks before it is laid.
  const mover = await toMove(two);
  await mover?.page.locator('.hands button, .prompt ul button').first().click();
  await restart(two);
  await playTogether(two, chance);
  const words = await Promise.all([two.ada, two.bob].map(({ page }) => page.locator('.ending .text').innerText()));
  expect(words[0]).toBe(words[1]);
});
