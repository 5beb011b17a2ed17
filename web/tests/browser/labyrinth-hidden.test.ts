// Six seats in four browsers: people far apart, two at one screen, computers, and one who watches. Every frame that each line receives is searched for
// tiles and traps that lie face down and that its seat may not know.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faceDown, inspect, lineOf } from './labyrinth-inspection.ts';
import { gather, playOne } from './labyrinth-people.ts';
import { useBrowser } from './pages.ts';
import { watcherOf } from './people.ts';
import { chanceFrom } from './player.ts';
import { Server } from './server.ts';

useBrowser();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server?.close());

test('no line of a table for six tells what its seat may not know', async () => {
  const people = await gather(server.address, [
    { kind: 'here', character: 'illusionist' }, { kind: 'open', character: 'headhunter' }, { kind: 'greedy', character: 'monk' },
    { kind: 'here', character: 'thief' }, { kind: 'open', character: 'archer' }, { kind: 'runner' },
  ]);
  const [ada, bob, cy] = people;
  const watching = await watcherOf(server.address, ada!);

  const chance = chanceFrom(5);
  const movers = new Set();
  let covers = 0;
  for (let answers = 0; answers < 40; answers++) {
    const mover = await playOne(people, chance, ['tile face down', 'Set a trap']);
    covers += await ada!.page.locator('.cover').count();
    if (!mover) break;
    movers.add(mover);
  }
  expect(movers.size).toBe(3);
  // The two at one screen pass it on before the one is shown what she alone knows.
  expect(covers).toBeGreaterThan(0);
  await expect.poll(() => watching.update?.sequence).toBe(ada?.update?.sequence);

  const lines = [ada!, bob!, cy!, watching].flatMap(({ lines: each }) => each.map(lineOf));
  expect(lines.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 4, 5]);
  const pieces = lines[0]!.pieces!;
  const report = inspect(lines, pieces);
  expect(report.found).toEqual([]);
  expect(report.compared).toBeGreaterThan(40);
  // Each of the two has known something that the others have not.
  for (const seat of [1, 2]) expect([...lines.find((line) => line.seat === seat)!.updates.values()].some((update) => faceDown(update, pieces).length > 0), `seat ${seat}`).toBe(true);

  // A secret that is planted into what somebody else was sent is found.
  const owner = lines.find(({ seat }) => seat === 1)!;
  const other = lines.find(({ seat }) => seat === 5)!;
  const [sequence, truth] = [...owner.updates].find(([at, update]) => faceDown(update, pieces).length > 0 && other.updates.has(at))!;
  const [{ place, names }] = faceDown(truth, pieces) as [{ place: string; names: string[] }];
  const sent = other.updates.get(sequence)!;
  for (const planted of [{ ...sent, undo_text: `The tile on ${place} is ${names[0]}.` }, { ...sent, view: { ...(sent.view as object), cells: { [place]: { tile: names[0] } } } }, { ...sent, log: [{ n: 1, events: [{ event: 'tile_placed', cell: place, tile: names[0] }] }] }]) {
    expect(inspect([owner, { seat: 5, updates: new Map([[sequence, planted as typeof sent]]) }], pieces).found).not.toEqual([]);
  }
});
