// People far apart: one begins a table on the server, the others follow invitations. Every frame that a page receives is kept.
import type { Page } from 'playwright-core';
import type { TableMessage, Update } from '../../src/protocol/table.ts';
import { openContext, type Wishes } from './pages.ts';
import { answer, fillIn, isOver, type Chance, type Game } from './player.ts';

export class Person {
  readonly frames: string[] = [];
  readonly lines: string[][] = []; // the same by line: a page has one for each of its seats, and a new one after every break
  update: Update | undefined;

  constructor(readonly page: Page) {
    page.on('websocket', (socket) => {
      const line: string[] = [];
      this.lines.push(line);
      socket.on('framereceived', ({ payload }) => {
        this.frames.push(String(payload));
        line.push(String(payload));
        const message = JSON.parse(String(payload)) as TableMessage;
        if (message.type === 'update') this.update = message;
      });
    });
  }
}

// A page whose server is gone says so.
const lineBroken = /WebSocket connection|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/;

export async function person(wishes: Wishes = {}): Promise<Person> {
  const context = await openContext({ expected: lineBroken, ...wishes });
  return new Person(await context.newPage());
}

// Somebody who only looks on, by the link that whoever began the table has for others.
export async function watcherOf(address: string, host: Person): Promise<Person> {
  const watching = await person();
  const link = await host.page.evaluate(() => (JSON.parse(localStorage.getItem('meander-tables') ?? '[]') as { watch?: string }[])[0]?.watch);
  await watching.page.goto(`${address}#/table/${link}`);
  await watching.page.waitForSelector('.board');
  return watching;
}

export interface Two {
  ada: Person;
  bob: Person;
}

export async function twoPeople(address: string, game: Game = {}, wishes: Wishes = {}, prepare?: (page: Page) => Promise<unknown>, before?: (page: Page) => Promise<unknown>): Promise<Two> {
  const [ada, bob] = [await person(wishes), await person(wishes)];
  for (const { page } of [ada, bob]) await before?.(page);
  await ada.page.goto(`${address}#/new`);
  await ada.page.waitForSelector("input[value='open']");
  await fillIn(ada.page, { ...game, partner: 'open', name: 'Ada' });
  await prepare?.(ada.page);
  await ada.page.click('.begin button');
  await bob.page.goto(await ada.page.locator('.invite textarea').inputValue());
  await bob.page.locator('form input').fill('Bob');
  await bob.page.click('form .main');
  await Promise.all([ada, bob].map(({ page }) => page.waitForSelector('.board')));
  await ada.page.waitForSelector('.invite', { state: 'detached' });
  return { ada, bob };
}

// Whoever is asked; nobody once the game is over on both pages.
export async function toMove({ ada, bob }: Two): Promise<Person | undefined> {
  const asked = '.tray, .prompt ul button, .hands button.offered, .ending';
  await Promise.race([ada, bob].map(({ page }) => page.waitForSelector(asked)));
  for (const one of [ada, bob]) {
    if (await isOver(one.page)) {
      await Promise.all([ada, bob].map(({ page }) => page.waitForSelector('.ending')));
      return undefined;
    }
    if (await one.page.locator(asked).first().isVisible()) return one;
  }
  return undefined;
}

// Up to so many answers; tells how many were given.
export async function playTogether(two: Two, chance: Chance, most = Infinity, after?: () => Promise<unknown>): Promise<number> {
  for (let answers = 0; answers < most; answers++) {
    const mover = await toMove(two);
    if (!mover) return answers;
    await answer(mover.page, chance);
    await after?.();
  }
  return most;
}
