// A set of options in words: the values that are not the default, by their names alone.
import type { GameInfo, GameOption, Options, OptionValue } from '../protocol/messages';
import { defaultOf } from './option-choice';

const same = (one: OptionValue | undefined, other: OptionValue | undefined) => JSON.stringify(one) === JSON.stringify(other);

export function optionWords(options: Options, info: GameInfo | undefined): string {
  return (info?.options ?? []).flatMap((option) => wordsOf(option, options[option.key])).join(', ');
}

function wordsOf(option: GameOption, value: OptionValue | undefined): string[] {
  if (value === undefined || same(value, defaultOf(option))) return [];
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.map((each) => option.values.find((known) => same(known.value, each))?.text.split(': ')[0] ?? `${option.text}: ${each}`);
}
