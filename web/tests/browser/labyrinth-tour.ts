// The screens of Labyrinth, for the tour: `visit` is called at each.
import type { Page } from 'playwright-core';
import { answer, asked, phaseOf, tap } from './labyrinth-player.ts';
import { declaring, fighting, playFrom, turn, walling, winning } from './labyrinth-positions.ts';
import { chanceFrom } from './player.ts';
import type { Tour } from './tour.ts';

const press = (page: Page, words: string) => page.locator('.prompt ul button', { hasText: words }).first().click();
const cell = (page: Page, name: string) => page.locator(`.board [data-cell='${name}']`);

async function gather(page: Page, address: string) {
  await page.goto(`${address}#/new`);
  await page.locator("input[name='game'][value='labyrinth']").check();
  while (await page.locator('text=One more seat').count()) await page.click('text=One more seat');
  await page.locator('ol select').nth(1).selectOption('here');
  await page.locator("input[data-option='characters:by-seat']").check();
}

export async function labyrinth({ address, open, visit }: Tour) {
  const page = await open({ seed: 5 });
  await gather(page, address);
  await visit('labyrinth-new', page);
  await page.locator("input[data-option='characters:chosen']").check();
  await page.click('.begin button');
  await asked(page);
  const chance = chanceFrom(5);
  for (const phase of ['field', 'character']) {
    if ((await phaseOf(page)) !== phase) continue;
    await visit(`labyrinth-${phase}`, page);
    while ((await asked(page), await phaseOf(page)) === phase) await answer(page, chance);
  }

  await playFrom(page, address, turn);
  await visit('labyrinth-turn', page);
  await press(page, 'Set a trap');
  await visit('labyrinth-trap', page);
  await page.keyboard.press('Escape');
  await tap(page, cell(page, 'E4'));
  await page.waitForSelector('.reason');
  await visit('labyrinth-reason', page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await page.waitForSelector('dialog');
  await visit('labyrinth-players', page);
  await page.locator('dialog summary', { hasText: 'The board in words' }).click();
  await page.locator('dialog summary', { hasText: 'The board in words' }).scrollIntoViewIfNeeded();
  await visit('labyrinth-words', page);
  await page.click('dialog [aria-label="Close"]');
  await press(page, 'Build');
  await page.waitForSelector('.lay');
  await tap(page, page.locator('.board [data-lit]').first());
  await page.waitForSelector('.lay .main:enabled');
  await visit('labyrinth-laid', page);
  await playFrom(page, address, walling);
  await tap(page, cell(page, 'D2'));
  await page.keyboard.press('r');
  await page.waitForSelector('.reason');
  await visit('labyrinth-laid-refused', page);

  for (const [name, position] of Object.entries({ declaring, fighting })) {
    await playFrom(page, address, position);
    await visit(`labyrinth-${name}`, page);
  }

  await playFrom(page, address, winning);
  await tap(page, cell(page, 'D4'));
  await page.locator(".prompt [data-do='move']").click();
  await page.waitForSelector('.ending');
  await visit('labyrinth-over', page);
  await page.click('dialog >> text=Look back');
  await page.waitForSelector('.replay .board');
  await page.keyboard.press('End');
  await visit('labyrinth-replay', page);
}
