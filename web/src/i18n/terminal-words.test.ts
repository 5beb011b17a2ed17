// What is shown in the page gives no advice for typing: that is the terminal's, and is said there.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { po } from 'gettext-parser';
import { expect, test } from 'vitest';

interface Message {
  msgid: string;
  msgid_plural?: string;
  comments?: { reference?: string };
}

test('no message of the page says what to type', () => {
  const parsed = po.parse(readFileSync(fileURLToPath(new URL('../../../po/meander.pot', import.meta.url))));
  const messages = Object.values(parsed.translations as Record<string, Record<string, Message>>).flatMap((each) => Object.values(each));
  const shown = messages.filter(({ comments }) => (comments?.reference ?? '').split(/\s+/).some((place) => /^(words|protocol|web)\//.test(place) && !place.includes('labyrinth')));
  expect(shown.length).toBeGreaterThan(300);
  const typed = shown.flatMap(({ msgid, msgid_plural }) => [msgid, msgid_plural ?? '']).filter((text) => !text.includes('{type}')).filter((text) => /\bsay\b|\btype\b|\btyped\b|at once, from|named at once|\bcommand\b|\bprompt\b/i.test(text));
  expect(typed).toEqual([]);
});
