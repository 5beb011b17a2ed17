// The finished games that statistics are made of (docs/storage.md has the terminal's own). A game counts once, as it ended last.
import type { Options } from '../protocol/messages';

export interface FinishedGame {
  table: string;
  game: string;
  options: string; // optionsKey()
  company: string; // the kinds of the seats, persons first
  won: boolean;
  cause: string; // how it was lost, or given up
  assisted: boolean;
  turns: number;
  finished: number; // milliseconds since 1970
}

// One text for equal options, whatever their order.
export function optionsKey(options: Options): string {
  const sorted = Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify(sorted.map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value]));
}
export const optionsOf = (key: string) => Object.fromEntries(JSON.parse(key) as [string, Options[string]][]) as Options;

export const companyOf = (kinds: string[]) => [...kinds].sort((one, other) => Number(other === 'person') - Number(one === 'person')).join(' ');

export function withGame(games: FinishedGame[], game: FinishedGame): FinishedGame[] {
  const before = games.find(({ table }) => table === game.table);
  // Ending once more, after taking back: it keeps its place in time.
  if (before) return games.map((each) => (each === before ? { ...game, finished: before.finished } : each));
  return [...games, game];
}
