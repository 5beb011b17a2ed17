// Every screen of the page and many states of a table, one after another: `visit` is called at each.
import type { Page } from 'playwright-core';
import { damage, linkOf } from './damage.ts';
import type { Wishes } from './pages.ts';
import { answer, asked, chanceFrom, everything, fillIn, newGame, type Chance } from './player.ts';
import { stateOf } from './states.ts';

export type Visit = (name: string, page: Page) => Promise<unknown>;
export interface Tour {
  address: string; // of a server
  open: (wishes: Wishes) => Promise<Page>;
  visit: Visit;
}

const nobody = '0'.repeat(32);

export async function plainScreens({ address, open, visit }: Tour) {
  const page = await open({});
  await page.goto(address);
  await visit('home-first', page);
  await page.goto(`${address}#/new`);
  await fillIn(page, { options: everything, partner: 'open' });
  await visit('new', page);
  for (const [name, place, there] of [
    ['guide', 'guide', '.guide'], ['settings', 'settings', 'select'], ['rules', 'rules/ONI-7.4', '.rule.here'], ['statistics-none', 'statistics', '.page p'], ['record', 'replay', 'textarea'], ['join-broken', 'join/zzzz', '[role=alert]'], ['join-refused', `join/${nobody}`, '[role=alert]'], ['nowhere-unknown', 'watch/zz', '[role=alert]'], ['rules-other', 'rules/LAB-9.2', '.rule.here'], ['rules-unknown', 'rules/ONI-99.9', '.unknown'],
    ['table-unknown', `table/${nobody}`, 'main.page h1'], ['replay-unknown', `replay/${nobody}`, '[role=alert]'],
  ] as const) {
    await page.goto(`${address}#/${place}`);
    await page.waitForSelector(there);
    await visit(name, page);
  }
  await page.goto(`${address}#/replay`);
  await page.fill('textarea', 'nonsense');
  await page.click('text=Look at it');
  await page.waitForSelector('[role=alert]');
  await visit('record-refused', page);
}

// Each kind of question that comes up, once, until the game is over.
async function eachState(page: Page, chance: Chance, name: string, visit: Visit) {
  const seen = new Set<string>();
  for (;;) {
    await asked(page);
    const state = await stateOf(page);
    if (!seen.has(state)) await visit(`${name}-${state}`, page);
    seen.add(state);
    if ((await answer(page, chance)) === 'over') return seen;
  }
}

async function besideAnswering(page: Page, visit: Visit) {
  await asked(page);
  await page.locator('.hands button.offered').first().click();
  await visit('table-chosen', page);
  await page.keyboard.press('Escape');
  for (const [name, key, there, close] of [['why', 'w', '.note.why', '.note .plain'], ['hint', 'h', '.note.hint', '.note .plain'], ['help', '?', 'dialog kbd', 'dialog .plain']] as const) {
    await page.keyboard.press(key);
    await page.waitForSelector(there);
    await visit(`table-${name}`, page);
    await page.click(close);
  }
  for (const [name, press] of [['menu', '.bar [aria-label="More"]'], ['deck', "[data-fly='deck'] button"], ['discards', "[data-fly='discard']"]] as const) {
    await page.click(press);
    await page.waitForSelector('dialog');
    await visit(`table-${name}`, page);
    await page.click('dialog [aria-label="Close"]');
  }
  await page.keyboard.press('l');
  await visit('table-log', page);
  await page.keyboard.press('l');
  // Where a chosen card may not go the table says why.
  const refusing = page.locator('.place:not(.lit) > .put');
  for (const card of await page.locator('.hands button.offered').all()) {
    await card.click();
    if (await refusing.count()) break;
  }
  await refusing.first().click();
  await page.waitForSelector('.bubble');
  await visit('table-reason', page);
  await page.click('.bubble .plain');
}

export async function soloGame({ address, open, visit }: Tour) {
  const page = await open({ seed: 11 });
  await page.goto(address);
  await newGame(page, { options: everything });
  const chance = chanceFrom(11);
  for (let answers = 0; answers < 12; answers++) await answer(page, chance);
  while ((await asked(page), await stateOf(page)) !== 'turn') await answer(page, chance);
  await besideAnswering(page, visit);
  await eachState(page, chance, 'table', visit);
  await page.click('dialog >> text=Look back');
  await page.waitForSelector('.replay .board');
  await page.locator('input[type=range]').fill('30');
  await page.waitForSelector('footer p:has-text("Turn")');
  await visit('replay', page);
  await page.getByRole('button', { name: 'Chances' }).click();
  await page.getByText('All choices together cost').waitFor({ timeout: 120_000 });
  await visit('replay-chances', page);
  await page.goto(`${address}#/statistics`);
  await page.waitForSelector('.panel h2');
  await visit('statistics', page);
  await page.click('.bad');
  await page.waitForSelector('dialog');
  await visit('statistics-forget', page);
  await page.goto(address);
  await newGame(page);
  await visit('table-base', page);
  const link = linkOf(page);
  await page.goto(address);
  await page.waitForSelector('article');
  await page.click('summary');
  await visit('home', page);
  await damage(page, link);
  await page.reload();
  await page.waitForSelector('.damaged');
  await visit('home-broken', page);
}

export async function twoAtOneScreen({ address, open, visit }: Tour) {
  const page = await open({ seed: 4 });
  await page.goto(`${address}#/new`);
  await fillIn(page, { options: everything, partner: 'here', name: 'Ada' });
  await page.getByLabel('Name of the other player').fill('Bob');
  await page.click('.begin button');
  const chance = chanceFrom(4);
  const wanted = new Set(['cover', 'choice', 'pass', 'turn']);
  while (wanted.size > 0) {
    await asked(page);
    const state = await stateOf(page);
    if (wanted.delete(state)) await visit(`two-${state}`, page);
    await answer(page, chance);
  }
}

export async function farApart({ address, open, visit }: Tour) {
  const page = await open({});
  await page.goto(`${address}#/new`);
  await fillIn(page, { partner: 'open', name: 'Ada' });
  await page.click('.begin button');
  await page.waitForSelector('.invite textarea');
  await visit('invite', page);
  const guest = await open({});
  await guest.goto(await page.locator('.invite textarea').inputValue());
  await guest.waitForSelector('form.panel');
  await visit('join', guest);
  await page.click('.bar [aria-label="More"]');
  const watch = await page.locator('.watch textarea').inputValue();
  await visit('invite-menu', page);
  await page.goto(watch);
  await page.waitForSelector('.board');
  await visit('watching', page);
}
