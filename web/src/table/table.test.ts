import { expect, test } from 'vitest';
import { askedHere } from './facing';
import { byTurn, toldAgain } from './log';
import { standingOf } from './standing';

const entry = (n: number, turn: number, text = `${n}`) => ({ n, turn, text, events: [] });

test('entries that were taken back stay, struck through', () => {
  const before = toldAgain([], [entry(0, 0), entry(1, 1), entry(2, 1)]);
  const after = toldAgain(before, [{ n: 3, turn: 1, taken_back: 1, text: 'back' }, entry(4, 1)]);
  expect(after.map(({ n, struck }) => [n, struck])).toEqual([[0, false], [1, true], [2, true], [3, false], [4, false]]);
});

test('entries that come twice are told once', () => {
  expect(toldAgain(toldAgain([], [entry(0, 0)]), [entry(0, 0), entry(1, 0)]).map(({ n }) => n)).toEqual([0, 1]);
});

test('the log by turns leaves out what says nothing', () => {
  const lines = toldAgain([], [entry(0, 0), entry(1, 1), entry(2, 1, ''), entry(3, 2), entry(4, 1)]);
  expect(byTurn(lines).map(({ turn, lines: part }) => [turn, part.length])).toEqual([[0, 1], [1, 1], [2, 1], [1, 1]]);
});

test('a shared screen faces the seat that is asked', () => {
  expect(askedHere([{ seat: 1, asked: 2 }, { seat: 2, asked: 2 }])).toBe(1);
  expect(askedHere([{ seat: 1, asked: 2 }])).toBeUndefined();
  expect(askedHere([{ seat: 0, asked: 0 }])).toBeUndefined();
});

test('a seat that a computer plays may be had back by its own person alone, and never without time', () => {
  const taken = { seat: 2, kind: 'greedy', name: 'Bob', state: 'here', replaceable: false } as const;
  expect(standingOf(taken, 2)).toEqual({ computer: true, ranOut: false, takeBack: true, giveAway: false });
  expect(standingOf(taken, 1).takeBack).toBe(false);
  expect(standingOf({ ...taken, clock: 41_000 }, 2).takeBack).toBe(true);
  expect(standingOf({ ...taken, clock: 0 }, 2)).toEqual({ computer: true, ranOut: true, takeBack: false, giveAway: false });
});

test('a seat that was left may be given to a computer by the others', () => {
  const left = { seat: 2, kind: 'person', name: 'Bob', state: 'left', clock: 0, replaceable: true } as const;
  expect(standingOf(left, 1)).toEqual({ computer: false, ranOut: false, takeBack: false, giveAway: true });
  expect(standingOf(left, 2).giveAway).toBe(false);
});
