// What is decided by lies in sight: cards that are looked at, the end of a long row, the board of a replay on a phone on its side.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { desktop, dist, openPage, phone, useBrowser } from './pages.ts';
import { answered, asked, everything, fillIn, promptOf } from './player.ts';
import { all, few, longRow, lookAt, playFrom } from './positions.ts';

useBrowser();
let host: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  host = await serve(dist);
});
afterAll(() => host?.close());

const onItsSide = { width: 740, height: 360 };
const book = { options: { with: ['book', 'towers', 'premonitions'] }, goals: ['R', 'U', 'G', 'B', 'R', 'U', 'G', 'B'], premonitions: { open: ['red', 'green', 'blue', 'brown'], pile: ['pairs', 'five', 'rainbow', 'three'] } };
const hand = ['RK', 'RM', 'US', 'GS', 'BS'];

// How much of each is to be seen, of one: whatever clips it or lies above it takes away.
const seen = (things: Locator) =>
  things.evaluateAll((all) =>
    all.map((thing) => {
      const { left, top, width, height } = thing.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + x * width, top + y * height)));
      return points.filter((point) => point && (thing.contains(point) || point.contains(thing))).length / 9;
    }),
  );

async function endInSight(page: Page) {
  const inside = () => page.locator('.row ol').evaluate((list) => {
    const last = list.querySelector('li:last-child')?.getBoundingClientRect();
    const { left, right } = list.getBoundingClientRect();
    return last !== undefined && last.left >= left - 1 && last.right <= Math.min(right, innerWidth) + 1;
  });
  await expect.poll(inside).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && document.scrollingElement?.scrollHeight === innerHeight)).toBe(true);
}

test.each([['a phone', phone], ['a phone on its side', onItsSide], ['a desktop', desktop]] as const)('all cards that are looked at, on %s', async (_, viewport) => {
  const page = await openPage({ seed: 3, viewport });
  await playFrom(page, host.address, { ...book, hand, rows: longRow, discard: { nightmare: 5, RS: 3, US: 2 }, deck: { unknown: few } });
  await page.locator('.spells-zone button.can').first().click();
  await page.locator('.prompt ul button').first().click();
  await page.waitForSelector('.tray');
  for (let paid = 0; paid < 5; paid++) await page.locator('.tray ol button[aria-pressed=false]').first().click();
  const before = await promptOf(page);
  await page.click('.tray .main');
  await answered(page, before);
  await page.waitForSelector('.tray ol li:nth-child(5)');
  expect(await page.locator('.tray ol li').count()).toBe(5);
  if (viewport === phone) return; // there they may be scrolled to
  expect(Math.min(...(await seen(page.locator('.tray ol li'))))).toBeGreaterThan(0.6);
});

test('seven cards of a Happy Dream lie beside each other on a phone, large enough for a finger, with what confirms the choice', async () => {
  const page = await openPage({ seed: 3, viewport: phone });
  await playFrom(page, host.address, { ...book, hand, rows: longRow, discard: { nightmare: 5, RS: 3, US: 2 }, deck: { unknown: few, top: ['happy-dream'] } });
  await page.locator('.hands [data-card=US]').click();
  await page.locator('.prompt ul button').first().click();
  await page.click('text=Reveal the next cards');
  for (const asked of ['.tray:not(:has(.ends))', '.tray:has(.ends)']) {
    await page.waitForSelector(asked);
    const cards = await page.locator('.tray ol button').evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
    expect(cards.length).toBe(7);
    expect(new Set(cards.map(({ top }) => Math.round(top))).size).toBe(1);
    expect(Math.min(...cards.map(({ width }) => width))).toBeGreaterThanOrEqual(44);
    expect(Math.min(...(await seen(page.locator('.tray :is(ol button, .main), .hands .slot'))))).toBe(1);
    await page.click('.tray .main');
  }
});

test('a small desktop shows all of a board for two, and of a replay', async () => {
  const page = await openPage({ seed: 4, viewport: { width: 1280, height: 800 }, options: { talk: 'open' } });
  const over = (frame: string) => page.locator(frame).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await page.goto(`${host.address}#/new`);
  await fillIn(page, { options: everything, partner: 'here', name: 'Ada' });
  await page.getByLabel('Name of the other player').fill('Bob');
  await page.click('.begin button');
  await page.waitForSelector('.board');
  expect(await over('.scroll')).toBeLessThanOrEqual(8);
  await lookAt(page, host.address, { ...book, hand, rows: longRow.slice(0, 6), deck: { unknown: few } });
  expect(await over('.replay main')).toBeLessThanOrEqual(8);
});

test('a long row keeps its end in sight, and the page its width', async () => {
  const page = await openPage({ seed: 3, viewport: phone });
  await playFrom(page, host.address, { hand, rows: longRow, deck: { unknown: few } });
  for (const viewport of [phone, onItsSide, desktop, phone]) {
    await page.setViewportSize(viewport);
    await endInSight(page);
  }
});

test('a replay on a phone on its side shows its board', async () => {
  const page = await openPage({ viewport: onItsSide });
  await lookAt(page, host.address, { ...book, hand, rows: longRow.slice(0, 6), deck: { unknown: few } });
  const main = await page.locator('main').evaluate((board) => ({ height: board.clientHeight, width: board.clientWidth }));
  expect(main.height).toBeGreaterThan(300);
  expect(main.width).toBeGreaterThan(300);
  await page.locator('main').evaluate((board) => board.scrollTo(0, board.scrollHeight));
  expect(Math.min(...(await seen(page.locator('.hands .slot'))))).toBeGreaterThan(0.6);
  const box = await page.getByText('Play on from here').boundingBox();
  expect(box && box.y + box.height).toBeLessThanOrEqual(onItsSide.height);
});

test('a card that was dragged in an order takes no tap with it', async () => {
  const page = await openPage({ seed: 3, viewport: desktop });
  await playFrom(page, host.address, { hand, rows: ['RS'], deck: { unknown: all } });
  await page.locator('.hands [data-card=RK]').click();
  await page.locator('.prompt button:has-text("Discard red key")').click();
  await page.waitForSelector('.tray');
  await page.locator('.tray ol button').first().click();
  await page.click('.tray .main');
  await page.waitForSelector('.ends');
  const names = () => page.locator('.tray ol button').evaluateAll((cards) => cards.map((card) => card.getAttribute('title')));
  const before = await names();
  const prompt = await promptOf(page);
  const boxes = await Promise.all([0, 3].map((at) => page.locator('.tray ol button').nth(at).boundingBox()));
  const middle = (box: (typeof boxes)[number]) => [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  await page.mouse.move(...middle(boxes[0] ?? null));
  await page.mouse.down();
  await page.mouse.move(middle(boxes[0] ?? null)[0] + 20, middle(boxes[0] ?? null)[1] - 60, { steps: 3 });
  // What is dragged lies above everything.
  expect(await page.locator('body > .dragged-card').count()).toBe(1);
  await page.mouse.move(...middle(boxes[1] ?? null), { steps: 5 });
  await page.mouse.up();
  expect(await page.locator('.dragged-card').count()).toBe(0);
  expect(await names()).toEqual([before[1], before[2], before[3], before[0]]);
  await page.click('.tray .main');
  await answered(page, prompt);
});

test('an order that a replay stands in goes on where it stands', async () => {
  const page = await openPage({ seed: 3, viewport: desktop });
  const turns = ['turn 1 seat 1: discard RK; draw RS; draw UM; draw GS; draw BM; draw GD; drop RS; top UM; top GS'];
  await lookAt(page, host.address, { hand, rows: ['RS'], deck: { unknown: all } }, turns);
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('footer [role=status]').innerText()).toContain('Put green sun on top.');
  expect(await page.locator('.looked li').evaluateAll((cards) => cards.map((card) => card.getAttribute('title')))).toEqual(['blue moon', 'green sun', 'brown moon', 'green door']);
  expect(await page.locator('[data-fly=discard] [data-card], [data-fly=discard] svg').first().isVisible()).toBe(true);
  await page.click('text=Play on from here');
  await page.waitForSelector('.tray');
  expect(await page.locator('.tray ol .place').allInnerTexts()).toEqual(['1', '2', '3', '4']);
  expect(await page.locator('.tray ol button').count()).toBe(2);
  expect(await page.locator('.question').innerText()).toContain('below those that lie there');
  // Back to where the record was put in, and there again by its address.
  await page.goto(`${host.address}#/replay`);
  await page.waitForSelector('textarea');
});

test('where a card may never go, dragging it there brings the reason', async () => {
  const page = await openPage({ seed: 3, viewport: desktop });
  await playFrom(page, host.address, { hand, rows: ['RS'], deck: { unknown: all }, discard: { US: 2 } });
  for (const place of ['deck', 'limbo']) {
    const [from, to] = [await page.locator('.hands [data-card=US]').boundingBox(), await page.locator(`[data-place=${place}]`).boundingBox()];
    await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move((to?.x ?? 0) + 25, (to?.y ?? 0) + 25, { steps: 6 });
    await page.mouse.up();
    await page.waitForSelector('.bubble');
    await page.click('.bubble .plain');
  }
});

test.each([['book'], ['book', 'towers'], ['book', 'premonitions'], ['book', 'towers', 'premonitions']])('a desktop shows the whole table: %s %s %s', async (...set) => {
  const page = await openPage({ seed: 3, viewport: desktop });
  const { premonitions, ...rest } = book;
  const position = { ...rest, ...(set.includes('premonitions') ? { premonitions } : {}), options: { with: set.filter(Boolean) }, hand, rows: longRow, deck: { unknown: few } };
  await lookAt(page, host.address, position);
  const over = (place: string) => page.locator(place).evaluate((frame) => frame.scrollHeight - frame.clientHeight);
  expect(await over('main')).toBeLessThanOrEqual(8);
  await page.click('text=Play on from here');
  await page.waitForSelector('.onirim .board');
  await asked(page);
  expect(await over('.scroll')).toBeLessThanOrEqual(8);
});
