// A person without a pointer: everything goes through page.keyboard. The DOM is only looked at.
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { allCells, starts, towards } from '../../src/games/labyrinth/board/hexagon.ts';

// Where the focus is, and whether one can see it: inside the window, with a ring.
export const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return { lost: true, name: 'nowhere', table: false, seen: false };
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    // A cell of a board has its ring around the shape in it.
    const shape = at instanceof SVGElement && at.firstElementChild ? getComputedStyle(at.firstElementChild) : undefined;
    const drawn = shape ? shape.stroke !== 'none' : outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const onScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    // A heading that was given the focus, so that it is read out, needs no ring.
    const ring = /^H[12]$/.test(at.tagName) || (at.matches(':focus-visible') && drawn);
    return { lost: false, name: `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent}`.slice(0, 60), table: at.closest('.onirim, .labyrinth, dialog') !== null, seen: onScreen && ring };
  });

export async function expectFocus(page: Page, after: string) {
  // What had the focus may be gone for a moment, until the next question is there.
  await expect.poll(() => focusOf(page), { message: `the focus after ${after}`, timeout: 3000 }).toMatchObject({ lost: false, table: true, seen: true });
}

const arrowTo = (goal: Locator) =>
  goal.evaluate((there) => {
    const { activeElement: here } = document;
    if (here === there) return 'here';
    const zone = here?.closest('[data-zone]');
    if (!here || !zone || zone !== there.closest('[data-zone]')) return undefined;
    const centre = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [(left + right) / 2, (top + bottom) / 2] as const;
    };
    const [x, y] = centre(here);
    const [toX, toY] = centre(there);
    return Math.abs(toX - x) >= Math.abs(toY - y) ? (toX > x ? 'ArrowRight' : 'ArrowLeft') : toY > y ? 'ArrowDown' : 'ArrowUp';
  });

// Tab from zone to zone, and arrows inside the zone, as the help says.
export async function goTo(page: Page, goal: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    const key = await arrowTo(goal);
    if (key === 'here') return;
    await page.keyboard.press(key ?? 'Tab');
  }
  throw new Error(`no way by keys to ${await goal.evaluate((there) => there.outerHTML.slice(0, 200))}`);
}

export async function press(page: Page, goal: Locator) {
  await goTo(page, goal);
  await page.keyboard.press('Enter');
}

const arrows = { ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 }, ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 } };
const places = [...allCells, ...starts];

// The fewest arrows from one cell to another.
function waysTo(goal: string, from: string): string[] {
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [cell, way] of ways) {
    for (const [key, direction] of Object.entries(arrows)) {
      const next = towards(cell, direction, places);
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, key]);
    }
  }
  const way = ways.get(goal);
  if (!way) throw new Error(`no way by arrows to ${goal}`);
  return way;
}

// To a cell of the board of Labyrinth: Tab to the board, and arrows from cell to cell.
export async function goToCell(page: Page, goal: Locator) {
  const board = page.locator(".board .target[tabindex='0']");
  await tabTo(page, board);
  const name = (cell: Locator) => cell.evaluate((there) => there.getAttribute('data-cell') ?? '');
  for (const key of waysTo(await name(goal), await name(board))) await page.keyboard.press(key);
  expect(await goal.evaluate((there) => there === document.activeElement)).toBe(true);
}

// Plain Tab order, for the screens that are no table.
export async function tabTo(page: Page, goal: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await goal.evaluate((there) => there === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not get there');
}

// From what is told at the end of a game.
export async function toTheStart(page: Page) {
  await tabTo(page, page.locator('dialog a', { hasText: 'To the start' }));
  await page.keyboard.press('Enter');
  await page.waitForSelector('h1:has-text("Meander")');
  expect((await focusOf(page)).name).toContain('Meander');
}
