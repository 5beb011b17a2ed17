import { expect, test } from 'vitest';
import { Unheard, type Connection } from '../protocol/connection';
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
