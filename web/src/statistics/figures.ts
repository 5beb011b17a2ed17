// What games add up to, for each set of options and company. Games with help are counted apart and are in none of the other figures.
import type { FinishedGame } from './games';

export interface Figures {
  game: string;
  options: string;
  company: string;
  games: number;
  won: number;
  form: boolean[]; // the last ten, the latest last
  streak: number; // won in a row up to now; negative: lost in a row
  longest: number; // most won in a row
  assisted: { games: number; won: number };
}

export function figuresOf(games: FinishedGame[]): Figures[] {
  const groups = new Map<string, FinishedGame[]>();
  for (const game of [...games].sort((one, other) => one.finished - other.finished)) {
    const key = [game.game, game.options, game.company].join('\n');
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups.values()].map(figures).sort((one, other) => total(other) - total(one));
}

const total = ({ games, assisted }: Figures) => games + assisted.games;
const wins = (games: FinishedGame[]) => games.filter(({ won }) => won).length;

function figures(group: FinishedGame[]): Figures {
  const { game, options, company } = group[0] as FinishedGame;
  const own = group.filter(({ assisted }) => !assisted);
  const helped = group.filter(({ assisted }) => assisted);
  const { streak, longest } = streaks(own.map(({ won }) => won));
  return {
    game, options, company, games: own.length, won: wins(own), form: own.slice(-10).map(({ won }) => won), streak, longest,
    assisted: { games: helped.length, won: wins(helped) },
  };
}

function streaks(results: boolean[]) {
  let streak = 0;
  let longest = 0;
  for (const won of results) {
    streak = won ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}
