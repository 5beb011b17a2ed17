// Shows what the others have done one step after another, so that one can follow it; a tap or Escape ends it at once. Not for readers who want no motion.
import { motionWanted } from '../../app/settings.svelte';
import type { LogEntry } from '../../protocol/table';
import type { Interlude } from '../../table/seat.svelte';
import { stepsOf, type Step } from './steps';
import type { LabyrinthView, Pieces } from './view';

const pace = { slowest: 900, fastest: 250, all: 10_000 }; // milliseconds of a step, and of all together

export class Showing implements Interlude {
  step: Step | undefined = $state.raw();
  #hurried = false;
  #goOn = () => {};

  readonly now: () => { view: LabyrinthView; pieces: Pieces; viewer: number };
  constructor(now: () => { view: LabyrinthView; pieces: Pieces; viewer: number }) {
    this.now = now;
  }

  async show(entries: LogEntry[]) {
    if (!motionWanted() || document.hidden || entries.some(({ taken_back }) => taken_back !== undefined)) return;
    const { view, pieces, viewer } = this.now();
    const steps = stepsOf(entries, view, pieces, viewer);
    const each = Math.min(pace.slowest, Math.max(pace.fastest, pace.all / steps.length));
    this.#hurried = false;
    for (const step of steps) {
      this.step = step;
      await new Promise<void>((resolve) => {
        this.#goOn = resolve;
        setTimeout(resolve, each);
      });
      if (this.#hurried) break;
    }
    this.step = undefined;
  }

  hurry = () => {
    this.#hurried = true;
    this.#goOn();
  };
}
