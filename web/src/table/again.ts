// Another game with the same options and company, in the same place.
import { connectionOf } from '../app/connections.svelte';
import { remember, toSend } from '../app/my-tables.svelte';
import type { SeatWish } from '../protocol/messages';
import type { Seat } from './seat.svelte';

// The links of the seats at this device; other people are invited anew. With the same key it is the same table, however often it is asked for.
export async function againLike(seats: Seat[], key: string): Promise<string[]> {
  const [first] = seats;
  if (!first?.welcome || !first.update) throw new Error('no table');
  const own = seats.map(({ seat }) => seat);
  const wishes = first.update.seats.map(({ seat, kind, name }): SeatWish => {
    if (kind !== 'person') return { kind };
    return own.includes(seat) ? { kind: 'here', ...(name ? { name } : {}) } : { kind: 'open' };
  });
  const created = await connectionOf(first.link).request({ type: 'create', game: first.welcome.game, options: first.welcome.options, seats: wishes, key });
  const links = created.seats.flatMap(({ link }) => link ?? []);
  remember(links, toSend(created.seats, created.watch));
  return links;
}
