import { expect, test } from 'vitest';
import { Refusal } from '../protocol/connection';
import { recordProblem } from './record-problem';

test('what is no record is called so, with the line and the reason', () => {
  const words = recordProblem(new Refusal({ type: 'error', code: 'malformed', place: 'record', text: 'line 3: nothing may follow the result' }));
  expect(words).toMatch(/no record of a game.*line 3: nothing may follow the result$/);
  expect(recordProblem(new Refusal({ type: 'error', code: 'too_many', text: 'too many' }))).toBe('');
  expect(recordProblem(new Error('the engine is gone'))).toBe('');
});
