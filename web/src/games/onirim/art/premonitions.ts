// What the eye of each premonition sees: the doors whose finding calls it (ONI-9.4), in the card's coordinates.
import type { Colour } from './cards';

export interface SeenDoor {
  of: Colour | 'any' | 'alike';
  x: number;
  y: number;
  size: number;
}

const pair = (of: SeenDoor['of']): SeenDoor[] => [{ of, x: 37, y: 40, size: 22 }, { of, x: 63, y: 40, size: 22 }];
const any = (size: number, places: [x: number, y: number][]): SeenDoor[] => places.map(([x, y]) => ({ of: 'any', x, y, size }));
const four: Colour[] = ['R', 'U', 'G', 'B'];

export const premonitions: Record<string, { doors: SeenDoor[] } | undefined> = {
  red: { doors: pair('R') },
  green: { doors: pair('G') },
  blue: { doors: pair('U') },
  brown: { doors: pair('B') },
  pairs: { doors: pair('alike') },
  five: { doors: any(15, [[31, 33], [50, 27], [69, 33], [40, 54], [60, 54]]) },
  rainbow: { doors: four.map((of, at) => ({ of, x: 26 + at * 16, y: 40, size: 15 })) },
  three: { doors: any(17, [[29, 40], [50, 40], [71, 40]]) },
};

export const premonitionIds = Object.keys(premonitions);
