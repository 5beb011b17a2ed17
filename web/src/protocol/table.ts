// The messages at a table, as docs/protocol.md has them. What a view holds is each game's own matter.
import type { ErrorMessage, Options } from './messages';

export const protocolVersion = 1;

export interface Hello {
  type: 'hello';
  protocol: number;
  link: string;
  since: number;
  language?: string;
}

export interface Welcome {
  type: 'welcome';
  protocol: number;
  version?: string;
  table: string;
  game: string;
  title: string;
  options: Options;
  seat: number;
  pieces?: unknown; // where the game has a set of them
}

export interface SeatInfo {
  seat: number;
  kind: string; // person, or a kind of computer
  name?: string;
  state: 'here' | 'away' | 'left' | 'open';
  clock?: number;
  replaceable?: boolean;
}

export interface Result {
  outcome: 'won' | 'lost';
  cause?: string;
  text?: string;
  winner?: number; // of a game that one seat wins
}

export interface GameEvent {
  event: string;
  seat?: number;
  [about: string]: unknown;
}
export interface LogEntry {
  n: number;
  turn?: number;
  text?: string;
  events?: GameEvent[];
  taken_back?: number;
}

export interface Action {
  action: string;
  words: string;
  remark?: string;
  do: string;
  card?: string;
  from?: string;
  end?: 'left' | 'right';
  spell?: string;
  goals?: number[];
  premonition?: string;
  seat?: number;
  other?: string;
  way?: string;
}
export interface Several {
  verb: string;
  ordered: boolean;
  least: number;
  most: number;
}
export interface Prompt {
  number: number;
  question: string;
  rule: string;
  actions: Action[];
  several?: Several;
}

export type StopsSetting = 'default' | 'every-draw' | 'every-roll' | 'never';

export interface Update {
  type: 'update';
  sequence: number;
  log: LogEntry[];
  view: unknown;
  prompt: Prompt | null;
  asked: number;
  seats: SeatInfo[];
  undo?: 'free' | 'ask' | 'none';
  undo_text?: string;
  undo_asked?: number;
  undo_waits?: true;
  assisted: boolean;
  over: boolean;
  given_up: boolean;
  winnable: boolean;
  stops?: StopsSetting;
  passes_in?: number; // milliseconds until an unanswered offer is passed on
  result?: Result;
  turn: number;
}

export interface Refused {
  type: 'refused';
  code: 'rule' | 'stale' | 'not_asked' | 'not_now';
  text: string;
  rule?: string;
  index?: number;
}
export interface Why {
  type: 'why';
  rule: string | null;
  text: string;
  clause: string;
}
export interface Hint {
  type: 'hint';
  action: string;
  words: string;
  reason: string;
  // Of a game alone, once what the strong player has learnt is there.
  chance?: number;
  then?: string[];
  others?: { action: string; words: string; chance: number }[];
}
export interface RecordAnswer {
  type: 'record';
  whole: boolean;
  text: string;
}

export type TableAsk =
  | { type: 'answer'; prompt: number; actions: string[] }
  | { type: 'why'; action?: string }
  | { type: 'undo'; prompt?: number }
  | { type: 'consent'; yes: boolean }
  | { type: 'hint'; prompt: number }
  | { type: 'stops'; when: StopsSetting }
  | { type: 'stop' | 'give_up' | 'record' | 'come_back' | 'leave' | 'ping' }
  | { type: 'replace'; seat: number; kind: string };

export type TableReply = { type: 'done' } | { type: 'pong' } | Refused | Why | Hint | RecordAnswer | ErrorMessage;
export type TableMessage = TableReply | Welcome | Update;
