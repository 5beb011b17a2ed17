// Who sits where, from what was chosen: the first seat is always at this device.
import type { Clock, SeatWish } from '../protocol/messages';

export interface Company {
  partner: string; // nobody, here, open, or a kind of computer
  other: string; // the name of the second person at this device
  clock: Clock | undefined;
}

const person = (kind: string, name: string): SeatWish => (name ? { kind, name } : { kind });

export const alone: Company = { partner: 'nobody', other: '', clock: undefined };

export function seatWishes(company: Company, name: string): SeatWish[] {
  const first = person('here', name);
  if (company.partner === 'nobody') return [first];
  return [first, company.partner === 'here' ? person('here', company.other.trim()) : { kind: company.partner }];
}
