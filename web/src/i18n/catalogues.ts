// Translations by message, from the catalogues of /po. English is the messages themselves.
import Tannin, { type TanninDomainMetadata } from 'tannin';
import catalogues from 'virtual:catalogues';
import type { TranslatedMessage } from '../engine/engine';

export type Translator = (message: TranslatedMessage) => string;

export const english: Translator = ({ one, many, count }) => (count === 1 || many === '' ? one : many);
export const languages: readonly string[] = ['en', ...Object.keys(catalogues)];

export function translatorOf(catalogue: Record<string, unknown>): Translator {
  const forms = (catalogue[''] as { plural_forms?: string } | undefined)?.plural_forms ?? 'nplurals=2; plural=(n != 1);';
  const tannin = new Tannin({ messages: { ...catalogue, '': { plural_forms: forms } as TanninDomainMetadata } } as never);

  return ({ context, one, many, count }) => tannin.dcnpgettext("messages", context || undefined, one, many || one, many === "" ? undefined : count);
}

const loaded = new Map<string, Promise<Translator>>();

// `pl-PL` is answered with `pl` where there is no catalogue of its own, and with English while the catalogue cannot be had.
export function translatorFor(language: string): Promise<Translator> {
  const name = nearest([language]);
  if (name === 'en') return Promise.resolve(english);
  let translator = loaded.get(name);
  if (!translator) {
    translator = (catalogues[name] as () => Promise<{ default: Record<string, unknown> }>)().then((module) => translatorOf(module.default));
    translator.catch(() => loaded.delete(name));
    loaded.set(name, translator);
  }
  return translator.catch(() => english);
}

// The first of the wanted languages that there is.
export function nearest(wanted: readonly string[], known: readonly string[] = languages): string {
  for (const tag of wanted) {
    const found = known.find((name) => name.replace('_', '-').toLowerCase() === tag.toLowerCase()) ?? known.find((name) => name === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}
