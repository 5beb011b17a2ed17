// What a seat may see of a game of Onirim, as docs/protocol.md and docs/notation.md write it.
export type Tally = Record<string, number>;

export interface Premonitions {
  open: string[];
  pile: string[];
  gone: string[];
  close: { id: string; text: string; penalty: string }[]; // of each open one: how far it is from coming true, and what it does then
}
export interface SpellView {
  spell: string;
  price: number;
  castable: boolean;
}
export interface Run {
  cards: number;
  of: number;
}

export interface OnirimView {
  seat?: number;
  turn?: number;
  phase: string;
  options?: Record<string, unknown>; // those that are not the default
  hand?: string[];
  private?: string[][];
  shared?: string[];
  open?: string[];
  rows?: string[] | string[][];
  doors?: string[] | string[][];
  tower_row?: string[];
  discard?: Tally;
  limbo?: Tally;
  removed?: Tally;
  goals?: string[];
  premonitions?: Premonitions;
  deck?: { top?: string[]; unknown?: Tally; bottom?: string[] };
  pending?: {
    card?: string;
    looked?: string[];
    placed?: string[];
    remaining?: number;
    purpose?: string;
    spell?: string;
    premonition?: string;
    swap?: number[];
  };
  result?: { outcome: string; cause?: string };
  // what the rules tell about it
  run?: Run[];
  deck_size?: number;
  unseen?: Tally;
  ends?: { left?: string[]; right?: string[] };
  aligned?: boolean;
  spells?: SpellView[];
  wanted?: Tally;
}

// A card's code without who knows it: `RS@12` is `RS`.
export const plain = (card: string) => card.split('@')[0] ?? card;

const nested = (zone: string[] | string[][] | undefined): string[][] =>
  (zone ?? []).length > 0 && Array.isArray(zone?.[0]) ? (zone as string[][]) : [(zone ?? []) as string[]];

export const players = (view: OnirimView) => (view.private ? view.private.length : 1);
export const rowOf = (view: OnirimView, seat: number) => (nested(view.rows)[seat - 1] ?? []).map(plain);
export const doorsOf = (view: OnirimView, seat: number) => (nested(view.doors)[seat - 1] ?? []).map(plain);
export const handOf = (view: OnirimView, seat: number) => (view.private ? (view.private[seat - 1] ?? []) : (view.hand ?? [])).map(plain);

// The cards of a tally one by one, in the order that it lists them.
export const cardsOf = (tally: Tally | undefined) => Object.entries(tally ?? {}).flatMap(([card, count]) => Array<string>(count).fill(card));
export const sizeOf = (tally: Tally | undefined) => Object.values(tally ?? {}).reduce((sum, count) => sum + count, 0);
