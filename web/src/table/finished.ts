// A game that has ended is counted, once a table. Who only watched has not played it.
import { companyOf, optionsKey } from '../statistics/games';
import { count } from '../statistics/kept.svelte';
import type { Seat } from './seat.svelte';

export function countFinished({ welcome, update, seat }: Seat) {
  if (!welcome || !update?.result || seat === 0) return;
  count({
    table: welcome.table,
    game: welcome.game,
    options: optionsKey(welcome.options),
    company: companyOf(update.seats.map(({ kind }) => kind)),
    won: update.result.outcome === 'won',
    cause: update.given_up ? 'given up' : (update.result.cause ?? ''),
    assisted: update.assisted,
    turns: update.turn,
    finished: Date.now(),
  });
}
