import { expect, test } from 'vitest';
import { setFrom, setName } from './own-set';

test('a set is an object with a name; what is none is not taken for one', () => {
  expect(setFrom('{"name": "Mine", "version": 2}')).toEqual({ name: 'Mine', version: 2 });
  for (const text of ['', 'nonsense', '[]', '7', 'null']) expect(setFrom(text)).toBeNull();
  expect([setName({ name: 'Mine' }), setName({}), setName({ name: 3 })]).toEqual(['Mine', '', '']);
});
