import { expect, test } from 'vitest';
import { Play } from '../games/onirim/table/play.svelte';
import { Unheard, type Connection, type SeatListener } from '../protocol/connection';
import { Deeds } from './deeds.svelte';
import { Seat } from './seat.svelte';

const silent: Connection = { place: 'server', request: () => Promise.reject(), sit: () => ({ ask: () => Promise.reject(new Unheard('unsent')), close: () => undefined }) };

test('what cannot be sent is told beside the table, and nobody leaves it by that', async () => {
  const deeds = new Deeds(new Seat(silent, 'link', 'en'));
  for (const deed of [deeds.why, deeds.giveUp, deeds.comeBack, deeds.leave, deeds.saveRecord, () => deeds.stops('never'), () => deeds.replace(2, 'greedy')]) {
    deeds.note = undefined;
    deeds.dialog = 'menu';
    await deed();
    expect([deeds.note, deeds.dialog]).toEqual([expect.objectContaining({ kind: 'refused' }), undefined]);
  }
});

test('once the line is there again nobody is told that it is not', async () => {
  let heard: SeatListener | undefined;
  const broken: Connection = { ...silent, sit: (_, __, listener) => ((heard = listener), { ask: () => Promise.reject(new Unheard('unsent')), close: () => undefined }) };
  const seat = new Seat(broken, 'link', 'en');
  const [deeds, play] = [new Deeds(seat), new Play(seat)];
  await deeds.why();
  await play.ask('play RS', {} as DOMRect);
  expect([deeds.note?.kind, play.refused === '']).toEqual(['refused', false]);
  heard?.reachable(true);
  expect([deeds.note, play.refused]).toEqual([undefined, '']);
  deeds.note = { kind: 'why', title: '', text: 'as before' };
  expect(deeds.note?.text).toBe('as before');
});
