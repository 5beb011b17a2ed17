// A whole game of Labyrinth with computers, by clicks: by the buttons below the board and by the board itself.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { dist, openPage, useBrowser } from './pages.ts';
import { chanceFrom, isOver, type Chance } from './player.ts';

useBrowser();

const pressable = '.labyrinth .prompt ul button:enabled, .labyrinth .lay, .ending';

async function any(these: Locator, chance: Chance): Promise<Locator> {
  return these.nth(Math.floor(chance() * (await these.count())));
}

// In the middle of a cell, as a finger would.
async function tap(page: Page, cell: Locator) {
  const box = await cell.boundingBox();
  if (!box) throw new Error('no such cell');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function lay(page: Page, chance: Chance) {
  await tap(page, await any(page.locator('.board [data-lit]'), chance));
  const done = page.locator('.lay .main');
  await done.waitFor();
  for (let turns = Math.floor(chance() * 3); turns > 0; turns--) await page.keyboard.press('r');
  for (let tries = 0; tries < 6 && !(await done.isEnabled()); tries++) await page.keyboard.press('r');
  await done.click();
  return 'tile';
}

async function answer(page: Page, chance: Chance): Promise<string> {
  await page.waitForSelector(pressable, { timeout: 120_000 });
  if (await isOver(page)) return 'over';
  const before = await page.locator('.labyrinth').getAttribute('data-prompt');
  const kind = await act(page, chance);
  await page.waitForFunction((number) => document.querySelector('.ending') !== null || document.querySelector('.labyrinth')?.getAttribute('data-prompt') !== number, before, { timeout: 120_000 });
  return kind;
}

async function act(page: Page, chance: Chance): Promise<string> {
  if (await page.locator('.lay').count()) return lay(page, chance);
  const lit = page.locator('.board [data-lit]');
  const buttons = page.locator('.prompt ul button:enabled');
  const onBoard = (await lit.count()) > 0 && chance() < 0.6;
  if (onBoard) await tap(page, await any(lit, chance));
  else {
    const button = await any(buttons, chance);
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

test('a whole game with characters against computers', async () => {
  const host = await serve(dist, '/some/where/');
  const page = await openPage({ seed: 3 });
  await page.goto(`${host.address}#/new`);
  await page.locator("input[name='game'][value='labyrinth']").check();
  await page.locator("input[data-option='characters:drawn']").check();
  await page.click('.begin button');
  const chance = chanceFrom(3);
  const kinds = new Set<string>();
  for (let kind = ''; kind !== 'over'; kinds.add(kind)) kind = await answer(page, chance);
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['button', 'place', 'tile']));
  expect(await page.locator('.ending .text').innerText()).toContain('won');
  await page.click('.ending ~ .buttons >> text=Look back');
  await page.waitForSelector('.replay .board');
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.querySelector('.replay [role=status]')?.textContent?.includes('won'));
  await page.goto(`${host.address}#/statistics`);
  expect(await page.locator('.panel dl dd').first().innerText()).toBe('1');
  host.close();
});
