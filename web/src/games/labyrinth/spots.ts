// Where on the board each thing that may be done has its place. All of it comes from the actions' own fields; no rule is known here.
import { cellOf, type Corridor, type LabyrinthAction, type LabyrinthView, turned } from './view';

const levelWays = new Set(['jump', 'climb_up', 'climb_down']);

const placeOfSeat = (seat: number | undefined, view: LabyrinthView) => view.seats[(seat ?? 0) - 1]?.at;
const activePlace = (view: LabyrinthView) => placeOfSeat(view.turn, view);

// The other level of the bridge that somebody stands on or under.
function otherLevel(view: LabyrinthView): string | undefined {
  const at = activePlace(view);
  const corridors = at ? view.cells[cellOf(at)]?.corridors : undefined;
  const here = corridors?.find(({ place }) => place === at)?.level;
  return corridors?.find(({ level }) => (here === 'over' ? level === 'under' : level === 'over'))?.place;
}

// A place, or a whole cell; nothing where it has none.
export function spotOf(action: LabyrinthAction, view: LabyrinthView): string | undefined {
  if (levelWays.has(action.do)) return otherLevel(view);
  if (action.do === 'pick') return activePlace(view);
  // A seat is found where it stands, also when something says where it is sent.
  if (action.seat !== undefined && action.do !== 'step') return placeOfSeat(action.seat, view);
  if (action.seats?.length === 1) return placeOfSeat(action.seats[0], view);
  return action.from ?? action.place ?? action.cell;
}

// The kinds of action that would light the whole board: their places are shown only once they are chosen.
const byChoice = new Set(['trap', 'use']);
// These are done on the board, where they are more than a few.
const onBoard = new Set(['sit', 'move', 'step', 'place', 'swap', 'exchange']);
const few = 6;
export const kindOf = ({ do: verb, ability }: LabyrinthAction) => (verb === 'use' ? (ability ?? verb) : verb);

export interface Offer {
  action: LabyrinthAction;
  spot: string | undefined;
  kind: string;
}

export const offersOf = (actions: LabyrinthAction[], view: LabyrinthView): Offer[] =>
  actions.map((action) => ({ action, spot: spotOf(action, view), kind: kindOf(action) }));

// What lights up: of a kind that was chosen all of it, else what is not behind a choice.
export const litOffers = (offers: Offer[], kind: string | undefined): Offer[] =>
  offers.filter((offer) => offer.spot !== undefined && (kind === undefined ? !byChoice.has(offer.action.do) : offer.kind === kind));

// What can be done at a cell, or at one place of it.
export const offersAt = (offers: Offer[], at: string): Offer[] =>
  offers.filter(({ spot }) => spot !== undefined && (spot === at || (at.length === 2 && cellOf(spot) === at) || (spot.length === 2 && spot === cellOf(at))));

export interface Choice {
  kind: string;
  offers: Offer[];
}

// The buttons while no place is chosen: kind by kind what has many places, all else each for itself.
export function choicesOf(offers: Offer[]): Choice[] {
  const kinds = new Map<string, Offer[]>();
  for (const offer of offers) {
    if (onBoard.has(offer.action.do) && offers.length > few) continue;
    const key = offer.spot !== undefined && byChoice.has(offer.action.do) ? offer.kind : offer.action.action;
    kinds.set(key, [...(kinds.get(key) ?? []), offer]);
  }
  return [...kinds.values()].map((each) => ({ kind: each[0]!.kind, offers: each }));
}

const look = (corridors: Corridor[], steps: number) => JSON.stringify(turned(corridors, steps).map(({ level, edges }) => [level, edges]).sort());

// The smallest number of steps that looks the same: what the table calls a rotation.
export function sameLook(corridors: Corridor[], steps: number): number {
  const wanted = look(corridors, steps);
  return [0, 1, 2, 3, 4, 5].find((each) => look(corridors, each) === wanted) ?? steps;
}

// The next rotation that looks different, in a direction.
export function nextRotation(corridors: Corridor[], steps: number, by: 1 | -1): number {
  for (let turn = 1; turn < 6; turn++) {
    const next = (((steps + by * turn) % 6) + 6) % 6;
    if (sameLook(corridors, next) !== sameLook(corridors, steps)) return sameLook(corridors, next);
  }
  return steps;
}
