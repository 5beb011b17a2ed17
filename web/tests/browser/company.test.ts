// What two can do beside answering: take back by consent, clocks, leaving, a computer for whoever has gone, coming back, watching; and giving up.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, playTogether, twoPeople } from './people.ts';
import { openPage, useBrowser } from './pages.ts';
import { answer, asked, chanceFrom, handOf, newGame } from './player.ts';
import { Server } from './server.ts';

useBrowser();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server?.close());

const seats = (page: Page) => page.locator('.seats').innerText();
const menu = async (page: Page, words: string) => {
  await page.click('.bar [aria-label="More"]');
  await page.click(`dialog >> text=${words}`);
};

test('an answer is taken back when the other agrees, and stands when not', async () => {
  const two = await twoPeople(server.address);
  const { ada, bob } = two;
  await playTogether(two, chanceFrom(3), 2); // each has picked a card
  await asked(ada.page);
  const before = await handOf(ada.page);
  expect(before).not.toBe('');
  for (const agrees of [false, true]) {
    await ada.page.click('.bar [aria-label="Take back"]');
    await ada.page.waitForSelector('.seats:has-text("asked about taking back")');
    await bob.page.waitForSelector('dialog:has-text("Ada asks to take the last answer back")');
    await bob.page.click(agrees ? 'text=I agree' : 'dialog >> text=No');
    await bob.page.waitForSelector('dialog', { state: 'detached' });
    await ada.page.waitForSelector('.seats:has-text("asked about taking back")', { state: 'detached' });
    if (agrees) await ada.page.waitForSelector('.lines s');
    else expect([await ada.page.locator('.lines s').count(), await handOf(ada.page)]).toEqual([0, before]);
  }
  await asked(ada.page);
  await expect.poll(() => handOf(ada.page)).toBe('');
  await playTogether(two, chanceFrom(4), 4);
});

test('clocks run for whoever is asked, and a computer goes on when one has run out', async () => {
  const shortClock = (page: Page) =>
    page.route('**/api', async (route) => {
      const request = route.request().postDataJSON() as { type: string };
      await route.continue(request.type === 'create' ? { postData: { ...request, clock: { bank: 9, turn: 0 } } } : {});
    });
  const two = await twoPeople(server.address, {}, {}, shortClock);
  const { ada, bob } = two;
  for (const { page } of [ada, bob]) expect(await page.locator('.seats time').allInnerTexts()).toHaveLength(2);
  const clock = ada.page.locator('.seats time');
  const [first, other] = await clock.allInnerTexts();
  await expect.poll(() => clock.first().innerText()).not.toBe(first);
  expect(await clock.nth(1).innerText()).toBe(other);
  await ada.page.waitForSelector('.seats:has-text("Your time has run out")');
  expect(await ada.page.locator('.seats button').count()).toBe(0);
  await bob.page.waitForSelector('.prompt button, .hands button.offered');
  await bob.page.waitForSelector('.seats li:has-text("Ada"):has-text("no time left")');
});

test('whoever leaves is replaced, can come back, and plays on', async () => {
  const two = await twoPeople(server.address);
  const { ada, bob } = two;
  const chance = chanceFrom(5);
  await playTogether(two, chance, 6);
  await menu(bob.page, 'Leave the table to the others');
  await bob.page.click('dialog >> text=Go on playing');
  await menu(bob.page, 'Leave the table to the others');
  await bob.page.click('dialog .bad');
  await bob.page.waitForSelector('h1:has-text("Meander")');
  await ada.page.waitForSelector('.seats:has-text("has left")');
  await ada.page.click('.seats >> text=Let a computer play on');
  await ada.page.waitForSelector('.seats >> text=Let a computer play on', { state: 'detached' });
  await ada.page.waitForSelector('.seats li:has(svg):has-text("a computer plays on")');
  for (let answers = 0; answers < 4; answers++) await answer(ada.page, chance);
  await bob.page.click('article h3 a');
  await bob.page.click('.seats >> text=Take the seat back');
  await ada.page.waitForSelector('.seats:has-text("has left")', { state: 'detached' });
  await playTogether(two, chance, 4);
  expect(await seats(ada.page)).toMatch(/Bob/);
});

test('a watcher sees both players alike and has nothing to press', async () => {
  const two = await twoPeople(server.address, { options: ['with:book', 'with:towers'] });
  const { ada } = two;
  await ada.page.click('.bar [aria-label="More"]');
  const address = await ada.page.locator('.watch textarea').inputValue();
  await ada.page.click('dialog [aria-label="Close"]');
  const watching = await person();
  await watching.page.goto(address);
  await watching.page.waitForSelector('.board');
  const zones = await watching.page.locator('.zone').evaluateAll((all) => all.map((zone) => zone.getAttribute('aria-label')));
  for (const name of ['Ada', 'Bob']) for (const what of ['Cards', 'Doors', 'Row']) expect(zones).toContain(`${what} of ${name}`);
  expect(zones).toContain('Open cards');
  expect(zones.filter((name) => name?.startsWith('Your'))).toEqual([]);
  expect(await watching.page.locator('.bar [aria-label="Hint"], .hands button, .prompt button').count()).toBe(0);
  // What has been taken lay open, and both know it; held in a hand it is nobody else's.
  await playTogether(two, chanceFrom(6), 9);
  await expect.poll(() => watching.update?.sequence).toBe(ada.update?.sequence);
  const held = await watching.page.locator('.partner ul[data-fly] > li[title]').evaluateAll((cards) => cards.map((card) => card.getAttribute('title')));
  expect(held.length).toBeGreaterThan(0);
  expect(new Set(held)).toEqual(new Set(['an unknown card']));
});

test('giving up, once the game cannot be won any more', async () => {
  const page = await openPage({ seed: 1, options: { deck: { RS: 3, RM: 2, RK: 3, RD: 2, UD: 2, GD: 2, BD: 2 } } });
  await page.goto(server.address);
  await newGame(page);
  await page.click('.bar [aria-label="More"]');
  expect(await page.locator('dialog >> text=Give up').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  // A Key is discarded, and of the cards that it shows a door.
  await page.locator('.hands [data-card=RK]').first().click();
  await page.locator('.prompt ul button', { hasText: 'Discard' }).click();
  await page.locator('.tray ol button[title$="door"]').first().click();
  await page.click('.confirm button');
  await page.waitForSelector('.bar:has-text("can no longer be won")');
  await menu(page, 'Give up');
  await page.click('dialog .bad');
  await page.waitForSelector('.ending');
  await page.click('text=Statistics');
  expect(await page.locator('.mark').allInnerTexts()).toEqual(['L']);
});
