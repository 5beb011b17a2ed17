// The server is killed and started again while two people play: their pages come back by themselves, nothing that was answered is lost, and the game ends.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playTogether, toMove, twoPeople, type Two } from './people.ts';
import { useBrowser } from './pages.ts';
import { answered, chanceFrom, handOf, promptOf } from './player.ts';
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

test('whoever answers while the server is away is told so, and answers without loading anything when it is back', async () => {
  const two = await twoPeople(server.address);
  const mover = await toMove(two);
  const page = mover?.page as Page;
  await page.locator('.tray ol button').first().click();
  await server.kill();
  const confirm = page.locator('.tray .confirm button');
  await page.waitForSelector('.bar .state:has-text("connecting")');
  await confirm.click();
  await page.waitForSelector('.prompt .refused:has-text("nothing was sent")');
  for (const name of ['Hint', 'Why this question?']) {
    await page.click(`.bar [aria-label="${name}"]`);
    await page.waitForSelector('.note.refused');
    await page.click('.note .plain');
  }
  await server.start();
  // The page need not have noticed that the server is back.
  const before = await promptOf(page);
  await page.locator(".tray ol button[aria-pressed='false']").first().click();
  await confirm.click();
  await answered(page, before);
  expect(await page.locator('.prompt .refused').count()).toBe(0);
  await playTogether(two, chanceFrom(7), 4);
});
