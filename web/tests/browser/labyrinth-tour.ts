// The screens of Labyrinth, for the tour: `visit` is called at each.
import type { Page } from 'playwright-core';
import { answer, asked, phaseOf, tap } from './labyrinth-player.ts';
import { fillSeats, type SeatOf } from './labyrinth-people.ts';
import { declaring, fighting, playFrom, turn, walling, winning } from './labyrinth-positions.ts';
import { chanceFrom } from './player.ts';
import type { Tour } from './tour.ts';

const press = (page: Page, words: string) => page.locator('.prompt ul button', { hasText: words }).first().click();
const cell = (page: Page, name: string) => page.locator(`.board [data-cell='${name}']`);

async function newGame(page: Page, address: string, seats: SeatOf[]) {
  await page.goto(`${address}#/new`);
  await page.locator("input[name='game'][value='labyrinth']").check();
  await fillSeats(page, seats);
}

// Two far apart: one is asked, the other is told whom the table waits for.
async function waiting({ address, open, visit }: Tour) {
  const host = await open({});
  await newGame(host, address, [{ kind: 'here' }, { kind: 'open' }]);
  await host.click('.begin button');
  const guest = await open({});
  await guest.goto(await host.locator('.invite textarea').inputValue());
  await guest.locator('form input').fill('Bob');
  await guest.click('form .main');
  await guest.waitForSelector('.board');
  await host.waitForSelector('.invite', { state: 'detached' });
  await visit('labyrinth-waits', await Promise.race([host, guest].map((page) => page.waitForSelector('.waits').then(() => page))));
}

export async function labyrinth(tour: Tour) {
  const { address, open, visit } = tour;
  const page = await open({ seed: 5 });
  const computer = { kind: 'greedy', character: 'none' };
  await newGame(page, address, [{ kind: 'here', character: 'monk' }, { kind: 'here', character: 'thief' }, computer, computer, computer, computer]);
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
  await waiting(tour);
}
