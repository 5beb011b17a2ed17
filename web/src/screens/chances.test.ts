import { expect, test } from 'vitest';
import type { AnalysisAnswer } from '../protocol/messages';
import { Chances, costOf, worstOf } from './chances.svelte';

const decision = (chance: number, best_chance: number) => ({ words: 'a', chance, best: 'b', best_chance });
const answers: AnalysisAnswer['decision'][] = [decision(0.5, 0.5), null, decision(0.2, 0.6), decision(0.3, 0.4), decision(0.1, 0.3), decision(0.1, 0.15)];
const answer = (moment: number): Promise<AnalysisAnswer> => Promise.resolve({ type: 'analysis', moment, judged: true, decision: answers[moment] ?? null });

test('every choice is judged, in order, and the costliest are told', async () => {
  const chances = new Chances();
  await chances.find(answer, answers.length);
  expect(chances.seen).toBe(6);
  expect(chances.judged.map(({ moment }) => moment)).toEqual([0, 2, 3, 4, 5]);
  expect(worstOf(chances.judged).map(({ moment }) => moment)).toEqual([2, 4, 3]);
  expect(costOf(chances.judged[1]!)).toBeCloseTo(0.4);
});

test('what nobody can judge is asked once', async () => {
  let asked = 0;
  const chances = new Chances();
  await chances.find((moment) => Promise.resolve({ type: 'analysis', moment, judged: (asked += 1, false), decision: null }), 9);
  expect(chances.possible).toBe(false);
  expect(asked).toBe(1);
});

test('it stops when nobody looks any more', async () => {
  const chances = new Chances();
  await chances.find((moment) => {
    if (moment === 2) chances.stop();
    return answer(moment);
  }, answers.length);
  expect(chances.seen).toBe(3);
});
