import { expect, test } from 'vitest';
import { Unheard, type Connection, type SeatListener } from '../protocol/connection';
import type { Update } from '../protocol/table';
import { problemOf, Seat } from './seat.svelte';

const update = (sequence: number, log = [{ n: sequence - 1, turn: 1, text: `${sequence}`, events: [] }]) => ({ type: 'update', sequence, log }) as unknown as Update;

// Whoever watches taps nothing, so that nothing but the next update ends what is being shown.
test('what is shown of one update never keeps the next one waiting', async () => {
  let listener: SeatListener | undefined;
  const connection: Connection = { place: 'local', request: () => Promise.reject(), sit: (_, __, heard) => ((listener = heard), { ask: () => Promise.reject(), close: () => undefined }) };
  const seat = new Seat(connection, 'link', 'en');
  const shown: number[] = [];
  let end: () => void = () => undefined;
  seat.interlude = {
    show: (entries) => {
      shown.push(entries.at(-1)?.n ?? 0);
      return new Promise((done) => (end = done));
    },
    hurry: () => end(),
  };
  const settled = () => new Promise((done) => setTimeout(done));
  listener?.update(update(1));
  await settled();
  expect(seat.update?.sequence).toBe(1);
  for (const sequence of [2, 3, 4, 5]) listener?.update(update(sequence));
  await settled();
  expect([shown, seat.update?.sequence]).toEqual([[1 + 3], 4]);
  // What tells nothing new cuts nothing short, and waits for what is being shown.
  listener?.update(update(5, []));
  await settled();
  expect(seat.update?.sequence).toBe(4);
  end();
  await settled();
  expect(seat.update?.sequence).toBe(5);
  expect(seat.log.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5']);
});

test('what cannot be sent is said in words, and keeps nothing waiting', async () => {
  const heard: SeatListener[] = [];
  let why: Unheard['why'] = 'unsent';
  const connection: Connection = {
    place: 'server', request: () => Promise.reject(), sit: (_, __, listener) => (heard.push(listener), { ask: () => Promise.reject(new Unheard(why)), close: () => undefined }),
  };
  const seat = new Seat(connection, 'link', 'en');
  heard[0]?.update({ ...update(1), prompt: { number: 3, question: '?', rule: '', actions: [] } });
  await new Promise((done) => setTimeout(done));
  const told = new Set<string>();
  for (why of ['unsent', 'late', 'unanswered'] as const) told.add(problemOf(await seat.answer(['play RS'])));
  expect([told.size, seat.busy, told.has('')]).toEqual([3, false, false]);
  expect(problemOf(await seat.hint())).not.toBe('');
  expect(problemOf(await seat.why())).not.toBe('');
});

test('who has no name is called as the log of the game does', async () => {
  const heard: SeatListener[] = [];
  const connection: Connection = { place: 'local', request: () => Promise.reject(), sit: (_, __, listener) => (heard.push(listener), { ask: () => Promise.reject(), close: () => undefined }) };
  const seat = new Seat(connection, 'link', 'en');
  const seats = [{ seat: 1, kind: 'person', name: 'Ada' }, { seat: 2, kind: 'person', name: '' }, { seat: 3, kind: 'greedy', name: '' }];
  heard[0]?.update({ ...update(1), seats } as unknown as Update);
  await new Promise((done) => setTimeout(done));
  const names = () => [1, 2, 3].map((each) => seat.nameOf(each));
  for (const [game, called] of [['onirim', ['Ada', 'Player 2', 'the computer']], ['labyrinth', ['Ada', 'Seat 2', 'Seat 3']]] as const) {
    seat.welcome = { game, options: {} } as unknown as Seat['welcome'];
    expect(names()).toEqual(called);
  }
});
