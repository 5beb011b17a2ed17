// What has happened since the table was looked at last, step by step: the view before is brought on by what the log's events say of what moves, is laid,
// is turned up or lost. All else comes with the table's own view, once the last step has been shown.
import type { GameEvent, LogEntry } from '../../protocol/table';
import { turned, type CellView, type LabyrinthView, type Pieces, type PlaceView, type SeatState } from './view';

export interface Step {
  text: string;
  at: string | undefined; // the place it happens at
  view: LabyrinthView; // after it
  entries: LogEntry[]; // of the log, up to it
}

const pawnWays = new Set(['moved', 'jumped', 'fell', 'climbed', 'sent_back', 'put_back', 'fell_through', 'roped', 'prayed_away', 'steps_aside', 'driven']);

const withPlace = (view: LabyrinthView, place: string, change: (there: PlaceView) => PlaceView): LabyrinthView => ({ ...view, places: { ...view.places, [place]: change(view.places[place] ?? {}) } });
const withCell = (view: LabyrinthView, name: string, cell: CellView): LabyrinthView => ({ ...view, cells: { ...view.cells, [name]: cell } });
const withSeat = (view: LabyrinthView, seat: number, change: Partial<SeatState>): LabyrinthView => ({ ...view, seats: view.seats.map((each, at) => (at + 1 === seat ? { ...each, ...change } : each)) });

function pawnMoved(view: LabyrinthView, seat: number, from: string, to: string): LabyrinthView {
  const gone = withPlace(view, from, (there) => ({ ...there, pawns: (there.pawns ?? []).filter((each) => each !== seat) }));
  return withSeat(withPlace(gone, to, (there) => ({ ...there, pawns: [...(there.pawns ?? []), seat] })), seat, { at: to });
}

function guardianMoved(view: LabyrinthView, from: string, to: string): LabyrinthView {
  const gone = withPlace(view, from, ({ guardian: _, ...there }) => there);
  return { ...withPlace(gone, to, (there) => ({ ...there, guardian: 'awake' })), guardian: { at: to, from } };
}

function turnedUp({ traps = [], ...there }: PlaceView, trap: string): PlaceView {
  const known = traps.findIndex((each) => each.down && each.trap === trap);
  const which = known >= 0 ? known : traps.findIndex((each) => each.down);
  return { ...there, traps: traps.map((each, at) => (at === which ? { trap } : each)) };
}

function tileOf(tile: string, cell: string, rotation: number, pieces: Pieces): CellView {
  const corridors = turned(pieces.tiles.find((each) => each.tile === tile)?.corridors ?? [], rotation);
  return { tile, rotation, corridors: corridors.map((corridor, at) => ({ ...corridor, place: `${cell}${['', 'b', 'c'][at] ?? ''}` })) };
}

// The same view where the event changes nothing that is shown.
function after(event: GameEvent, view: LabyrinthView, pieces: Pieces): LabyrinthView {
  const { seat = 0 } = event;
  const word = (key: string) => String(event[key] ?? '');
  const [from, to, place, cell] = ['from', 'to', 'place', 'cell'].map(word) as [string, string, string, string];
  if (pawnWays.has(event.event)) return pawnMoved(view, seat, from, to);
  switch (event.event) {
    case 'sent_to_start':
      return pawnMoved(view, seat, from, view.seats[seat - 1]?.start ?? from);
    case 'guardian_moved':
      return guardianMoved(view, from, to);
    case 'tile_placed':
      return withCell(view, cell, tileOf(word('tile'), cell, Number(event['rotation']), pieces));
    case 'trap_laid':
      return withPlace(view, place, ({ traps = [], ...there }) => ({ ...there, traps: [...traps, { trap: '?', down: true }] }));
    case 'trap_turned_up':
      return withPlace(view, place, (there) => turnedUp(there, word('trap')));
    case 'life_lost':
      return withSeat(view, seat, { life: Number(event['left']) });
    case 'turn_began':
      return { ...view, turn: seat };
    default:
      return view;
  }
}

// What whoever looks on has done itself is there at once; of all else each thing that is seen to happen is a step, and so is each line that tells of nothing seen.
export function stepsOf(entries: LogEntry[], before: LabyrinthView, pieces: Pieces, viewer: number): Step[] {
  const { rolled: _, ...rest } = before;
  let view: LabyrinthView = rest;
  const steps: Step[] = [];
  entries.forEach(({ text = '', events = [] }, at) => {
    let shown = false;
    const step = (where: string | undefined) => {
      steps.push({ text, at: where, view, entries: entries.slice(0, at + 1) });
      shown = true;
    };
    for (const event of events) {
      const next = after(event, view, pieces);
      const seen = next !== view || Array.isArray(event['dice']);
      view = next;
      if (seen && text && event.event !== 'turn_began' && (event.seat !== viewer || Array.isArray(event['dice']))) step([event['to'], event['place'], event['cell']].find((each) => typeof each === 'string'));
    }
    if (!shown && text && events.some(({ event, seat }) => event !== 'turn_began' && seat !== viewer)) step(undefined);
  });
  return steps;
}
