import { expect, test } from 'vitest';
import type { GameInfo } from '../protocol/messages';
import { agreed } from './agreed';
import { defaults, open, toSend } from './option-choice';
import { optionWords } from './option-words';
import { chapterOf, found, isOfLabyrinth, ruleOf } from './rules-search';
import { momentAfter } from './replay-keys';
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

test('a rule is known by its id, however that is written; an unknown one by its chapter at least', () => {
  const chapters = [
    { number: 0, title: 'Before', rules: [{ id: '', text: 'All of it' }] },
    { number: 7, title: 'The Book', rules: [{ id: 'ONI-7.4', text: 'Spells are paid' }, { id: 'ONI-7.5', text: 'Look at five' }] },
    { number: 9, title: 'Premonitions', rules: [{ id: 'ONI-9.4', text: 'The eight' }] },
  ];
  for (const id of ['ONI-7.4', 'oni-7.4', '7.4']) expect(ruleOf(chapters, id)).toBe('ONI-7.4');
  expect(ruleOf(chapters, 'ONI-9.4-blue')).toBe('ONI-9.4');
  for (const id of ['ONI-99.9', 'ONI-7.99', '', 'nonsense']) expect(ruleOf(chapters, id)).toBeUndefined();
  expect(chapterOf(chapters, 'ONI-7.99')?.title).toBe('The Book');
  expect(chapterOf(chapters, 'ONI-99.9')).toBeUndefined();
});

test('rules of another game are known to be that', () => {
  for (const id of ['LAB-9.2', 'lab-1', 'LAB-A.monk.1']) expect(isOfLabyrinth(id)).toBe(true);
  for (const id of ['ONI-9.2', '9.2', 'label']) expect(isOfLabyrinth(id)).toBe(false);
});

test('who sits where', () => {
  const company = { partner: 'greedy', other: 'Bob', clock: undefined };
  expect(seatWishes(alone, '')).toEqual([{ kind: 'here' }]);
  expect(seatWishes(company, 'Ada')).toEqual([{ kind: 'here', name: 'Ada' }, { kind: 'greedy' }]);
  expect(seatWishes({ ...company, partner: 'here' }, 'Ada')).toEqual([{ kind: 'here', name: 'Ada' }, { kind: 'here', name: 'Bob' }]);
  expect(seatWishes({ ...company, partner: 'open' }, '')).toEqual([{ kind: 'here' }, { kind: 'open' }]);
});

test('keys of a replay lead a step, a turn or to an end, and never beyond', () => {
  const to = (key: string, moment: number) => momentAfter(key, moment, 9, [0, 3, 6]);
  expect([to('ArrowRight', 3), to('ArrowRight', 9), to('ArrowLeft', 3), to('ArrowLeft', 0)]).toEqual([4, 9, 2, 0]);
  expect([to('ArrowDown', 0), to('PageDown', 4), to('PageDown', 6), to('ArrowUp', 6), to('PageUp', 5), to('ArrowUp', 0)]).toEqual([3, 6, 9, 3, 3, 0]);
  expect([to('Home', 5), to('End', 5), to('a', 5)]).toEqual([0, 9, undefined]);
});

test('what one agrees to by sitting down: every option that has a meaning, and the time', () => {
  const clock = { bank: 300, turn: 10 };
  expect(agreed({ players: 2, with: ['towers'], talk: 'open' }, info, clock)).toEqual([
    { text: 'Expansions', values: ['the Towers'] }, { text: 'Variants', values: ['none'] }, { text: 'Talk', values: ['open'] },
    { text: 'Time', values: ['5 minutes each, and 10 seconds for each turn'] },
  ]);
  expect(agreed({ players: 2 }, info, undefined)).toEqual([{ text: 'Expansions', values: ['none'] }, { text: 'Talk', values: ['silent'] }, { text: 'Time', values: ['no clock'] }]);
});
