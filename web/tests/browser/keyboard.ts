// A person without a pointer: everything goes through page.keyboard. The DOM is only looked at.
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';

// Where the focus is, and whether one can see it: inside the window, with a ring.
export const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!(at instanceof HTMLElement) || at === document.body) return { lost: true, name: 'nowhere', table: false, seen: false };
    const { left, top, right, bottom } = at.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    const onScreen = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    // A heading that was given the focus, so that it is read out, needs no ring.
    const ring = /^H[12]$/.test(at.tagName) || (at.matches(':focus-visible') && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2);
    return { lost: false, name: `${at.tagName} ${at.getAttribute('aria-label') ?? at.textContent}`.slice(0, 60), table: at.closest('.onirim, dialog') !== null, seen: onScreen && ring };
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

// Plain Tab order, for the screens that are no table.
export async function tabTo(page: Page, goal: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    if (await goal.evaluate((there) => there === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not get there');
}
