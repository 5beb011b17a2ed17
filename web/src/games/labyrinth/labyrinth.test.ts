import { expect, test } from 'vitest';
import type { LogLine } from '../../table/log';
import messages from '../../dev/labyrinth-messages.json';
import type { Update } from '../../protocol/table';
import { moved, pointAt, unitOf, viewBoxOf, whole, within, zoomed } from './board/camera';
import { allCells, cellUnder, keyCells, middleOf, neighbour, starts, towards } from './board/hexagon';
import { corridorUnder, drawingOrder, roadOf } from './board/roads';
import { standsOn } from './board/stands';
import { thingsOn } from './board/things';
import { lastRoll } from './rolls';
import { choicesOf, litOffers, nextRotation, offersAt, offersOf, sameLook } from './spots';
import { cellOf, turned, type Corridor, type LabyrinthPrompt, type LabyrinthView, type Pieces } from './view';
import { cellWords, thingsAt, waysOf } from './words';

const told = messages as unknown as Record<string, Update>;
const tables = Object.entries(told).filter(([, { type }]) => (type as string) === 'update');
const viewOf = (name: string) => told[name]!.view as LabyrinthView;
const offersIn = (name: string) => offersOf((told[name]!.prompt as LabyrinthPrompt).actions, viewOf(name));
const pieces = messages.games.pieces as unknown as Pieces;
const nameOf = (seat: number) => `P${seat}`;
const bridge: Corridor[] = [{ level: 'over', edges: [0, 3] }, { level: 'under', edges: [1, 4] }];

test('cells lie as their names say, and are found under a point', () => {
  expect(allCells).toHaveLength(37);
  expect(keyCells).toEqual(['D1', 'G1', 'G4', 'D7', 'A4', 'A1']);
  expect([0, 1, 2, 3, 4, 5].map((edge) => neighbour('D4', edge))).toEqual(['D3', 'E3', 'E4', 'D5', 'C4', 'C3']);
  expect(neighbour('D1', 0)).toBeUndefined();
  for (const cell of [...allCells, ...starts]) expect(cellUnder(middleOf(cell))).toBe(cell);
  expect(cellUnder({ x: 20, y: 0 })).toBeUndefined();
});

test('arrow keys lead to the next cell that way, and past the edge nowhere', () => {
  const places = [...allCells, ...starts];
  expect(towards('D4', { x: 0, y: -1 }, places)).toBe('D3');
  expect(towards('D1', { x: 0, y: -1 }, places)).toBe('S0');
  expect(towards('S0', { x: 0, y: -1 }, places)).toBeUndefined();
  // Every cell can be come to.
  const seen = new Set(['D4']);
  for (const cell of seen) for (const [x, y] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) seen.add(towards(cell, { x, y }, places) ?? cell);
  expect(seen.size).toBe(places.length);
});

test('the camera keeps the board in sight and what lies under a finger', () => {
  const size = { width: 360, height: 480 };
  const at = { x: 300, y: 100 };
  const near = zoomed(whole, size, 3, at);
  const [before, after] = [pointAt(whole, size, at), pointAt(near, size, at)];
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
  expect(moved(whole, size, { x: 500, y: 500 })).toEqual(whole);
  expect(zoomed(near, size, 0.01, at)).toEqual(whole);
  expect(unitOf(within({ ...whole, zoom: 99 }, size), size)).toBeCloseTo(5 * unitOf(whole, size));
  expect(viewBoxOf(whole, size).split(' ')).toHaveLength(4);
});

test('a bridge is over what runs under it, for eyes and fingers', () => {
  expect(drawingOrder(bridge)).toEqual([1, 0]);
  expect(corridorUnder(bridge, { x: 0, y: 0 })).toBe(0);
  expect(corridorUnder(bridge, { x: 0.6, y: -0.35 })).toBe(1);
  expect(roadOf(bridge, 0)).toHaveLength(1);
});

test('things stand apart, each nearest to its own corridor', () => {
  const { points, scale } = standsOn(bridge, [0, 1, 1]);
  expect(points.map((point) => corridorUnder(bridge, point))).toEqual([0, 1, 1]);
  expect(scale).toBeGreaterThanOrEqual(0.7);
});

test('rotations that look the same are called by the smallest', () => {
  expect([0, 1, 2, 3, 4, 5].map((steps) => sameLook([{ level: 'floor', edges: [0, 3] }], steps))).toEqual([0, 1, 2, 0, 1, 2]);
  expect(nextRotation([{ level: 'floor', edges: [0, 3] }], 2, 1)).toBe(0);
  expect(nextRotation([{ level: 'floor', edges: [0, 1, 2, 3, 4, 5] }], 0, 1)).toBe(0);
  expect(turned([{ level: 'floor', edges: [4, 5] }], 2)).toEqual([{ level: 'floor', edges: [0, 1] }]);
});

test.each(tables.filter(([, { prompt }]) => prompt !== null).map(([name]) => name))('%s: whatever may be done has a button or a place', (name) => {
  const offers = offersIn(name);
  const buttons = new Set(choicesOf(offers).flatMap((choice) => choice.offers));
  const spots = [...new Set(offers.flatMap(({ spot }) => spot ?? []))];
  const onBoard = new Set(spots.flatMap((spot) => offersAt(offers, cellOf(spot))));
  for (const offer of offers) expect(buttons.has(offer) || onBoard.has(offer), offer.action.action).toBe(true);
  for (const spot of spots) expect([...allCells, ...starts]).toContain(cellOf(spot));
});

test('what would light the whole board waits until it is chosen', () => {
  const offers = offersIn('turn');
  expect(litOffers(offers, undefined).map(({ action }) => action.do)).not.toContain('trap');
  expect(new Set(litOffers(offers, 'trap').map(({ action }) => action.do))).toEqual(new Set(['trap']));
  expect(choicesOf(offers).find(({ kind }) => kind === 'trap')?.offers.length).toBeGreaterThan(1);
});

test.each(tables.map(([name]) => name))('%s: every thing is drawn once, every cell has words', (name) => {
  const view = viewOf(name);
  const things = thingsOn(view);
  expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
  expect(things.filter(({ type }) => type === 'guardian')).toHaveLength(1);
  for (const cell of [...allCells, ...starts]) expect(cellWords(cell, view, pieces, nameOf)).toContain(cell);
});

test('places and ways in words', () => {
  const view = viewOf('turn');
  expect(thingsAt('A1', view, pieces, nameOf)).toEqual(['a key']);
  expect(waysOf('A1', view.cells['A1']!.corridors[0]!, view).places).toContain('S5');
  expect(waysOf('A1', view.cells['A1']!.corridors[0]!, view).open).toContain('B1');
});

test('the last roll of a turn, both sides of a fight, nothing of the turn before', () => {
  const line = (n: number, turn: number, events: LogLine['events']): LogLine => ({ n, turn, text: `line ${n}`, events, struck: false });
  const attack = line(1, 3, [{ event: 'rolled', seat: 1, dice: [2, 5] }]);
  const defence = line(2, 3, [{ event: 'rolled_against', seat: 2, dice: [1, 1], added: 2 }]);
  expect(lastRoll([attack, defence])?.sides.map(({ seats, dice, bonus }) => [seats, dice, bonus])).toEqual([[[1], [2, 5], 0], [[2], [1, 1], 2]]);
  expect(lastRoll([attack, line(2, 4, [{ event: 'turn_began', seat: 2 }])])).toBeUndefined();
  expect(lastRoll([])).toBeUndefined();
});
