// The choice of options for a new game: what is shown, and what is sent.
import type { GameInfo, GameOption, Options, OptionValue } from '../protocol/messages';

export const defaults = (info: GameInfo): Options => Object.fromEntries(info.options.map((option) => [option.key, structuredClone(option.default)]));

const holds = (value: OptionValue | undefined, wanted: unknown) => (Array.isArray(value) ? value.some((each) => each === wanted) : value === wanted);

// Whether an option has a meaning with what is chosen. One that needs an option that has none has none either.
export function meaningful(option: GameOption, chosen: Options, info: GameInfo): boolean {
  const { needs } = option;
  if (!needs) return true;
  const needed = info.options.find(({ key }) => key === needs.key);
  return holds(chosen[needs.key], needs.value) && (!needed || meaningful(needed, chosen, info));
}

// Only what differs from the defaults and has a meaning.
export function toSend(chosen: Options, info: GameInfo): Options {
  const kept = info.options.filter((option) => meaningful(option, chosen, info) && JSON.stringify(chosen[option.key]) !== JSON.stringify(option.default));
  return Object.fromEntries(kept.map(({ key }) => [key, chosen[key] as OptionValue]));
}
