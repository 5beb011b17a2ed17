// Who goes on from a moment of a record: the reader, and computers in all other seats.
import type { Options, SeatWish } from '../protocol/messages';

const usual: Record<string, number> = { onirim: 1, labyrinth: 4 };

export function wishesAgain(game: string, options: Options, name: string): SeatWish[] {
  const count = Number(options['players'] ?? usual[game] ?? 1);
  return [name ? { kind: 'here', name } : { kind: 'here' }, ...Array.from({ length: count - 1 }, (): SeatWish => ({ kind: 'greedy' }))];
}
