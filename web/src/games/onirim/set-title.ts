// A set of options and its company as a title, the same as a table's.
import { tr } from '../../i18n/tr.svelte';
import type { Options } from '../../protocol/messages';

const expansions: Record<string, () => string> = { book: () => tr('Book of Steps'), towers: () => tr('Towers'), premonitions: () => tr('Premonitions') };

function listOf(items: string[]): string {
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1).reduce((list, item) => (list ? tr('{list}, {item}', { list, item }) : item), '');
  return before ? tr('{list} and {item}', { list: before, item: last }) : last;
}

// `company`: the kinds of the seats (statistics/games.ts).
export function setTitle(options: Options, company: string): string {
  const chosen = Object.keys(expansions).filter((each) => [options['with'] ?? []].flat().includes(each));
  const game = listOf(chosen.map((each) => expansions[each]?.() ?? each)) || tr('Base game');
  if (company === 'person') return tr('{game}, alone', { game });
  return company === 'person person' ? tr('{game}, two people', { game }) : tr('{game}, with the computer', { game });
}
