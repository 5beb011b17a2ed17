// Several browsers at one table of Labyrinth on a server: who begins it fills in all seats, the others follow their invitations.
import type { Page } from 'playwright-core';
import { keyCells, starts } from '../../src/games/labyrinth/board/hexagon.ts';
import type { LabyrinthView } from '../../src/games/labyrinth/view.ts';
import { answer, doAt, pressable } from './labyrinth-player.ts';
import { person, type Person } from './people.ts';
import type { Chance } from './player.ts';

export interface SeatOf {
  kind: string; // here, open, or a kind of computer; the first is always here
  character?: string;
}

export async function fillSeats(page: Page, seats: SeatOf[]) {
  const rows = page.locator('form ol > li');
  while ((await rows.count()) < seats.length) await page.click('text=One more seat');
  while ((await rows.count()) > seats.length) await page.locator('text=Take the seat away').last().click();
  if (seats.some(({ character }) => character)) await page.locator("input[data-option='characters:by-seat']").check();
  for (const [at, { kind, character }] of seats.entries()) {
    const choices = rows.nth(at).locator('select');
    if (at > 0) await choices.first().selectOption(kind);
    if (character) await choices.last().selectOption(character);
  }
}

// What is created gets these options, too, such as a component set.
const withOptions = (page: Page, options: Record<string, unknown>) =>
  page.route('**/api', async (route) => {
    const request = route.request().postDataJSON() as { type: string; options?: object };
    await route.continue(request.type === 'create' ? { postData: { ...request, options: { ...request.options, ...options } } } : {});
  });

// Everybody at the table: the first began it.
export async function gather(address: string, seats: SeatOf[], options: Record<string, unknown> = {}, before?: (page: Page) => Promise<unknown>): Promise<Person[]> {
  const host = await person();
  await withOptions(host.page, options);
  await host.page.goto(`${address}#/new`);
  await host.page.locator("input[name='game'][value='labyrinth']").check();
  await fillSeats(host.page, seats);
  await host.page.getByLabel('Your name').fill('Ada');
  await host.page.click('.begin button');
  await host.page.waitForSelector('.board');
  const invitations = host.page.locator('.invite textarea');
  const names = ['Bob', 'Cy', 'Dee'];
  const guests: Person[] = [];
  for (const [at, invite] of (await invitations.evaluateAll((all) => all.map((each) => (each as HTMLTextAreaElement).value))).entries()) {
    const guest = await person();
    await before?.(guest.page);
    await guest.page.goto(invite);
    await guest.page.locator('form input').fill(names[at] ?? '');
    await guest.page.click('form .main');
    await guest.page.waitForSelector('.board');
    guests.push(guest);
  }
  await invitations.first().waitFor({ state: 'detached' });
  return [host, ...guests];
}

// Whoever is asked, or anybody once the game is over.
export async function toMove(people: Person[]): Promise<Person> {
  for (;;) {
    await Promise.race(people.map(({ page }) => page.waitForSelector(pressable)));
    for (const one of people) if (await one.page.locator(pressable).first().isVisible()) return one;
  }
}

// The cell before the start field on which whoever is asked still stands in his turn.
export function firstCell({ update }: Person): string | undefined {
  const view = update?.view as LabyrinthView | undefined;
  const at = view?.phase === 'turn' ? view.seats[(update?.asked ?? 0) - 1]?.at : undefined;
  return keyCells[starts.indexOf(at ?? '')];
}

// One answer of whoever is asked: off the start field, then by what is preferred where that can be done; tells whose it was, or nothing once the game is over.
export async function playOne(people: Person[], chance: Chance, preferred: string[] = []): Promise<Person | undefined> {
  const mover = await toMove(people);
  const first = (await mover.page.locator('.cover, .pass').count()) > 0 ? undefined : firstCell(mover);
  if (first) {
    await doAt(mover.page, first, 'move');
    return mover;
  }
  return (await answer(mover.page, chance, preferred)) === 'over' ? undefined : mover;
}
