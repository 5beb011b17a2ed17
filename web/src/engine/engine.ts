// The engine of a game as the worker needs it: the game's own messages in and out, and tables to hold. wasm.ts is the real one.
import type { ErrorMessage, Request, Summary } from '../protocol/messages';
import type { TableReply, Update, Welcome } from '../protocol/table';

export interface Engine {
  // games, rules, replay and analysis.
  request(message: Request): unknown;
  create(message: Request): EngineTable | ErrorMessage;
  // From the beginning of a journal, line by line.
  restore(lines: string[]): EngineTable | ErrorMessage;
  // Of Onirim's: what the strong player has learnt, as a file: hints come from it then. Whether it is such a file.
  learn(file: Uint8Array): boolean;
  // How the engine's own sentences are translated from now on.
  speak(translator: (message: TranslatedMessage) => string): void;
}

export interface TranslatedMessage {
  context: string;
  one: string;
  many: string;
  count: number;
}

// `lines` are new in the journal: they are to be kept before anything of the result is told.
export interface Change {
  changed: boolean;
  lines: string[];
}

export interface EngineTable {
  // What create() or restore() has added to the journal.
  readonly lines: string[];
  readonly seats: { seat: number; use: string }[];
  receive(viewer: number, message: unknown): Change & { reply: TableReply };
  goOn(): Change;
  welcome(viewer: number): Welcome;
  update(viewer: number, since: number): Update;
  summary(viewer: number): Omit<Summary, 'link' | 'table' | 'changed'>;
  close(): void;
}
