// A seat without a table behind it, for looking at a moment of a record: nothing can be done there.
import type { Connection } from '../protocol/connection';
import { protocolVersion, type SeatInfo, type Update } from '../protocol/table';
import { Seat } from './seat.svelte';

const nowhere: Connection = {
  place: 'local',
  request: () => Promise.reject(new Error('no table')),
  sit: () => ({ ask: () => Promise.reject(new Error('no table')), close: () => undefined }),
};

export function shownSeat(game: string): Seat {
  const seat = new Seat(nowhere, '', 'en');
  seat.welcome = { type: 'welcome', protocol: protocolVersion, table: '', game, title: '', options: {}, seat: 0 };
  return seat;
}

export const shownUpdate = (view: unknown, turn: number, players: number): Update => ({
  type: 'update', sequence: 0, log: [], view, prompt: null, asked: 0, assisted: false, over: false, given_up: false, winnable: true, turn,
  seats: Array.from({ length: players }, (_, at): SeatInfo => ({ seat: at + 1, kind: 'person', name: '', state: 'here' })),
});
