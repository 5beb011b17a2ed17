import { expect, test } from 'vitest';
import messages from '../../dev/labyrinth-messages.json';
import type { LogEntry } from '../../protocol/table';
import { stepsOf } from './steps';
import type { LabyrinthView, Pieces } from './view';

const pieces = messages.games.pieces as unknown as Pieces;
const before = messages.turn.view as unknown as LabyrinthView; // seat 1 on S1, seat 2 looks on from S5
const entry = (n: number, text: string, ...events: LogEntry['events'] & object): LogEntry => ({ n, turn: 1, text, events });
const moved = { event: 'moved', seat: 1, from: 'S1', to: 'G1' };

test('each thing that is seen to happen is a step, upon the view as it was', () => {
  const steps = stepsOf([
    entry(1, 'It is the turn of Ada.', { event: 'turn_began', seat: 1 }),
    entry(2, 'Ada moves S1 – G1 – G2.', moved, { ...moved, from: 'G1', to: 'G2' }),
    entry(3, 'Ada draws the tile T15 and lays it on F2.', { event: 'tile_drawn', seat: 1, tile: 'T15' }, { event: 'tile_placed', seat: 1, cell: 'F2', tile: 'T15', rotation: 2 }),
    entry(4, 'Ada sets a trap on F2b, face down.', { event: 'trap_laid', seat: 1, place: 'F2b' }),
    entry(5, 'Ada attacks nobody.', { event: 'lets_be', seat: 1 }),
  ], before, pieces, 2);
  expect(steps.map(({ text, at }) => [text.split(' ')[1], at])).toEqual([['moves', 'G1'], ['moves', 'G2'], ['draws', 'F2'], ['sets', 'F2b'], ['attacks', undefined]]);
  expect(steps.map(({ view }) => view.seats[0]?.at)).toEqual(['G1', 'G2', 'G2', 'G2', 'G2']);
  const last = steps.at(-1)!.view;
  expect([last.turn, last.places['S1']?.pawns, last.places['G2']?.pawns]).toEqual([1, [], [1]]);
  expect(last.cells['F2']?.corridors).toEqual([{ level: 'over', edges: [2, 5], place: 'F2' }, { level: 'under', edges: [0, 3], place: 'F2b' }]);
  expect(last.places['F2b']?.traps).toEqual([{ trap: '?', down: true }]);
  expect(before.places['S1']?.pawns).toEqual([1]);
});

test('what one has done oneself is there at once, but for dice', () => {
  const own = { ...moved, seat: 2, from: 'S5', to: 'A1' };
  const steps = stepsOf([
    entry(1, 'You move from S5 to A1.', own), entry(2, 'You roll 3 + 4 = 7.', { event: 'rolled', seat: 2, dice: [3, 4] }),
    entry(3, 'The Guardian moves.', { event: 'guardian_moved', seat: 1, from: 'D4', to: 'D3' }), entry(4, 'Ada turns up a trap.', { event: 'trap_turned_up', seat: 1, place: 'A1', trap: 'SPK' }),
    entry(5, 'You lose 1 life.', { event: 'life_lost', seat: 2, count: 1, left: 3 }), entry(6, 'Ada is sent to start.', { event: 'sent_to_start', seat: 1, from: 'G1' }),
  ], before, pieces, 2);
  expect(steps.map(({ text }) => text)).toEqual(['You roll 3 + 4 = 7.', 'The Guardian moves.', 'Ada turns up a trap.', 'Ada is sent to start.']);
  expect(steps[0]?.view.seats[1]?.at).toBe('A1');
  expect([steps[1]?.view.guardian, steps[1]?.view.places['D3']?.guardian, steps[1]?.view.places['D4']?.guardian]).toEqual([{ at: 'D3', from: 'D4' }, 'awake', undefined]);
  expect(steps.at(-1)?.view.seats.map(({ life, at }) => [life, at])).toEqual([[4, 'S1'], [3, 'A1']]);
  expect(steps.map(({ entries }) => entries.length)).toEqual([2, 3, 4, 6]);
});
