// A person at a table of Labyrinth, with a pointer: by the buttons below the board and by the board itself.
import type { Locator, Page } from 'playwright-core';
import { any, isOver, type Chance } from './player.ts';

const patience = { timeout: 120_000 };
export const pressable = '.cover button:enabled, .pass, .labyrinth .prompt ul button:enabled, .labyrinth .lay, .labyrinth [data-lit], .ending';
export const asked = (page: Page) => page.waitForSelector(pressable, patience);
export const promptOf = (page: Page) => page.locator('.labyrinth').getAttribute('data-prompt');
export const phaseOf = (page: Page) => page.locator('.labyrinth').getAttribute('data-phase');
const litCells = (page: Page) => page.locator('.board [data-lit]');

export const answered = (page: Page, before: string | null) =>
  page.waitForFunction((number) => document.querySelector('.ending, .cover, .pass') !== null || document.querySelector('.labyrinth')?.getAttribute('data-prompt') !== number, before, patience);

// In the middle of a cell, as a finger would.
export async function tap(page: Page, cell: Locator) {
  const box = await cell.boundingBox();
  if (!box) throw new Error('no such cell');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

// Something that can be done at a cell.
export async function doAt(page: Page, cell: string, kind: string) {
  await asked(page);
  const before = await promptOf(page);
  await tap(page, page.locator(`.board [data-cell='${cell}']`));
  await page.locator(`.prompt [data-do='${kind}']`).first().click();
  await answered(page, before);
}

// The drawn tile, as it first lies there.
export async function layAt(page: Page, cell: string) {
  await asked(page);
  const before = await promptOf(page);
  await tap(page, page.locator(`.board [data-cell='${cell}']`));
  await page.click('.lay .main:enabled');
  await answered(page, before);
}

async function lay(page: Page, chance: Chance) {
  const done = page.locator('.lay .main');
  // Two tiles that change places lie there already.
  if ((await litCells(page).count()) > 0) await tap(page, await any(litCells(page), chance));
  await done.waitFor();
  for (let turns = Math.floor(chance() * 3); turns > 0; turns--) await page.keyboard.press('r');
  for (let tries = 0; tries < 6 && !(await done.isEnabled()); tries++) await page.keyboard.press('r');
  await done.click();
  return 'tile';
}

// A shared screen is passed on: nothing of the board is in the page meanwhile.
export async function passOn(page: Page): Promise<'cover' | 'pass' | undefined> {
  if (await page.locator('.cover').count()) {
    if (await page.locator('.board, .labyrinth').count()) throw new Error('a board behind the cover');
    await page.click('.cover button');
    await page.waitForSelector('.board');
    return 'cover';
  }
  if ((await page.locator('.pass').count()) === 0) return undefined;
  await page.click('.pass');
  return 'pass';
}

// What a hint advises.
export async function advised(page: Page) {
  await asked(page);
  const before = await promptOf(page);
  await page.keyboard.press('h');
  await page.click('.note.hint .main');
  await answered(page, before);
}

// One answer, a preferred one where its button is there; tells how it was given, or that the game is over.
export async function answer(page: Page, chance: Chance, preferred: string[] = []): Promise<string> {
  await asked(page);
  if (await isOver(page)) return 'over';
  const passed = await passOn(page);
  if (passed) return passed;
  const before = await promptOf(page);
  const kind = await act(page, chance, preferred);
  await answered(page, before);
  return kind;
}

// While two tiles are to be named: the first one is not answered with, and the second one is asked for.
export const twoAsked = (page: Page) => page.locator('.question', { hasText: 'which two tiles' });

async function act(page: Page, chance: Chance, preferred: string[]): Promise<string> {
  if (await page.locator('.lay').count()) return lay(page, chance);
  const lit = litCells(page);
  if (await twoAsked(page).count()) {
    await tap(page, await any(lit, chance));
    await twoAsked(page).waitFor({ state: 'detached' });
  }
  const buttons = page.locator('.prompt ul button:enabled');
  const wanted = preferred.map((words) => buttons.filter({ hasText: words }).first());
  const [best] = await Promise.all(wanted.map(async (button) => ((await button.count()) > 0 ? button : undefined))).then((all) => all.filter((each) => each !== undefined));
  const onBoard = !best && (await lit.count()) > 0 && ((await buttons.count()) === 0 || chance() < 0.6);
  if (onBoard) await tap(page, await any(lit, chance));
  else {
    const button = best ?? (await any(buttons, chance));
    if (await button.getAttribute('data-do')) {
      await button.click();
      return 'button';
    }
    await button.click();
    // Of a kind that has many places.
    if ((await buttons.count()) === 0) await tap(page, await any(lit, chance));
  }
  await (await any(page.locator('.prompt ul button[data-do]:enabled'), chance)).click();
  return 'place';
}
