// What lies and stands on the board, each with where it is drawn: traps, keys, the Guardian and pawns, in this order.
import { cellOf, type LabyrinthView, type PlaceView } from '../view';
import { middleOf, plus, type Point } from './hexagon';
import { standsOn } from './stands';

export interface Thing {
  key: string; // the same thing keeps it when it moves
  type: 'trap' | 'key' | 'guardian' | 'pawn';
  place: string;
  seat?: number;
  trap?: string;
  down?: boolean;
  asleep?: boolean;
  at: Point;
  scale: number;
}
type Lying = Omit<Thing, 'at' | 'scale'>;

function lyingAt(place: string, there: PlaceView): Lying[] {
  const things: Lying[] = [];
  there.traps?.forEach(({ trap, down }, i) => things.push({ key: `trap ${place} ${i}`, type: 'trap', place, trap, down: down ?? false }));
  for (let i = 0; i < (there.keys ?? 0); i++) things.push({ key: `key ${place} ${i}`, type: 'key', place });
  if (there.guardian) things.push({ key: 'guardian', type: 'guardian', place, asleep: there.guardian === 'asleep' });
  for (const seat of there.pawns ?? []) things.push({ key: `pawn ${seat}`, type: 'pawn', place, seat });
  return things;
}

const besides: Point = { x: 0.22, y: 0.16 };

export function thingsOn(view: LabyrinthView): Thing[] {
  const cells = new Map<string, Lying[]>();
  for (const [place, there] of Object.entries(view.places)) cells.set(cellOf(place), [...(cells.get(cellOf(place)) ?? []), ...lyingAt(place, there)]);
  const all: Thing[] = [];
  for (const [name, things] of cells) {
    if (things.length === 0) continue;
    const corridors = view.cells[name]?.corridors;
    const middle = middleOf(name);
    if (!corridors) {
      things.forEach((thing, i) => all.push({ ...thing, at: plus(middle, { x: i * besides.x, y: i * besides.y }), scale: 1 }));
      continue;
    }
    const { points, scale } = standsOn(corridors, things.map(({ place }) => Math.max(0, corridors.findIndex((each) => each.place === place))));
    things.forEach((thing, i) => all.push({ ...thing, at: plus(middle, points[i] ?? { x: 0, y: 0 }), scale }));
  }
  // Each in its own layer, so that what moves goes over what lies.
  const layers = ['trap', 'key', 'guardian', 'pawn'];
  return all.sort((one, other) => layers.indexOf(one.type) - layers.indexOf(other.type));
}
