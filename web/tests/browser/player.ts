// A person at the page: what it may press is what the page offers.
import type { Locator, Page } from 'playwright-core';

export type Chance = () => number;

export function chanceFrom(seed: number): Chance {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
}

export const everything = ['with:book', 'with:towers', 'with:premonitions'];

export interface Game {
  options?: string[]; // of `everything`
  partner?: string;
  name?: string;
}

// From the page's start to the table.
export async function newGame(page: Page, game: Game = {}) {
  await page.click('a[href="#/new"]');
  await fillIn(page, game);
  await page.click('.begin button');
  await page.waitForSelector('.board, .cover');
}

export async function fillIn(page: Page, { options = [], partner, name }: Game) {
  await page.waitForSelector('fieldset');
  if (partner) await page.locator(`input[name='partner'][value='${partner}']`).check();
  for (const option of everything) await page.locator(`input[data-option='${option}']`).setChecked(options.includes(option));
  if (name) await page.getByLabel('Your name').fill(name);
}

const pressable = '.cover button:enabled, .prompt button:enabled, .hands button.offered, .spells-zone button.can, .ending';
export const asked = (page: Page) => page.waitForSelector(pressable);
export const isOver = (page: Page) => page.locator('.ending').isVisible();
export const promptOf = (page: Page) => page.locator('.onirim').getAttribute('data-prompt');
export const handOf = (page: Page) => page.locator('.hands [data-card]').evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')).join(' '));

// The prompt has been answered, as far as this page is concerned.
export const answered = (page: Page, before: string | null) =>
  page.waitForFunction((number) => {
    const table = document.querySelector('.onirim');
    return document.querySelector('.ending, .cover, .pass') !== null || (table !== null && table.getAttribute('data-prompt') !== number);
  }, before);

// One answer; tells what kind it was, or that the game is over.
export async function answer(page: Page, chance: Chance): Promise<string> {
  await asked(page);
  if (await isOver(page)) return 'over';
  if (await page.locator('.cover').count()) {
    if (await page.locator('[data-card], .hands, .board').count()) throw new Error('cards behind the cover');
    await page.click('.cover button');
    return 'cover';
  }
  if (await page.locator('.pass').count()) {
    await page.click('.pass');
    return 'pass';
  }
  const before = await promptOf(page);
  const kind = await act(page, chance);
  await answered(page, before);
  return kind;
}

export async function playOn(page: Page, chance: Chance, most = Infinity): Promise<string[]> {
  const kinds: string[] = [];
  while (kinds.length < most) {
    const kind = await answer(page, chance);
    if (kind === 'over') break;
    kinds.push(kind);
  }
  return kinds;
}

export async function any(these: Locator, chance: Chance): Promise<Locator> {
  return these.nth(Math.floor(chance() * (await these.count())));
}

async function act(page: Page, chance: Chance): Promise<string> {
  if (await page.locator('.tray').count()) return tray(page, chance);
  const buttons = page.locator('.prompt ul button');
  const cards = page.locator('.hands button.offered');
  if ((await buttons.count()) > 0 && ((await cards.count()) === 0 || chance() < 0.5)) {
    await (await any(buttons, chance)).click();
    return 'button';
  }
  await (await any(cards, chance)).click();
  const lit = page.locator('.lit > .put');
  await (await any(chance() < 0.7 && (await lit.count()) > 0 ? lit : buttons, chance)).click();
  return 'card';
}

async function tray(page: Page, chance: Chance): Promise<string> {
  const confirm = page.locator('.tray .confirm button');
  const ordered = (await page.locator('.ends').count()) > 0;
  // Of an order one card is put somewhere else.
  for (let taps = ordered ? 2 : 0; taps > 0; taps--) await (await any(page.locator('.tray ol button'), chance)).click();
  while (!(await confirm.isEnabled())) await (await any(page.locator(".tray ol button[aria-pressed='false']"), chance)).click();
  await confirm.click();
  return ordered ? 'order' : 'choice';
}
