import { expect, test } from 'vitest';
import { setTitle } from '../games/onirim/set-title';
import { figuresOf } from './figures';
import { companyOf, optionsKey, optionsOf, withGame, type FinishedGame } from './games';
import { helpedSentences } from './helped';

const game = (finished: number, won: boolean, more: Partial<FinishedGame> = {}): FinishedGame => ({
  table: `t${finished}`, game: 'onirim', options: optionsKey({}), company: 'person', won, cause: '', assisted: false, turns: 30, finished, ...more,
});

test('equal options have one key, whatever their order', () => {
  const options = { with: ['towers', 'book'], players: 2 };
  expect(optionsKey(options)).toBe(optionsKey({ players: 2, with: ['book', 'towers'] }));
  expect(optionsOf(optionsKey(options))).toEqual({ players: 2, with: ['book', 'towers'] });
});

test('persons come first in a company', () => {
  expect(companyOf(['greedy', 'person'])).toBe('person greedy');
  expect(companyOf(['person', 'greedy'])).toBe('person greedy');
});

test('a game counts once, as it ended last, at its first time', () => {
  const games = [game(1, false), game(2, true)].reduce(withGame, [] as FinishedGame[]);
  const again = withGame(games, { ...game(9, true), table: 't1', assisted: true });
  expect(again).toHaveLength(2);
  expect(again[0]).toMatchObject({ table: 't1', won: true, assisted: true, finished: 1 });
});

test('wins, form and streaks; games with help apart', () => {
  const [figures] = figuresOf([game(5, true), game(1, true), game(2, true), game(3, false), game(4, true), game(6, true, { assisted: true })]);
  expect(figures).toMatchObject({ games: 5, won: 4, form: [true, true, false, true, true], streak: 2, longest: 2, assisted: { games: 1, won: 1 } });
  expect(figuresOf([game(1, true), game(2, false), game(3, false)])[0]).toMatchObject({ streak: -2, longest: 1 });
});

test('each set of options and company for itself, most games first', () => {
  const figures = figuresOf([game(1, true, { company: 'person greedy' }), game(2, true), game(3, false)]);
  expect(figures.map(({ company, games }) => [company, games])).toEqual([['person', 2], ['person greedy', 1]]);
});

test('games with help, in sentences for any number', () => {
  const said = (games: number, won: number) => helpedSentences({ games, won });
  expect(said(1, 0)).toBe('1 game with help is not counted. It was lost.');
  expect(said(1, 1)).toBe('1 game with help is not counted. It was won.');
  expect(said(3, 0)).toBe('3 games with help are not counted. None of them was won.');
  expect(said(3, 1)).toBe('3 games with help are not counted. 1 of them was won.');
  expect(said(3, 3)).toBe('3 games with help are not counted. 3 of them were won.');
});

test('a set is called as its tables are', () => {
  expect(setTitle({}, 'person')).toBe('Base game, alone');
  expect(setTitle({ with: ['towers', 'book'] }, 'person person')).toBe('Book of Steps and Towers, two people');
  expect(setTitle({ with: ['book', 'towers', 'premonitions'] }, 'person greedy')).toBe('Book of Steps, Towers and Premonitions, with the computer');
});
