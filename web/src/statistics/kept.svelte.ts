// The statistics of this browser.
import { keep, kept } from '../app/kept';
import { withGame, type FinishedGame } from './games';

let games: FinishedGame[] = $state.raw(kept<FinishedGame[]>('games', []));

export const finishedGames = () => games;

export function count(game: FinishedGame) {
  games = withGame(kept<FinishedGame[]>('games', []), game);
  keep('games', games);
}

// Whether a game that ended then is still to be counted. What was forgotten stays so.
export const isMissing = (table: string, finished: number) => finished > kept<number>('forgotten', 0) && !games.some((game) => game.table === table);

export function resetStatistics() {
  games = [];
  keep('games', games);
  keep('forgotten', Date.now());
}
