import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { guide } from './guide';

test('every rule that the guide names is there', () => {
  const rules = readFileSync(fileURLToPath(new URL('../../../docs/rules/onirim.md', import.meta.url)), 'utf8');
  const named = guide().flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.rules));
  expect(named.length).toBeGreaterThan(10);
  for (const rule of named) expect(rules, rule).toContain(`**${rule}**`);
});
