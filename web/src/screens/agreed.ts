// What one agrees to by sitting down: every option that has a meaning, in the words of a new game, and the time.
import { tr } from '../i18n/tr.svelte';
import type { Clock, GameInfo, Options } from '../protocol/messages';
import { defaultOf, open, possible } from './option-choice';

export interface Agreed {
  text: string;
  values: string[];
}

export const clockWords = (clock: Clock | undefined) =>
  clock ? tr('{minutes} minutes each, and {seconds} seconds for each turn', { minutes: clock.bank / 60, seconds: clock.turn }) : tr('no clock');

export function agreed(options: Options, info: GameInfo, clock: Clock | undefined): Agreed[] {
  const whole: Options = Object.fromEntries(info.options.map((option) => [option.key, options[option.key] ?? defaultOf(option)]));
  if (options['players'] !== undefined) whole['players'] = options['players'];
  const shown = info.options.filter((option) => option.key !== 'players' && open(option, whole));
  const told = shown.map((option) => {
    const value = whole[option.key];
    const values = possible(option, whole).filter((each) => (Array.isArray(value) ? value.includes(each.value) : value === each.value));
    return { text: option.text, values: values.length > 0 ? values.map(({ text }) => text) : [option.several ? tr('none') : String(value)] };
  });
  return [...told, { text: tr('Time'), values: [clockWords(clock)] }];
}
