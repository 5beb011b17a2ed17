// How a seat stands that a computer plays, and what can be done about it.
import type { SeatInfo } from '../protocol/table';

export interface Standing {
  computer: boolean;
  ranOut: boolean; // its person has no time left: the computer plays on to the end
  takeBack: boolean; // its person may have it back
  giveAway: boolean; // it may be given to a computer
}

export function standingOf({ seat, kind, clock, replaceable }: SeatInfo, own: number): Standing {
  const computer = kind !== 'person';
  const ranOut = computer && clock === 0;
  return { computer, ranOut, takeBack: computer && !ranOut && seat === own, giveAway: replaceable === true && seat !== own };
}
