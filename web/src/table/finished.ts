// A game that has ended is counted, once a table. Who only watched has not played it.
import { connectionOf } from '../app/connections.svelte';
import type { Summary } from '../protocol/messages';
import type { Result, Update, Welcome } from '../protocol/table';
import { companyOf, optionsKey } from '../statistics/games';
import { count, isMissing } from '../statistics/kept.svelte';

export interface AtEnd {
  welcome: Welcome | undefined;
  update: Update | undefined;
}

// Where one seat wins, all others have lost.
export const hasWon = (result: Result | null | undefined, seat: number) =>
  result?.outcome === 'won' && (result.winner === undefined || result.winner === seat);

export function countFinished({ welcome, update }: AtEnd, finished = Date.now()) {
  if (!welcome || !update?.result || welcome.seat === 0) return;
  count({
    table: welcome.table,
    game: welcome.game,
    options: optionsKey(welcome.options),
    company: companyOf(update.seats.map(({ kind }) => kind)),
    won: hasWon(update.result, welcome.seat),
    cause: update.given_up ? 'given up' : (update.result.cause ?? ''),
    assisted: update.assisted,
    turns: update.turn,
    finished,
  });
}

// Games that ended while the page was not there: each of their tables is asked how.
export async function countUnseen(summaries: (Summary | undefined)[], language: string) {
  for (const summary of summaries) {
    if (!summary?.over || summary.seat === 0 || !isMissing(summary.table, summary.changed * 1000)) continue;
    countFinished(await lookInto(summary.link, language), summary.changed * 1000);
  }
}

function lookInto(link: string, language: string): Promise<AtEnd> {
  return new Promise((resolve) => {
    let welcome: Welcome | undefined;
    const told = (update?: Update) => {
      line.close();
      resolve({ welcome, update });
    };
    const line = connectionOf(link).sit(link, language, {
      welcome: (message) => (welcome = message),
      update: told,
      reachable: (yes) => !yes && told(),
      ended: () => told(),
    });
  });
}
