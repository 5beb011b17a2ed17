// A set of options and its company as a title. `company`: the kinds of the seats (statistics/games.ts).
import { tr, trn } from '../../i18n/tr.svelte';
import type { Options } from '../../protocol/messages';

export function setTitle(_options: Options, company: string): string {
  const kinds = company.split(' ');
  const people = kinds.filter((kind) => kind === 'person').length;
  if (people === kinds.length) return trn('Labyrinth, {count} person', 'Labyrinth, {count} people', people);
  return tr('Labyrinth, {people} and {computers}', { people: trn('{count} person', '{count} people', people), computers: trn('{count} computer', '{count} computers', kinds.length - people) });
}
