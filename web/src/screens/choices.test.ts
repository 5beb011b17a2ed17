import { expect, test } from 'vitest';
import type { GameInfo } from '../protocol/messages';
import { defaults, meaningful, toSend } from './option-choice';
import { optionWords } from './option-words';
import { found } from './rules-search';
import { seatWishes } from './seat-wishes';

const info: GameInfo = {
  game: 'onirim', title: 'Onirim', seats: { least: 1, most: 2 }, computers: [],
  options: [
    { key: 'players', text: 'Players', values: [{ value: 1, text: 'alone' }, { value: 2, text: 'two' }], default: 1 },
    { key: 'with', text: 'Expansions', values: [{ value: 'book', text: 'the Book' }, { value: 'towers', text: 'the Towers' }], default: [], several: true },
    { key: 'talk', text: 'Talk', values: [{ value: 'silent', text: 'silent' }, { value: 'open', text: 'open' }], default: 'silent', needs: { key: 'players', value: 2 } },
    { key: 'paradox', text: 'Prophecy', values: [{ value: 'top', text: 'top' }, { value: 'bottom', text: 'bottom' }], default: 'top', needs: { key: 'with', value: 'book' } },
  ],
};

test('only what differs and has a meaning is sent', () => {
  const chosen = { ...defaults(info), with: ['towers'], talk: 'open', paradox: 'bottom' };
  expect(toSend(chosen, info)).toEqual({ with: ['towers'] });
  expect(toSend({ ...chosen, players: 2, with: ['book'] }, info)).toEqual({ players: 2, with: ['book'], talk: 'open', paradox: 'bottom' });
  expect(info.options.map((option) => meaningful(option, chosen, info))).toEqual([true, true, false, false]);
});

test('options in words', () => {
  expect(optionWords({ players: 2, with: ['book', 'towers'] }, info)).toBe('two, the Book, the Towers');
  expect(optionWords({ players: 1 }, info)).toBe('');
});

test('rules are found by words, id and chapter', () => {
  const chapters = [{ number: 7, title: 'The Book', rules: [{ id: 'ONI-7.4', text: 'Spells are paid' }, { id: 'ONI-7.5', text: 'Look at five' }] }];
  expect(found(chapters, '7.4')[0]?.rules.map(({ id }) => id)).toEqual(['ONI-7.4']);
  expect(found(chapters, 'book LOOK')[0]?.rules.map(({ id }) => id)).toEqual(['ONI-7.5']);
  expect(found(chapters, 'tower')).toEqual([]);
});

test('who sits where', () => {
  const company = { partner: 'greedy', other: 'Bob', clock: undefined };
  expect(seatWishes(1, company, '')).toEqual([{ kind: 'here' }]);
  expect(seatWishes(2, company, 'Ada')).toEqual([{ kind: 'here', name: 'Ada' }, { kind: 'greedy' }]);
  expect(seatWishes(2, { ...company, partner: 'here' }, 'Ada')).toEqual([{ kind: 'here', name: 'Ada' }, { kind: 'here', name: 'Bob' }]);
  expect(seatWishes(2, { ...company, partner: 'open' }, '')).toEqual([{ kind: 'here' }, { kind: 'open' }]);
});
