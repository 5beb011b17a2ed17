// The messages that need no table, as docs/protocol.md has them.
import type { LogEntry, SeatInfo, Result } from './table';

export interface ErrorMessage {
  type: 'error';
  code: 'malformed' | 'version' | 'unknown' | 'too_large' | 'too_many' | 'taken' | 'options' | 'full' | 'closed';
  text: string;
  place?: string;
}

export interface GameOption {
  key: string;
  text: string;
  several: boolean;
  default?: OptionScalar; // of several values none is chosen by default
  values: OptionChoice[];
}
export interface OptionChoice {
  value: OptionScalar;
  text: string;
  needs?: { key: string; value: OptionScalar }; // it has a meaning only then
}
export type OptionScalar = string | number | boolean;
export type OptionValue = OptionScalar | OptionScalar[];
export type Options = Record<string, OptionValue>;
export type ComponentSet = Record<string, unknown>;

export interface GameInfo {
  game: string;
  title: string;
  seats: { least: number; most: number };
  computers: { kind: string; text: string }[];
  options: GameOption[];
  pieces?: unknown; // where the game has a set of them
}

export interface SeatWish {
  kind: string; // here, open, or a kind of computer
  name?: string;
}
export interface Clock {
  bank: number;
  turn: number;
}
export interface Start {
  record: string;
  moment: number;
}

export interface Requests {
  games: { ask: { type: 'games'; language?: string }; answer: { type: 'games'; version: string; games: GameInfo[] } };
  create: {
    ask: { type: 'create'; game: string; options?: Record<string, OptionValue | ComponentSet>; seats: SeatWish[]; clock?: Clock; pass_after?: number; key?: string; seed?: number; start?: Start };
    answer: { type: 'created'; table: string; seats: { seat: number; link?: string; invite?: string }[]; watch: string };
  };
  invitation: { ask: { type: 'invitation'; invite: string; language?: string }; answer: { type: 'invitation'; game: string; title: string; options: Options; clock?: Clock; seat: number; seats: SeatInfo[] } };
  join: { ask: { type: 'join'; invite: string; name: string; link?: string }; answer: { type: 'joined'; table: string; seat: number; link: string; watch: string } };
  tables: { ask: { type: 'tables'; links: string[]; language?: string }; answer: { type: 'tables'; tables: (Summary | Missing)[] } };
  rules: { ask: { type: 'rules'; game: string; language?: string }; answer: { type: 'rules'; chapters: Chapter[] } };
  replay: { ask: { type: 'replay'; game: string; record: string; moment: number; language?: string }; answer: ReplayAnswer };
  analysis: { ask: { type: 'analysis'; game: string; record: string; moment: number; language?: string }; answer: AnalysisAnswer };
}
export type Request = Requests[keyof Requests]['ask'];
export type AnswerTo<R extends Request> = Requests[R['type']]['answer'];

export interface Chapter {
  number: number;
  title: string;
  rules: { id: string; text: string }[];
}

export interface Summary {
  link: string;
  table: string;
  game: string;
  title: string;
  options: Options;
  clock?: Clock;
  seat: number;
  seats: SeatInfo[];
  asked: number;
  yours: boolean;
  over: boolean;
  result: Result | null;
  turn: number;
  changed: number;
}
export interface Missing {
  link: string;
  missing: true;
  damaged?: string; // why it cannot be opened, where it is kept all the same
}

export interface Decision {
  words: string;
  chance: number;
  best: string;
  best_chance: number;
}
export interface AnalysisAnswer {
  type: 'analysis';
  moment: number;
  judged: boolean; // whether somebody can judge such a game
  decision: Decision | null; // null where nothing was to be chosen
}

export interface ReplayAnswer {
  type: 'replay';
  moments: number;
  moment: number;
  turns: number[]; // the moments at which a turn begins
  turn: number;
  title: string;
  view: unknown;
  log: LogEntry[];
  step?: string; // what led there, where it was a seat's
  tops?: { discard?: string; limbo?: string }; // what came to the piles last (Onirim)
  pieces?: unknown; // (Labyrinth)
  result: Result | null;
}
