// The choice of options for a new game: what is shown, and what is sent.
import type { GameInfo, GameOption, OptionChoice, Options, OptionValue } from '../protocol/messages';

export const defaultOf = (option: GameOption): OptionValue => option.default ?? (option.several ? [] : (option.values[0]?.value ?? ''));
export const defaults = (info: GameInfo): Options => Object.fromEntries(info.options.map((option) => [option.key, defaultOf(option)]));

const same = (one: OptionValue | undefined, other: OptionValue) => JSON.stringify(one) === JSON.stringify(other);
const holds = (value: OptionValue | undefined, wanted: unknown) => (Array.isArray(value) ? value.some((each) => each === wanted) : value === wanted);

// The values that have a meaning with what is chosen.
export const possible = (option: GameOption, chosen: Options): OptionChoice[] =>
  option.values.filter(({ needs }) => needs === undefined || holds(chosen[needs.key], needs.value));

// Whether there is anything to choose.
export const open = (option: GameOption, chosen: Options) => possible(option, chosen).length > (option.several ? 0 : 1);

// Only what differs from the defaults and has a meaning.
export function toSend(chosen: Options, info: GameInfo): Options {
  const sent: Options = {};
  for (const option of info.options) {
    const known = possible(option, chosen).map(({ value }) => value);
    const value = chosen[option.key];
    const kept = Array.isArray(value) ? value.filter((each) => known.includes(each)) : known.find((each) => each === value);
    if (kept !== undefined && !same(kept, defaultOf(option))) sent[option.key] = kept;
  }
  return sent;
}
