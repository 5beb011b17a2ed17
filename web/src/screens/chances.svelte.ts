// How good the decisions of a record were, found out one after the other for as long as somebody looks.
import type { AnalysisAnswer, Decision } from '../protocol/messages';

export interface Judged extends Decision {
  moment: number;
}
export type Ask = (moment: number) => Promise<AnalysisAnswer>;

const told = 3;
export const costOf = ({ chance, best_chance }: Decision) => best_chance - chance;
// The costliest first; what cost nothing is not among them.
export const worstOf = (judged: readonly Judged[]) => judged.filter((each) => costOf(each) > 0).sort((one, other) => costOf(other) - costOf(one)).slice(0, told);

export class Chances {
  judged: readonly Judged[] = $state.raw([]);
  seen = $state(0); // moments
  possible = $state(true);
  #stopped = false;

  // Of the moments before `last`, at which nothing is decided any more.
  async find(ask: Ask, last: number) {
    for (let moment = 0; moment < last && !this.#stopped; ++moment) {
      const { judged, decision } = await ask(moment);
      this.possible = judged;
      if (!judged) return;
      if (decision) this.judged = [...this.judged, { ...decision, moment }];
      this.seen = moment + 1;
    }
  }
  stop() {
    this.#stopped = true;
  }
}
