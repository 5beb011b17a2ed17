// The statistics of this browser.
import { keep, kept } from '../app/kept';
import { withGame, type FinishedGame } from './games';

let games: FinishedGame[] = $state.raw(kept<FinishedGame[]>('games', []));

export const finishedGames = () => games;

export function count(game: FinishedGame) {
  games = withGame(kept<FinishedGame[]>('games', []), game);
  keep('games', games);
}

export function resetStatistics() {
  games = [];
  keep('games', games);
}
