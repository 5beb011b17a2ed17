// The catalogues of /po as modules: `virtual:catalogues` tells which there are, each is loaded when its language is wanted.
// What only the terminal says is left out.
import { readdirSync, readFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import type { Plugin } from 'vite';

interface Message {
  msgid: string;
  msgstr: string[];
  comments?: { reference?: string; flag?: string };
}
export type Catalogue = Record<string, string[]> & { ''?: { plural_forms?: string } };

const separator = '\u0004'; // between a context and its message, as gettext has it
const elsewhere = /^(terminal|apps|study|storage)\//;

const wanted = (message: Message) => {
  const places = (message.comments?.reference ?? '').split(/\s+/).filter(Boolean);
  return places.length === 0 || places.some((place) => !elsewhere.test(place));
};
const translated = (message: Message) => !message.comments?.flag?.includes('fuzzy') && message.msgstr.every((text) => text !== '');

// What tannin reads: the translations of each message, and how plurals are formed.
export function catalogueOf(text: string | Buffer): Catalogue {
  const parsed = po.parse(text);
  const entries: [string, unknown][] = [['', { plural_forms: parsed.headers['Plural-Forms'] ?? parsed.headers['plural-forms'] }]];
  for (const [context, messages] of Object.entries(parsed.translations as Record<string, Record<string, Message>>)) {
    for (const message of Object.values(messages)) {
      if (message.msgid === '' || !wanted(message) || !translated(message)) continue;
      entries.push([context === '' ? message.msgid : context + separator + message.msgid, message.msgstr]);
    }
  }
  return Object.fromEntries(entries) as Catalogue;
}

export function catalogues(folder: string): Plugin {
  const languages = () => readdirSync(folder).filter((name) => name.endsWith('.po')).map((name) => name.slice(0, -3));
  const prefix = '\0virtual:catalogues';
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith('virtual:catalogues') ? `\0${id}` : undefined),
    load(id) {
      if (id === prefix) {
        const loaders = languages().map((language) => `${JSON.stringify(language)}: () => import(${JSON.stringify(`virtual:catalogues/${language}`)})`);
        return `export default { ${loaders.join(', ')} };`;
      }
      if (!id.startsWith(`${prefix}/`)) return undefined;
      const file = `${folder}/${id.slice(prefix.length + 1)}.po`;
      this.addWatchFile(file);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(catalogueOf(readFileSync(file))))});`;
    },
  };
}
