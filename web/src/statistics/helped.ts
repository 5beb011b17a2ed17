// What is said of games with help, which no other figure counts.
import { tr, trn } from '../i18n/tr.svelte';
import type { Figures } from './figures';

export function helpedSentences({ games, won }: Figures['assisted']): string {
  const wins = games === 1 ? (won === 1 ? tr('It was won.') : tr('It was lost.')) : won === 0 ? tr('None of them was won.') : trn('{count} of them was won.', '{count} of them were won.', won);
  return `${trn('{count} game with help is not counted.', '{count} games with help are not counted.', games)} ${wins}`;
}
