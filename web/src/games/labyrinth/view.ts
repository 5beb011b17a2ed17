// What a seat may see of a game of Labyrinth and what it is asked, as docs/protocol.md and docs/notation-labyrinth.md write it.
import type { Action, Prompt } from '../../protocol/table';

export type Level = 'floor' | 'over' | 'under' | 'beside';
export interface Corridor {
  level: Level;
  edges: number[];
  place?: string; // of a tile on the board
}
export interface CellView {
  tile: string;
  rotation?: number;
  down?: boolean;
  corridors: Corridor[];
}
export interface TrapView {
  trap: string; // `?`: nobody has told this seat
  down?: boolean;
  failed?: number[];
}
export interface PlaceView {
  pawns?: number[];
  keys?: number;
  first?: boolean;
  guardian?: 'awake' | 'asleep';
  traps?: TrapView[];
}
export interface AbilityView {
  ability: string;
  name: string;
  usable?: boolean;
  why?: string;
}
export interface SeatState {
  start?: string;
  at?: string;
  life: number;
  daze: number;
  keys: number;
  crystal: boolean;
  character?: string;
  adrenaline: number;
  blessing: number;
  curse: number;
  text?: string;
  abilities?: AbilityView[];
}
export interface Side {
  seats: number[];
  dice: number[];
  dropped?: number;
  life: number;
  bonus: number;
  total?: number;
}
export interface Rolled {
  for: string;
  needs?: number;
  sides: Side[];
}

export interface LabyrinthView {
  phase: string;
  options?: Record<string, unknown>;
  seat?: number;
  turn?: number; // whose turn it is
  actions?: number;
  seats: SeatState[];
  cells: Record<string, CellView>;
  places: Record<string, PlaceView>;
  guardian?: { at?: string; from?: string; sleeps?: boolean };
  left: { tiles: number; traps: number; cards: number };
  unseen: { tiles: Record<string, number>; traps: Record<string, number>; cards: Record<string, number> };
  waits: string;
  under_way: string[];
  rolled?: Rolled;
  swap?: { first?: string; second?: string };
  winner?: number;
}

export interface LabyrinthAction extends Action {
  cost?: number;
  crystal?: boolean;
  chance?: number;
  tie?: number;
  place?: string;
  cell?: string;
  rotation?: number;
  down?: boolean;
  steps?: number;
  other_steps?: number;
  others?: string[]; // cells of the tiles with which this one may change places
  to?: string;
  seats?: number[];
  trap?: string;
  tile?: string;
  character?: string;
  ability?: string;
  first?: boolean;
  count?: number;
}
export interface DrawnTile {
  tile: string;
  corridors: Corridor[];
}
export interface LabyrinthPrompt extends Prompt {
  actions: LabyrinthAction[];
  tile?: DrawnTile;
  tiles?: DrawnTile[];
  reach?: Record<string, number>;
}

export interface Pieces {
  set: { name: string; version: number };
  life: number;
  tiles: { tile: string; count: number; corridors: Corridor[] }[];
  traps: { trap: string; name: string; kind: string; count: number; number?: number; retry?: number; text: string }[];
  cards: { card: string; name: string; count: number; text: string }[];
  characters: { character: string; name: string; abilities: { ability: string; name: string; rule: string; text: string }[] }[];
}

export const trapName = (pieces: Pieces, trap: string) => pieces.traps.find((each) => each.trap === trap)?.name ?? trap;
export const characterName = (pieces: Pieces, character: string) => pieces.characters.find((each) => each.character === character)?.name ?? character;
export const abilityOf = (pieces: Pieces, ability: string | undefined) => pieces.characters.flatMap(({ abilities }) => abilities).find((each) => each.ability === ability);

// The cell that a place belongs to: `C3b` lies on `C3`. A start field is its own.
export const cellOf = (place: string) => (place.startsWith('S') ? place : place.slice(0, 2));
// How a tile's corridors lie after so many steps clockwise.
export const turned = (corridors: Corridor[], steps: number): Corridor[] =>
  corridors.map(({ level, edges }) => ({ level, edges: edges.map((edge) => (edge + steps) % 6).sort((one, other) => one - other) }));
