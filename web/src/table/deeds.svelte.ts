// What a player can do beside answering: take back, ask for a hint or the reason of the question, change stops, give up, leave.
import { go } from '../app/router.svelte';
import { tr } from '../i18n/tr.svelte';
import type { StopsSetting, TableReply } from '../protocol/table';
import { saveText } from '../parts/save-text';
import type { Seat } from './seat.svelte';

export interface Note {
  kind: 'hint' | 'why' | 'refused';
  title: string;
  text: string;
  rule?: string | null;
  clause?: string;
  action?: string;
}

export class Deeds {
  dialog: 'help' | 'menu' | 'give-up' | 'leave' | undefined = $state();
  note: Note | undefined = $state.raw();

  readonly seat: Seat;
  constructor(seat: Seat) {
    this.seat = seat;
  }

  undo = async () => {
    const { update } = this.seat;
    if (!update || this.seat.busy) return;
    if (update.undo === 'none') this.#refuse(update.undo_text ?? tr('Nothing can be taken back now.'));
    else this.#told(await this.seat.undo());
  };

  hint = async () => {
    const hint = await this.seat.hint();
    if (hint) this.note = { kind: 'hint', title: hint.words, text: hint.reason, action: hint.action };
  };

  why = async () => {
    const why = await this.seat.why();
    if (why) this.note = { kind: 'why', title: tr('Why this question?'), text: why.text, rule: why.rule, clause: why.clause };
  };

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
    await this.seat.ask({ type: 'leave' });
    go('#/');
  };

  saveRecord = async () => {
    const record = await this.seat.record();
    if (record) saveText('onirim.txt', record.text);
  };

  #told(reply: TableReply | undefined) {
    if (reply?.type === 'refused' || reply?.type === 'error') this.#refuse(reply.text);
    else this.note = undefined;
  }
  #refuse(text: string) {
    this.note = { kind: 'refused', title: tr('Not now'), text };
  }
}
