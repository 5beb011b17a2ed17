// How the page reaches tables. Two ways, the same messages: a server, or a worker in this tab.
//
//   const answer = await connection.request({ type: 'games' });   // throws a Refusal when it is answered with `error`
//   const seat = connection.sit(link, 'en', listener);            // comes back by itself after every break, until close()
//   await seat.ask({ type: 'answer', prompt: 3, actions: ['play RS'] });
import type { AnswerTo, ErrorMessage, Request } from './messages';
import type { TableAsk, TableReply, Update, Welcome } from './table';

export interface Connection {
  readonly place: 'server' | 'local';
  request<R extends Request>(message: R): Promise<AnswerTo<R>>;
  sit(link: string, language: string, listener: SeatListener): SeatLine;
}

export interface SeatListener {
  welcome(message: Welcome): void;
  update(message: Update): void;
  // Whether messages get through at the moment.
  reachable(yes: boolean): void;
  // The seat cannot be had; nothing more will come.
  ended(error: ErrorMessage): void;
}

export interface SeatLine {
  // Rejects with Unheard when no answer can come.
  ask(message: TableAsk): Promise<TableReply>;
  close(): void;
}

// An `error` as something to throw.
export class Refusal extends Error {
  constructor(readonly message_: ErrorMessage) {
    super(message_.place ? `${message_.place}: ${message_.text}` : message_.text);
  }
  get code() {
    return this.message_.code;
  }
}

// Why no answer came: nothing was sent, the question had changed before it could be sent, or the line broke before the answer was there.
export class Unheard extends Error {
  constructor(readonly why: 'unsent' | 'late' | 'unanswered') {
    super(why);
  }
}

// The answer, or its error thrown.
export function granted<T extends { type: string }>(message: T | ErrorMessage): T {
  if (message.type === 'error') throw new Refusal(message as ErrorMessage);
  return message as T;
}

// After these a table never answers again.
export const isFinal = (error: ErrorMessage) => error.code === 'version' || error.code === 'unknown' || error.code === 'too_large' || error.code === 'taken';
