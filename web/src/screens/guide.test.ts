import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { guide } from './guide';
import { labyrinthGuide } from './labyrinth-guide';

test.each([['onirim', guide], ['labyrinth', labyrinthGuide]] as const)('every rule that the guide to %s names is there', (game, parts) => {
  const rules = readFileSync(fileURLToPath(new URL(`../../../docs/rules/${game}.md`, import.meta.url)), 'utf8');
  const named = parts().flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.rules));
  expect(named.length).toBeGreaterThan(10);
  for (const rule of named) expect(rules, rule).toContain(`**${rule}**`);
});
