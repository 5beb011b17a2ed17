// In the middle of a choice the page is loaded again, its tab is killed, or its line breaks: what is asked is asked again, and nothing is lost.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuttable, type Cut } from './cut.ts';
import { playTogether, toMove, twoPeople } from './people.ts';
import { openContext, openPage, phone, useBrowser } from './pages.ts';
import { answer, asked, chanceFrom, handOf, newGame, playOn } from './player.ts';
import { Server } from './server.ts';

useBrowser();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server?.close());

// Everything that stands on the page about the moment.
async function standing(page: Page) {
  const texts = async (selector: string) => page.locator(selector).allInnerTexts();
  const parts = [page.locator('.onirim').getAttribute('data-prompt'), handOf(page), ...['.question', '.prompt ul button', '.bar h1', '.lines p', '.zone h2', '.pile b'].map(texts)];
  const cards = await page.locator('.tray ol button').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));
  return { parts: await Promise.all(parts), cards };
}

// Until cards are to be put in order or chosen.
async function untilTray(page: Page, chance: () => number) {
  for (let answers = 0; answers < 80; answers++) {
    await asked(page);
    if (await page.locator('.tray').count()) return;
    if ((await answer(page, chance)) === 'over') break;
  }
  throw new Error('no choice of cards in this game');
}

test('in the tab: loaded again and killed while cards are to be chosen', async () => {
  const context = await openContext({ viewport: phone, seed: 21 });
  let page = await context.newPage();
  await page.goto(server.address);
  await newGame(page, { options: ['with:book'] });
  const chance = chanceFrom(21);
  await untilTray(page, chance);
  const before = await standing(page);
  await page.locator('.tray ol button').first().click();
  await page.reload();
  await asked(page);
  expect(await standing(page)).toEqual(before);
  const address = page.url();
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
  await page.goto(address);
  await asked(page);
  expect(await standing(page)).toEqual(before);
  await playOn(page, chance, 3);
});

test('a game that is open in another tab says so, and opens once that one is closed', async () => {
  const context = await openContext({ seed: 2 });
  const page = await context.newPage();
  await page.goto(server.address);
  await newGame(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.waitForSelector('main.page:has-text("another tab")');
  await page.close();
  await other.click('text=Try again');
  await other.waitForSelector('.board');
});

test('on the server: loaded again while it is one\'s turn', async () => {
  const two = await twoPeople(server.address, { options: ['with:book'] });
  const chance = chanceFrom(6);
  await playTogether(two, chance, 8);
  const mover = await toMove(two);
  expect(mover).toBeDefined();
  const page = mover?.page as Page;
  await asked(page);
  const before = await standing(page);
  await page.locator('.hands button').first().click();
  await page.reload();
  await asked(page);
  expect(await standing(page)).toEqual(before);
  await playTogether(two, chance, 3);
});

test('on the server: the line breaks before and after an answer, and comes back without loading anything', async () => {
  const cuts: Cut[] = [];
  const two = await twoPeople(server.address, {}, {}, undefined, async (page) => void cuts.push(await cuttable(page)));
  const chance = chanceFrom(9);
  await playTogether(two, chance, 8);
  for (const at of ['now', 'before', 'after'] as const) {
    let mover = await toMove(two);
    for (; mover && !(await mover.page.locator('.hands button.offered').count()); mover = await toMove(two)) await answer(mover.page, chance);
    const page = mover?.page as Page;
    const cut = cuts[mover === two.ada ? 0 : 1];
    if (!cut) throw new Error('nobody is asked');
    const before = await standing(page);
    if (at === 'now') await cut.now();
    else {
      cut.at = at;
      await page.locator('.hands button.offered').first().click();
      await page.locator('.prompt ul button').first().click();
    }
    await expect.poll(() => cut.at).toBe('never');
    await page.waitForFunction(() => !document.querySelector('.bar .state'));
    if (at === 'after') await expect.poll(async () => (await standing(page)).parts[0]).not.toEqual(before.parts[0]);
    else await expect.poll(() => standing(page)).toEqual(before);
    await playTogether(two, chance, 3);
  }
});

test('a link that is none says so', async () => {
  const page = await openPage();
  await page.goto(`${server.address}#/table/00000000000000000000000000000000`);
  await page.waitForSelector('main.page h1');
  expect(await page.locator('main').innerText()).toMatch(/cannot be opened/);
  await page.click('text=To the start');
  await page.waitForSelector('h1:has-text("Meander")');
});
