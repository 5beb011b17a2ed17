// Which cards move where, from the events of the log. Places are the data-fly of the board's parts.
import type { GameEvent, LogEntry } from '../../../protocol/table';

export interface Flight {
  card: string;
  from: string;
  to: string;
}

export function flightsOf(entries: LogEntry[], viewer: number): Flight[] {
  const flights: Flight[] = [];
  let drawn = false; // whether a card lies drawn, waiting for what becomes of it
  for (const event of entries.flatMap((entry) => entry.events ?? [])) {
    const flight = flightOf(event, viewer, drawn ? 'drawn' : 'deck');
    const kind = event.event.replaceAll('-', '_');
    if (kind === 'door_drawn' || kind === 'dream_drawn') drawn = true;
    if (kind === 'door_gained' || kind === 'door_declined' || kind === 'put_into_limbo' || kind === 'dream_discarded') drawn = false;
    if (flight) flights.push(flight);
  }
  return flights;
}

function flightOf(event: GameEvent, viewer: number, drawn: string): Flight | undefined {
  const card = typeof event['card'] === 'string' ? event['card'] : '?';
  const seat = event.seat ?? viewer;
  const own = seat === viewer;
  const hand = !own ? 'partner' : event['from'] === 'shared' ? 'shared' : 'hand';
  const fly = (from: string, to: string): Flight => ({ card, from, to });
  switch (event.event.replaceAll('-', '_')) {
    case 'played':
      return fly(hand, `row:${seat}`);
    case 'tower_played':
      return fly(hand, 'towers');
    case 'discarded':
    case 'key_paid':
      return fly(hand, 'discard');
    case 'drew':
      return fly('deck', own ? 'hand' : 'partner');
    case 'drew_shared':
      return fly('deck', 'shared');
    case 'door_drawn':
    case 'dream_drawn':
    case 'revealed':
      return fly('deck', 'drawn');
    case 'door_gained':
      return fly(drawn, `doors:${seat}`);
    case 'put_into_limbo':
      return fly(drawn, 'limbo');
    case 'dream_discarded':
      return fly(drawn, 'discard');
    case 'dropped':
    case 'left_the_deck':
      return fly('deck', 'discard');
    case 'tower_lost':
      return fly('towers', 'discard');
    case 'door_returned':
      return fly(`doors:${seat}`, 'limbo');
    default:
      return undefined;
  }
}
