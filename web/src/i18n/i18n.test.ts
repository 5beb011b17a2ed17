import { expect, test } from 'vitest';
import { catalogueOf } from '../../build-plugins/catalogues';
import { english, nearest, translatorOf } from './catalogues';
import { fill } from './fill';

const catalogue = `
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Plural-Forms: nplurals=3; plural=n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\\n"

#: web/src/table/LogPanel.svelte
msgid "Log"
msgstr "Dziennik"

#: words/src/lists.cpp
msgid "{count} card"
msgid_plural "{count} cards"
msgstr[0] "{count} karta"
msgstr[1] "{count} karty"
msgstr[2] "{count} kart"

#: web/src/a.ts
msgctxt "heading of a column"
msgid "Won"
msgstr "Wygrane"

#: terminal/src/menu.cpp
msgid "quit: leave"
msgstr "wyjdź"

#, fuzzy
#: web/src/a.ts
msgid "Hint"
msgstr "Coś"

#: web/src/a.ts
msgid "Untold"
msgstr ""
`;
const asked = (one: string, more: Partial<Parameters<typeof english>[0]> = {}) => ({ context: '', one, many: '', count: 1, ...more });

test('places are filled in, and stay where there is no value', () => {
  expect(fill('{name} plays {card}, {name}!', { name: 'Ada', card: 'RS' })).toBe('Ada plays RS, Ada!');
  expect(fill('{none} {0}', {})).toBe('{none} {0}');
});

test('a catalogue translates, with plurals and contexts', () => {
  const polish = translatorOf(catalogueOf(catalogue));
  expect(polish(asked('Log'))).toBe('Dziennik');
  expect(polish(asked('Won', { context: 'heading of a column' }))).toBe('Wygrane');
  expect([1, 2, 5, 22, 25].map((count) => polish(asked('{count} card', { many: '{count} cards', count })))).toEqual(
    ['{count} karta', '{count} karty', '{count} kart', '{count} karty', '{count} kart']);
});

test('what is fuzzy, not translated or said by the terminal alone is English', () => {
  const polish = translatorOf(catalogueOf(catalogue));
  for (const message of ['Hint', 'Untold', 'quit: leave', 'Won', 'unknown']) expect(polish(asked(message))).toBe(message);
});

test('English is the messages themselves', () => {
  expect(english(asked('{count} card', { many: '{count} cards', count: 1 }))).toBe('{count} card');
  expect(english(asked('{count} card', { many: '{count} cards', count: 0 }))).toBe('{count} cards');
});

test('the nearest language that there is', () => {
  const known = ['en', 'pl', 'en@pseudo', 'pt_BR'];
  expect(nearest(['pl-PL', 'en'], known)).toBe('pl');
  expect(nearest(['fr', 'pt-BR'], known)).toBe('pt_BR');
  expect(nearest(['fr'], known)).toBe('en');
  expect(nearest(['en@pseudo'], known)).toBe('en@pseudo');
});
