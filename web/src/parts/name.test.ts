import { expect, test } from 'vitest';
import { alike, hasUnseen, nameOfLength } from './name';

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

test('what nobody sees is no part of a name', () => {
  for (const name of ['\u202eevil', 'a\u0007b', '\u200dEve', 'Eve\u200c', 'Eve\u2028', '\ufeffEve', '\u2066Eve']) expect(hasUnseen(name), JSON.stringify(name)).toBe(true);
  for (const name of ['Łukasz Żółć', '\u0639\u0644\u06cc\u200c\u0631\u0636\u0627', '\u{1f469}\u200d\u{1f4bb} Eve', '']) expect(hasUnseen(name), name).toBe(false);
});

test('two are called alike whatever the letters are', () => {
  expect(['Ada', ' ada ', 'Bob', ''].map((name) => alike('Ada', name))).toEqual([true, true, false, false]);
  expect(alike('', '')).toBe(false);
});
