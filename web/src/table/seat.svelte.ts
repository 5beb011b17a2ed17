// A seat that this page sits at: what it was told last, and what it can ask. Draws itself again whenever an update is shown.
import { tr } from '../i18n/tr.svelte';
import { Unheard, type Connection, type SeatLine } from '../protocol/connection';
import type { ErrorMessage } from '../protocol/messages';
import type { LogEntry, StopsSetting, TableAsk, TableReply, Update, Welcome } from '../protocol/table';
import { toldAgain, type LogLine } from './log';

// Shows what has happened since the update before, and resolves when the new one may take its place. `hurry` ends it at once.
export interface Interlude {
  show(entries: LogEntry[]): Promise<void>;
  hurry(): void;
}

// What is said in place of an answer where none can come.
export interface Unsaid {
  type: 'unsaid';
  text: string;
}
export type Reply = TableReply | Unsaid;

// In words, where a reply is not what was asked for.
export const problemOf = (reply: Reply | undefined): string => (reply?.type === 'refused' || reply?.type === 'error' || reply?.type === 'unsaid' ? tr(reply.text) : '');

const unsaid = (why: Unheard['why']): string =>
  why === 'unsent' ? tr('The server cannot be reached: nothing was sent. This page goes on trying; do it again once it is connected.')
  : why === 'late' ? tr('The table has gone on while the server could not be reached: nothing was sent. Look at what is asked now.')
  : tr('The line broke before the server had answered. Once it is connected again the table shows whether it was done; if the same question is still there, answer it again.');

// What is true only as long as there is no line.
const ofNow = (text: string) => text === unsaid('unsent');

export class Seat {
  welcome: Welcome | undefined = $state.raw();
  update: Update | undefined = $state.raw();
  log: LogLine[] = $state.raw([]);
  reachable = $state(false);
  lost = $state(false); // was told so, rather than not yet connected
  ended: ErrorMessage | undefined = $state.raw();
  // An answer is on its way, or what it brought about is being shown.
  busy = $state(false);
  interlude: Interlude | undefined;

  readonly link: string;
  #line: SeatLine;
  #shown: Promise<void> = Promise.resolve();
  #latest = 0;

  constructor(connection: Connection, link: string, language: string) {
    this.link = link;
    this.#line = connection.sit(link, language, {
      welcome: (message) => (this.welcome = message),
      update: (message) => this.#receive(message),
      reachable: (yes) => {
        this.reachable = yes;
        this.lost = !yes;
      },
      ended: (error) => (this.ended = error),
    });
  }

  // A problem that was told before: nothing where it is over by now.
  said = (text: string) => (this.reachable && ofNow(text) ? '' : text);

  get prompt() {
    return this.update?.prompt ?? null;
  }
  get seat() {
    return this.welcome?.seat ?? 0;
  }
  get #labyrinth() {
    return this.welcome?.game === 'labyrinth';
  }
  // Whether everybody may see what this seat sees now.
  get open() {
    return this.#labyrinth ? (this.update?.view as { secret?: boolean } | undefined)?.secret !== true : this.welcome?.options['talk'] === 'open';
  }
  nameOf(seat: number): string {
    const found = this.update?.seats.find((each) => each.seat === seat);
    if (found?.name) return found.name;
    // Those without a name are called as the log calls them.
    if (this.#labyrinth) return tr('Seat {number}', { number: seat });
    return found === undefined || found.kind === 'person' ? tr('Player {number}', { number: seat }) : tr('the computer');
  }

  // What was refused comes back as the reply; nothing where nothing is asked.
  async answer(actions: string[]): Promise<Reply | undefined> {
    const { prompt } = this;
    if (!prompt || this.busy) return undefined;
    this.busy = true;
    const reply = await this.ask({ type: 'answer', prompt: prompt.number, actions });
    await this.#shown;
    this.busy = false;
    return reply;
  }
  async hint(): Promise<Reply | undefined> {
    return this.prompt ? this.ask({ type: 'hint', prompt: this.prompt.number }) : undefined;
  }
  why = (action?: string) => this.ask(action === undefined ? { type: 'why' } : { type: 'why', action });
  record = () => this.ask({ type: 'record' });
  undo = () => this.ask({ type: 'undo' });
  consent = (yes: boolean) => this.ask({ type: 'consent', yes });
  stops = (when: StopsSetting) => this.ask({ type: 'stops', when });

  ask(message: TableAsk): Promise<Reply> {
    return this.#line.ask(message).catch((reason: unknown) => ({ type: 'unsaid', text: unsaid(reason instanceof Unheard ? reason.why : 'unsent') }));
  }

  close() {
    this.#line.close();
  }

  // Who only looks on does not wait: where something happens while the last is still being shown, only the newest is.
  #receive(update: Update) {
    const news = update.log.length > 0;
    if (news) this.#latest = update.sequence;
    if (news) this.interlude?.hurry();
    this.#shown = this.#shown.then(async () => {
      if (this.interlude && this.update && update.sequence >= this.#latest) await this.interlude.show(update.log).catch(() => undefined);
      this.log = toldAgain(this.log, update.log);
      this.update = update;
    });
  }
}
