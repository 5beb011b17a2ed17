import { expect, test } from 'vitest';
import { namesTwo, namingBoth, tilesToName, turnedFurther } from './rebuilding';
import type { LabyrinthAction } from './view';

const swap = (cell: string, others?: string[]): LabyrinthAction => ({ action: `swap ${cell}`, words: `The tile on ${cell}`, do: 'swap', cell, ...(others ? { others } : {}) });
const lay = (steps: number, other_steps: number): LabyrinthAction => ({ action: `lay ${steps} ${other_steps}`, words: '', do: 'lay', steps, other_steps });
const named = [swap('B2', ['C3', 'F1']), swap('C3', ['F5'])];
const cellsOf = (actions: LabyrinthAction[]) => actions.map(({ cell }) => cell);

test('either of two tiles may be tapped first', () => {
  expect(namesTwo(named)).toBe(true);
  expect(namesTwo([swap('F1'), swap('F5')])).toBe(false);
  expect(cellsOf(tilesToName(named, undefined)).sort()).toEqual(['B2', 'C3', 'F1', 'F5']);
  expect(cellsOf(tilesToName(named, 'F1'))).toEqual(['B2']);
  expect(cellsOf(tilesToName(named, 'C3')).sort()).toEqual(['B2', 'F5']);
});

test('the table is told both in its order, and not what it takes by itself', () => {
  expect(namingBoth(named, 'F1', 'B2')).toEqual(['swap B2', 'swap F1']);
  expect(namingBoth(named, 'B2', 'C3')).toEqual(['swap B2', 'swap C3']);
  expect(namingBoth(named, 'F5', 'C3')).toEqual(['swap C3']);
  expect(namingBoth(named, 'F5', 'F1')).toEqual([]);
});

test('one of two tiles is turned further, the other only where it must', () => {
  const ways = [lay(0, 0), lay(0, 2), lay(1, 2), lay(3, 0)];
  expect(turnedFurther(ways, 0, 'steps', 1)).toBe(3);
  expect(turnedFurther(ways, 3, 'steps', 1)).toBe(0);
  expect(turnedFurther(ways, 0, 'other_steps', 1)).toBe(1);
  expect(turnedFurther(ways, 1, 'steps', 1)).toBe(2);
  expect(turnedFurther(ways, 2, 'other_steps', 1)).toBe(0);
  expect(turnedFurther([lay(0, 0)], 0, 'steps', -1)).toBe(0);
});
