// What lies and stands where, in words: for whoever hears the board, and for a place that was tapped.
import { tr, trn } from '../../i18n/tr.svelte';
import { keyCells, neighbour, starts } from './board/hexagon';
import { abilityOf, cellOf, trapName, type CellView, type Corridor, type LabyrinthView, type Pieces } from './view';

export const listed = (items: string[]): string => items.reduce((list, item) => (list ? tr('{list}, {item}', { list, item }) : item), '');

const levelWords: Record<string, () => string> = { over: () => tr('on the bridge'), under: () => tr('under the bridge'), beside: () => tr('beside the bridge'), floor: () => '' };
export const levelOf = (corridor: Corridor) => levelWords[corridor.level]?.() ?? '';

export function thingsAt(place: string, view: LabyrinthView, pieces: Pieces, nameOf: (seat: number) => string): string[] {
  const there = view.places[place];
  if (!there) return [];
  const words: string[] = [];
  for (const seat of there.pawns ?? []) words.push(nameOf(seat));
  if (there.guardian) words.push(there.guardian === 'asleep' ? tr('the Guardian, asleep') : tr('the Guardian'));
  if (there.keys) words.push(there.keys === 1 ? tr('a key') : trn('{count} key', '{count} keys', there.keys));
  for (const { trap, down } of there.traps ?? []) {
    const name = trap === '?' ? '' : trapName(pieces, trap);
    words.push(!down ? tr('trap {name}', { name }) : name ? tr('trap {name}, face down', { name }) : tr('a trap, face down'));
  }
  return words;
}

// Which corridor one is on when one comes from a cell over an edge.
const openOver = (cell: CellView | undefined, edge: number) => cell?.corridors.find(({ edges }) => edges.includes((edge + 3) % 6));

// Where a corridor leads: to places of neighbouring tiles, to start fields, into the open.
export function waysOf(name: string, corridor: Corridor, view: LabyrinthView): { places: string[]; open: string[] } {
  const places: string[] = [];
  const open: string[] = [];
  for (const edge of corridor.edges) {
    const next = neighbour(name, edge);
    if (next === undefined) {
      if (keyCells[edge] === name && view.seats.some(({ start }) => start === starts[edge])) places.push(starts[edge] ?? '');
    } else if (!view.cells[next]) open.push(next);
    else {
      const place = openOver(view.cells[next], edge)?.place;
      if (place) places.push(place);
    }
  }
  return { places, open };
}

const tileWords: Record<string, () => string> = { centre: () => tr('the centre'), key: () => tr('a key tile') };

// A cell in one sentence.
export function cellWords(name: string, view: LabyrinthView, pieces: Pieces, nameOf: (seat: number) => string): string {
  if (name.startsWith('S')) {
    const owner = view.seats.findIndex(({ start }) => start === name) + 1;
    const there = thingsAt(name, view, pieces, nameOf);
    const field = owner ? tr('{place}: start field of {name}', { place: name, name: nameOf(owner) }) : tr('{place}: a start field of nobody', { place: name });
    return listed([field, ...there]);
  }
  const cell = view.cells[name];
  if (!cell) return tr('{place}: no tile yet', { place: name });
  const kind = cell.down ? tr('a tile, face down') : (tileWords[cell.tile]?.() ?? tr('a tile'));
  const corridors = cell.corridors.map((corridor) => {
    const { places } = waysOf(name, corridor, view);
    const ways = places.length > 0 ? tr('leads to {places}', { places: listed(places) }) : tr('leads nowhere yet');
    return [levelOf(corridor), ...thingsAt(corridor.place ?? name, view, pieces, nameOf), ways].filter(Boolean).join(', ');
  });
  return [tr('{place}: {tile}', { place: name, tile: kind }), ...corridors].join('; ');
}

// How far a place is known: the corridor where a tile has several.
export function placeTitle(place: string, view: LabyrinthView): string {
  const corridor = view.cells[cellOf(place)]?.corridors.find((each) => each.place === place);
  const level = corridor ? levelOf(corridor) : '';
  return level ? tr('{place}, {level}', { place, level }) : place;
}

const kinds: Record<string, () => string> = { trap: () => tr('Set a trap …') };

export function kindWords(kind: string, pieces: Pieces): string {
  const ability = abilityOf(pieces, kind);
  return ability ? tr('{ability} …', { ability: ability.name }) : (kinds[kind]?.() ?? tr('More …'));
}

export const percent = (chance: number, language: string) => new Intl.NumberFormat(language, { style: 'percent' }).format(chance);
