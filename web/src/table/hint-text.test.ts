import { expect, test } from 'vitest';
import { hintText } from './hint-text';

const hint = { type: 'hint', action: 'play RS', words: 'Play red sun', reason: 'It gains red door.' } as const;

test('a hint of simple rules says no more than its reason', () => expect(hintText(hint)).toEqual([]));

test('one of the strong player tells its chance, what follows and the next best three', () => {
  const others = [0.7, 0.65, 0.6, 0.5].map((chance, index) => ({ action: '', words: `Choice ${index}`, chance }));
  expect(hintText({ ...hint, chance: 0.7125, then: ['Put green sun on top'], others })).toEqual([
    'It then wins 71.3% of such games.',
    'Then: Put green sun on top.',
    'Instead: Choice 0 (70.0%), Choice 1 (65.0%), and Choice 2 (60.0%).',
  ]);
});
