// A whole game of Labyrinth with nothing but keys: places, tiles and their rotation, declarations, characters.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { expectFocus, goToCell, tabTo, toTheStart } from './keyboard.ts';
import { answered, asked, phaseOf, promptOf, twoAsked } from './labyrinth-player.ts';
import { declaring, playFrom, rebuilding } from './labyrinth-positions.ts';
import { dist, openPage, useBrowser } from './pages.ts';
import { any, chanceFrom, isOver, type Chance } from './player.ts';

useBrowser();

const lit = (page: Page) => page.locator('.board [data-lit]');

async function lay(page: Page, chance: Chance) {
  if ((await lit(page).count()) === 0) {
    // Two tiles that change places lie there already.
    await tabTo(page, page.locator('.lay .main'));
    return page.keyboard.press('Enter');
  }
  await goToCell(page, await any(lit(page), chance));
  await page.keyboard.press('Enter');
  await page.waitForSelector('.lay .main');
  await expectFocus(page, 'choosing a cell for a tile');
  const turns = 1 + Math.floor(chance() * 3);
  for (let turned = 0; turned < turns || (await page.locator('.lay .main:disabled').count()) > 0; turned++) await page.keyboard.press(chance() < 0.5 ? 'r' : 'Shift+R');
  await page.keyboard.press('Enter');
}

async function choosePlace(page: Page, chance: Chance) {
  await goToCell(page, await any(lit(page), chance));
  await page.keyboard.press('Enter');
  await page.waitForSelector('.prompt ul button[data-do]');
  await expectFocus(page, 'choosing a place');
  const there = page.locator('.prompt ul button[data-do]:enabled');
  // What alone can be done there is done by the next Enter.
  if ((await there.count()) > 1) await tabTo(page, await any(there, chance));
  await page.keyboard.press('Enter');
}

async function act(page: Page, chance: Chance): Promise<string> {
  if (await page.locator('.lay').count()) {
    await lay(page, chance);
    return 'tile';
  }
  if (await twoAsked(page).count()) {
    await goToCell(page, await any(lit(page), chance));
    await page.keyboard.press('Enter');
    await twoAsked(page).waitFor({ state: 'detached' });
  }
  const buttons = page.locator('.prompt ul button:enabled');
  if ((await lit(page).count()) > 0 && ((await buttons.count()) === 0 || chance() < 0.6)) {
    await choosePlace(page, chance);
    return 'place';
  }
  const button = await any(buttons, chance);
  const kind = (await button.getAttribute('data-do')) === null;
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  if (kind) {
    await page.waitForSelector('.prompt header');
    await expectFocus(page, 'choosing a kind');
    await choosePlace(page, chance);
  }
  return kind ? 'kind' : 'button';
}

test('a whole game for two by keyboard alone', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 8 });
  await page.goto(`${host.address}#/new`);
  await tabTo(page, page.locator("input[name='game']:checked"));
  await page.keyboard.press('ArrowDown');
  for (let seats = 4; seats > 2; seats--) {
    await tabTo(page, page.locator('li button').first());
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.locator("input[data-option='characters:none']"));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.locator('.begin button'));
  await page.keyboard.press('Enter');

  const chance = chanceFrom(8);
  const kinds = new Set<string>();
  const phases = new Set<string | null>();
  for (;;) {
    await asked(page);
    if (await isOver(page)) break;
    phases.add(await phaseOf(page));
    await expectFocus(page, [...kinds].at(-1) ?? 'the beginning');
    const before = await promptOf(page);
    kinds.add(await act(page, chance));
    await answered(page, before);
  }
  expect([...kinds].sort()).toEqual(['button', 'kind', 'place', 'tile']);
  expect([...phases]).toEqual(expect.arrayContaining(['field', 'turn', 'place', 'step']));
  await expectFocus(page, 'the end');
  await toTheStart(page);
  host.close();
});

test('a declared attack, its fight and the crystal by keys', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 1 });
  await playFrom(page, host.address, declaring);
  const phases: (string | null)[] = [];
  for (const choice of ['attack', 'again', 'pass', 'pass']) {
    phases.push(await phaseOf(page));
    if (phases.at(-1) === 'turn') break;
    const before = await promptOf(page);
    await tabTo(page, page.locator(`.prompt [data-do='${choice}']`));
    await page.keyboard.press('Enter');
    await answered(page, before);
    await asked(page);
    await expectFocus(page, choice);
  }
  expect(phases).toEqual(['declare', 'crystal', 'turn']);
  host.close();
});

test('two tiles change places by keys', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 1 });
  await playFrom(page, host.address, rebuilding);
  await tabTo(page, page.locator('.prompt button', { hasText: 'Rebuild' }));
  const chance = chanceFrom(2);
  const phases: (string | null)[] = [];
  for (let deed = () => page.keyboard.press('Enter') as Promise<unknown>; phases.at(-1) !== 'turn'; deed = () => act(page, chance)) {
    const before = await promptOf(page);
    await deed();
    await answered(page, before);
    await asked(page);
    await expectFocus(page, phases.at(-1) ?? 'the ability');
    phases.push(await phaseOf(page));
  }
  expect(phases).toEqual(['swap', 'lay', 'turn']);
  host.close();
});
