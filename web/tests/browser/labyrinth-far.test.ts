// Labyrinth on a server: what happens to pages, lines and the server in the middle of a declaration, and to a seat that is left.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { neighbour, starts } from '../../src/games/labyrinth/board/hexagon.ts';
import type { LabyrinthView } from '../../src/games/labyrinth/view.ts';
import { cuttable, type Cut } from './cut.ts';
import { answer, answered, asked, doAt, layAt, promptOf } from './labyrinth-player.ts';
import { firstCell, gather, playOne, toMove } from './labyrinth-people.ts';
import { useBrowser } from './pages.ts';
import type { Person } from './people.ts';
import { chanceFrom } from './player.ts';
import { Server } from './server.ts';

useBrowser();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server?.close());

interface TileSet {
  tiles: { count: number; corridors: { edges: number[] }[] }[];
}

// Every tile is open on all sides, so that ways can be foreseen.
function openTiles(): TileSet {
  const set = JSON.parse(readFileSync(new URL('../../../docs/rules/labyrinth-set.json', import.meta.url), 'utf8')) as TileSet;
  const tile = set.tiles.find(({ corridors }) => corridors[0]?.edges.length === 6)!;
  return { ...set, tiles: [{ ...tile, count: 30 }] };
}

async function press(page: Page, kind: string) {
  const before = await promptOf(page);
  await page.click(`.prompt [data-do='${kind}']`);
  await answered(page, before);
}

// Ada's seat beside Bob goes to the corridor where he stands, along the rim; nobody else does anything. Bob is asked whether he attacks.
async function untilDeclared(people: Person[], bob: number) {
  for (;;) {
    const mover = await toMove(people);
    const { page, update } = mover;
    const view = update?.view as LabyrinthView;
    if (view.phase === 'declare') return mover;
    if (view.phase !== 'turn') {
      await answer(page, () => 0);
      continue;
    }
    const fieldOf = (seat: number) => starts.indexOf(view.seats[seat - 1]?.start ?? '');
    const seat = update?.asked ?? 0;
    const from = fieldOf(seat);
    const walks = from === (fieldOf(bob) + 5) % 6;
    const first = firstCell(mover);
    if (first && (walks || seat === bob)) await doAt(page, first, 'move');
    else if (!walks) await press(page, 'end');
    else {
      const next = neighbour(view.seats[seat - 1]?.at ?? '', (from + 2) % 6) ?? '';
      if (view.cells[next]) await doAt(page, next, 'move');
      else {
        await press(page, 'build');
        await layAt(page, next);
      }
    }
  }
}

// Of the log a page that comes anew is told whole turns in one line.
async function standing(page: Page) {
  const texts = ['.question', '.prompt ul button', '.bar h1'].map((part) => page.locator(part).allInnerTexts());
  const cells = page.locator('.board [data-cell]').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
  return [await promptOf(page), ...(await Promise.all(texts)), await cells];
}
const connecting = '.bar .state:has-text("connecting")';

test('a declaration is asked again after loading, a broken line and a killed server', async () => {
  const cuts: Cut[] = [];
  const here = { kind: 'here' };
  const people = await gather(server.address, [here, { kind: 'open' }, here, here, here, here], { set: openTiles() }, async (page) => void cuts.push(await cuttable(page)));
  const [ada, bob] = people as [Person, Person];
  expect(await untilDeclared(people, 2)).toBe(bob);
  expect(await ada.page.locator('.waits').innerText()).toMatch(/Bob .*attack/);
  const before = await standing(bob.page);
  expect(before[2]).toEqual([expect.stringMatching(/Attack (Ada|seat)/), 'Pass']);

  await bob.page.reload();
  await asked(bob.page);
  expect(await standing(bob.page)).toEqual(before);

  await cuts[0]!.now();
  await bob.page.waitForFunction(() => !document.querySelector('.bar .state'));
  await expect.poll(() => standing(bob.page)).toEqual(before);

  const pages = [ada.page, bob.page];
  await server.kill();
  await Promise.all(pages.map((page) => page.waitForSelector(connecting)));
  await server.start();
  await Promise.all(pages.map((page) => page.waitForSelector(connecting, { state: 'detached' })));
  await expect.poll(() => standing(bob.page)).toEqual(before);

  await press(bob.page, 'attack');
  await ada.page.waitForSelector('.lines p:has-text("Bob attacks")');
  await playOne(people, () => 0);
});

test('a seat that is left is played by a computer, until its player comes back', async () => {
  const people = await gather(server.address, [{ kind: 'here' }, { kind: 'open' }, { kind: 'greedy' }]);
  const [ada, bob] = people as [Person, Person];
  const chance = chanceFrom(5);
  for (let answers = 0; answers < 4; answers++) await playOne(people, chance);
  await bob.page.click('.bar [aria-label="More"]');
  await bob.page.click('dialog >> text=Leave the table to the others');
  await bob.page.click('dialog .bad');
  await bob.page.waitForSelector('h1:has-text("Meander")');
  await ada.page.click('.seats li:has-text("has left") >> text=Let a computer play on');
  await ada.page.waitForSelector('.seats li:has-text("Bob"):has-text("a computer plays on")');
  const turn = ada.update?.turn ?? 0;
  for (let answers = 0; answers < 4; answers++) await playOne([ada], chance);
  expect(ada.update?.turn).toBeGreaterThan(turn);
  await bob.page.click('article h3 a');
  await bob.page.click('.seats >> text=Take the seat back');
  await ada.page.waitForSelector('.seats:has-text("has left")', { state: 'detached' });
  for (let answers = 0, movers = new Set(); movers.size < 2 && answers < 40; answers++) movers.add(await playOne(people, chance, ['End the turn']));
  expect(bob.update?.seats.find(({ seat }) => seat === 2)?.kind).toBe('person');
});
