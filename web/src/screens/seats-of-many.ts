// Who sits where in a game for several: any mix of people here, people far away and computers. The first seat is always at this device.
import type { Clock, GameInfo, Options, SeatWish } from '../protocol/messages';

export interface SeatChoice {
  kind: string; // here, open, or a kind of computer
  name: string;
  character: string; // `none`, or a character's id, where each seat's is chosen
}
export interface Gathering {
  seats: SeatChoice[];
  clock: Clock | undefined;
  passAfter: number | undefined; // seconds; nothing: as the table thinks best
}

// The value of the option `characters` that stands for a choice seat by seat.
export const bySeat = 'by-seat';

export const another = (info: GameInfo): SeatChoice => ({ kind: info.computers[0]?.kind ?? 'here', name: '', character: 'none' });

export function gatheringFor(info: GameInfo, kept: Partial<Gathering>): Gathering {
  const known = new Set(['here', 'open', ...info.computers.map(({ kind }) => kind)]);
  const seats = (kept.seats ?? []).filter(({ kind }) => known.has(kind)).slice(0, info.seats.most);
  const usual = Number(info.options.find(({ key }) => key === 'players')?.default ?? info.seats.least);
  while (seats.length < (kept.seats ? info.seats.least : usual)) seats.push(another(info));
  seats[0] = { kind: 'here', name: '', character: seats[0]?.character ?? 'none' };
  return { seats, clock: kept.clock, passAfter: kept.passAfter };
}

export const wishesOf = ({ seats }: Gathering, ownName: string): SeatWish[] =>
  seats.map(({ kind, name }, at) => {
    const called = at === 0 ? ownName : kind === 'here' ? name.trim() : '';
    return called ? { kind, name: called } : { kind };
  });

// The options of the table: as many players as seats, and characters seat by seat where they were chosen so.
export function optionsOf(chosen: Options, { seats }: Gathering): Options {
  const options: Options = { ...chosen, players: seats.length };
  if (chosen['characters'] === bySeat) options['characters'] = seats.map(({ character }) => character).join(',');
  return options;
}

export const farAway = ({ seats }: Gathering) => seats.some(({ kind }) => kind === 'open');
// A character is played once.
export const takenElsewhere = ({ seats }: Gathering, at: number, character: string) => character !== 'none' && seats.some((seat, index) => index !== at && seat.character === character);
