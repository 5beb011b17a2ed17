import { expect, test } from 'vitest';
import type { GameInfo } from '../protocol/messages';
import { defaults, open, toSend } from './option-choice';
import { optionWords } from './option-words';
import { found } from './rules-search';
import { alone, seatWishes } from './seat-wishes';

const info: GameInfo = {
  game: 'onirim', title: 'Onirim', seats: { least: 1, most: 2 }, computers: [],
  options: [
    { key: 'players', text: 'Players', several: false, default: 1, values: [{ value: 1, text: 'alone' }, { value: 2, text: 'two' }] },
    { key: 'with', text: 'Expansions', several: true, values: [{ value: 'book', text: 'the Book' }, { value: 'towers', text: 'the Towers' }] },
    { key: 'variants', text: 'Variants', several: true, values: [{ value: 'lost-way', text: 'the Lost Way', needs: { key: 'with', value: 'book' } }, { value: 'ruins', text: 'the Ruins', needs: { key: 'with', value: 'towers' } }] },
    { key: 'talk', text: 'Talk', several: false, default: 'silent', values: [{ value: 'silent', text: 'silent' }, { value: 'open', text: 'open', needs: { key: 'players', value: 2 } }] },
  ],
};

test('only what differs and has a meaning is sent', () => {
  const chosen = { ...defaults(info), with: ['towers'], variants: ['lost-way', 'ruins'], talk: 'open' };
  expect(toSend(chosen, info)).toEqual({ with: ['towers'], variants: ['ruins'] });
  expect(toSend({ ...chosen, players: 2, with: ['book'] }, info)).toEqual({ players: 2, with: ['book'], variants: ['lost-way'], talk: 'open' });
  expect(toSend(defaults(info), info)).toEqual({});
  expect(info.options.map((option) => open(option, defaults(info)))).toEqual([true, true, false, false]);
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
  expect(seatWishes(alone, '')).toEqual([{ kind: 'here' }]);
  expect(seatWishes(company, 'Ada')).toEqual([{ kind: 'here', name: 'Ada' }, { kind: 'greedy' }]);
  expect(seatWishes({ ...company, partner: 'here' }, 'Ada')).toEqual([{ kind: 'here', name: 'Ada' }, { kind: 'here', name: 'Bob' }]);
  expect(seatWishes({ ...company, partner: 'open' }, '')).toEqual([{ kind: 'here' }, { kind: 'open' }]);
});
