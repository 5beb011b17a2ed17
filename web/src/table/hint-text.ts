// What a hint says beside its reason: how often it wins, what best follows, and what the next best choices are worth.
import { currentLanguage, tr } from '../i18n/tr.svelte';
import { percent } from '../parts/percent';
import type { Hint } from '../protocol/table';

const others = 3;

const list = (items: string[]) => new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(items);

export function hintText(hint: Hint): string[] {
  if (hint.chance === undefined) return [];
  const text = [tr('It then wins {chance} of such games.', { chance: percent(hint.chance) })];
  if (hint.then?.length) text.push(tr('Then: {steps}.', { steps: list(hint.then) }));
  const worth = (hint.others ?? []).slice(0, others).map(({ words, chance }) => `${words} (${percent(chance)})`);
  if (worth.length > 0) text.push(tr('Instead: {choices}.', { choices: list(worth) }));
  return text;
}
