// Whose turn it is to look at a shared screen.
export interface AtTable {
  seat: number;
  asked: number; // who is asked, as this seat was told; 0: nobody any more
}

// The place in the list of the seat that is asked, if it sits at this device.
export function askedHere(seats: AtTable[]): number | undefined {
  const found = seats.findIndex(({ seat, asked }) => seat > 0 && seat === asked);
  return found < 0 ? undefined : found;
}
