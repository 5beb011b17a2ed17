// What a player can do beside answering: take back, ask for a hint or the reason of the question, change stops, give up, leave.
import { go } from '../app/router.svelte';
import { tr } from '../i18n/tr.svelte';
import type { StopsSetting } from '../protocol/table';
import { saveText } from '../parts/save-text';
import { hintText } from './hint-text';
import { problemOf, type Reply, type Seat } from './seat.svelte';

export interface Note {
  kind: 'hint' | 'why' | 'refused';
  title: string;
  text: string;
  rule?: string | null;
  clause?: string;
  more?: string[];
  action?: string;
}

export class Deeds {
  dialog: 'help' | 'menu' | 'give-up' | 'leave' | undefined = $state();
  #note: Note | undefined = $state.raw();

  readonly seat: Seat;
  constructor(seat: Seat) {
    this.seat = seat;
  }

  get note() {
    return this.#note && this.seat.said(this.#note.text) ? this.#note : undefined;
  }
  set note(note: Note | undefined) {
    this.#note = note;
  }

  undo = async () => {
    const { update } = this.seat;
    if (!update || this.seat.busy) return;
    if (update.undo === 'none') this.#refuse(update.undo_text ?? tr('Nothing can be taken back now.'));
    else this.#told(await this.seat.undo());
  };

  hint = async () => {
    const hint = await this.seat.hint();
    if (hint?.type === 'hint') this.note = { kind: 'hint', title: hint.words, text: hint.reason, more: hintText(hint), action: hint.action };
    else this.#told(hint);
  };

  why = async () => {
    const why = await this.seat.why();
    if (why.type === 'why') this.note = { kind: 'why', title: tr('Why this question?'), text: why.text, rule: why.rule, clause: why.clause };
    else this.#told(why);
  };

  // An answer beside the board: what a hint advises.
  take = async (action: string) => this.#told(await this.seat.answer([action]));

  stops = async (when: StopsSetting) => this.#told(await this.seat.stops(when));
  stopOnce = async () => this.#told(await this.seat.ask({ type: 'stop' }));
  giveUp = async () => {
    this.dialog = undefined;
    this.#told(await this.seat.ask({ type: 'give_up' }));
  };
  comeBack = async () => this.#told(await this.seat.ask({ type: 'come_back' }));
  replace = async (seat: number, kind: string) => this.#told(await this.seat.ask({ type: 'replace', seat, kind }));

  leave = async () => {
    this.dialog = undefined;
    const reply = await this.seat.ask({ type: 'leave' });
    if (reply.type === 'done') go('#/');
    else this.#told(reply);
  };

  saveRecord = async () => {
    const record = await this.seat.record();
    if (record.type === 'record') saveText(`${this.seat.welcome?.game}.txt`, record.text);
    else this.#told(record);
  };

  #told(reply: Reply | undefined) {
    const text = problemOf(reply);
    if (text === '') this.note = undefined;
    else this.#refuse(text, reply?.type === 'unsaid' ? tr('No connection') : tr('Not now'));
  }
  // Beside the table, where no dialog covers it.
  #refuse(text: string, title = tr('Not now')) {
    this.dialog = undefined;
    this.note = { kind: 'refused', title, text };
  }
}
