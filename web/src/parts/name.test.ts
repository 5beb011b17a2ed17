import { expect, test } from 'vitest';
import { nameOfLength } from './name';

test('a name has 24 characters as a table counts them', () => {
  const moons = '🌙'.repeat(24);
  expect(nameOfLength(moons)).toBe(moons);
  expect(nameOfLength(`${moons}🌙`)).toBe(moons);
  expect(nameOfLength('x'.repeat(25))).toBe('x'.repeat(24));
});

test('what is cut never ends in half a character, nor in what joins two', () => {
  const coder = '\u{1f469}\u200d\u{1f4bb}';
  expect(nameOfLength(`${'x'.repeat(22)}${coder}`)).toBe(`${'x'.repeat(22)}\u{1f469}`);
  expect(nameOfLength(`${'x'.repeat(21)}${coder}`)).toBe(`${'x'.repeat(21)}${coder}`);
});
