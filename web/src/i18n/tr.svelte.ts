// The page's sentences: tr('It is the turn of {name}.', { name }). Only whole sentences with places, written out where they are called:
// scripts/messages.mjs collects them for the catalogues. A change of language redraws whatever shows one.
import { english, translatorFor, type Translator } from './catalogues';
import { fill, type Values } from './fill';

let translator: Translator = $state.raw(english);
let language = $state('en');

export function tr(message: string, values?: Values): string {
  return fill(translator({ context: '', one: message, many: '', count: 1 }), values);
}

// With a number: trn('{count} card', '{count} cards', count). {count} is filled in by itself.
export function trn(one: string, many: string, count: number, values?: Values): string {
  return fill(translator({ context: '', one, many, count }), { count, ...values });
}

// A word that means several things in English: trc('heading of a column', 'Won').
export function trc(context: string, message: string, values?: Values): string {
  return fill(translator({ context, one: message, many: '', count: 1 }), values);
}

export { marked } from './marked';

export const currentLanguage = () => language;

export async function speak(wanted: string) {
  translator = await translatorFor(wanted);
  language = wanted;
  document.documentElement.lang = wanted.replace('_', '-').replace('@', '-x-');
}
