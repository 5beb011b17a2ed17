import { expect, test } from 'vitest';
import type { GameInfo } from '../protocol/messages';
import { gameOfRecord } from './record-game';
import { wishesAgain } from './seats-again';
import { another, bySeat, farAway, gatheringFor, optionsOf, takenElsewhere, wishesOf } from './seats-of-many';

const info: GameInfo = {
  game: 'labyrinth', title: 'Labyrinth', seats: { least: 2, most: 6 }, computers: [{ kind: 'greedy', text: 'good' }, { kind: 'random', text: 'bad' }],
  options: [{ key: 'players', text: 'Players', several: false, default: 4, values: [2, 3, 4, 5, 6].map((value) => ({ value, text: String(value) })) }],
};

test('a first game has as many seats as is usual, the first of them here', () => {
  const { seats } = gatheringFor(info, {});
  expect(seats.map(({ kind }) => kind)).toEqual(['here', 'greedy', 'greedy', 'greedy']);
});

test('what was chosen last is there again, without what is not known any more', () => {
  const seat = (kind: string) => ({ ...another(info), kind });
  expect(gatheringFor(info, { seats: [seat('here'), seat('gone'), seat('random')] }).seats.map(({ kind }) => kind)).toEqual(['here', 'random']);
  expect(gatheringFor(info, { seats: [seat('gone')] }).seats).toHaveLength(2);
});

test('any mix of seats, with the names of those who are here', () => {
  const gathering = { seats: [{ kind: 'here', name: '', character: 'monk' }, { kind: 'here', name: ' Bob ', character: 'none' }, { kind: 'open', name: 'x', character: 'witch' }, another(info)], clock: undefined, passAfter: undefined };
  expect(wishesOf(gathering, 'Ada')).toEqual([{ kind: 'here', name: 'Ada' }, { kind: 'here', name: 'Bob' }, { kind: 'open' }, { kind: 'greedy' }]);
  expect(farAway(gathering)).toBe(true);
  expect(optionsOf({ characters: bySeat }, gathering)).toEqual({ players: 4, characters: 'monk,none,witch,none' });
  expect(optionsOf({ characters: 'drawn' }, gathering)).toEqual({ players: 4, characters: 'drawn' });
  expect([takenElsewhere(gathering, 1, 'monk'), takenElsewhere(gathering, 0, 'monk'), takenElsewhere(gathering, 0, 'none')]).toEqual([true, false, false]);
});

test('a record says which game it is of, and how many go on from it', () => {
  expect(gameOfRecord('meander labyrinth record 1\noptions {}')).toBe('labyrinth');
  expect(gameOfRecord('{"format": "meander-labyrinth-record"}')).toBe('labyrinth');
  expect(gameOfRecord('meander onirim record 1')).toBe('onirim');
  expect(gameOfRecord('nonsense')).toBe('onirim');
  expect(wishesAgain('labyrinth', {}, '').map(({ kind }) => kind)).toEqual(['here', 'greedy', 'greedy', 'greedy']);
  expect(wishesAgain('onirim', { players: 2 }, 'Ada')).toEqual([{ kind: 'here', name: 'Ada' }, { kind: 'greedy' }]);
});
