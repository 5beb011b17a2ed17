import { expect, test } from 'vitest';
import type { Connection } from '../../protocol/connection';
import type { Action, Prompt, Update } from '../../protocol/table';
import { Seat } from '../../table/seat.svelte';
import { attempt, direct, fromSource, offersOf } from './offers';
import { flightsOf } from './table/flights';
import { Play } from './table/play.svelte';
import { trayQuestion } from './tray-words';
import { actionsFor, enough, moved, trayOf } from './trays';
import { cardsOf, doorsOf, handOf, rowOf, type OnirimView } from './view';

const prompt = (actions: Omit<Action, 'words'>[], several?: Prompt['several']): Prompt => ({
  number: 1, question: '?', rule: 'ONI-3.1', actions: actions.map((action) => ({ words: action.action, ...action })), ...(several ? { several } : {}),
});
const view = (more: Partial<OnirimView> = {}): OnirimView => ({ phase: 'turn', options: {}, ...more });

test('each action begins at what it is about and ends where it puts it', () => {
  const offers = offersOf(prompt([
    { action: 'play RS', do: 'play', card: 'RS', from: 'hand' },
    { action: 'play R3 right shared', do: 'tower', card: 'R3', from: 'shared', end: 'right' },
    { action: 'discard RS', do: 'discard', card: 'RS', from: 'hand' },
    { action: 'nightmare door RD', do: 'nightmare', way: 'door', card: 'RD' },
    { action: 'return RD 2', do: 'return', card: 'RD', seat: 2 },
    { action: 'happy remove red', do: 'happy', way: 'remove', premonition: 'red' },
    { action: 'false destruction', do: 'lose' },
  ]));
  expect(offers.map(({ source, place }) => [source, place])).toEqual([
    ['hand:RS', 'row'], ['shared:R3', 'right'], ['hand:RS', 'discard'], ['door:0:RD', 'limbo'], ['door:2:RD', 'limbo'], ['premonition:red', null], [null, null],
  ]);
  expect(fromSource(offers, 'hand:RS')).toHaveLength(2);
  expect(fromSource(offers, null)).toEqual([]);
});

test('to decline leaves a drawn door to limbo, but an exchange is just left', () => {
  const door = offersOf(prompt([{ action: 'take RD', do: 'take', card: 'RD' }, { action: 'decline', do: 'decline' }]));
  expect(door.map(({ place }) => place)).toEqual(['doors', 'limbo']);
  const exchange = offersOf(prompt([{ action: 'exchange RS for UM', do: 'exchange', card: 'RS', other: 'UM' }, { action: 'decline', do: 'decline' }]));
  expect(exchange.map(({ place }) => place)).toEqual(['shared:UM', null]);
  expect(direct(exchange).map(({ action }) => action.do)).toEqual(['decline']);
});

test('at a turn the spells are buttons enough; in a window they stand beside going on', () => {
  const cast = { action: 'cast prophecy', do: 'cast', spell: 'prophecy' };
  expect(direct(offersOf(prompt([{ action: 'discard RS', do: 'discard', card: 'RS', from: 'hand' }, cast])))).toEqual([]);
  expect(direct(offersOf(prompt([{ action: 'continue', do: 'continue' }, cast]))).map(({ action }) => action.do)).toEqual(['continue', 'cast']);
});

test('what was tried, in the notation', () => {
  expect(attempt('hand:RS', 'row', 1)).toBe('play RS');
  expect(attempt('shared:R3', 'left', 2)).toBe('play R3 left shared');
  expect(attempt('shared:RS', 'discard', 2)).toBe('discard RS shared');
  expect(attempt('hand:RS', 'shared:UM', 2)).toBe('exchange RS for UM');
  expect(attempt('door:1:RD', 'row', 1)).toBeUndefined();
  expect(attempt('hand:RS', 'limbo', 1)).toBeUndefined();
  expect(attempt('hand:RS', 'left', 1)).toBeUndefined();
  expect(attempt('hand:R3', 'row', 1)).toBeUndefined();
});

test('an order is sent as it lies, from the top down', () => {
  const ask = prompt([{ action: 'top RS', do: 'top', card: 'RS' }], { verb: 'top', ordered: true, least: 3, most: 3 });
  const tray = trayOf(ask, view({ pending: { looked: ['UD', 'RS', 'nightmare'] } }));
  expect(tray?.cards).toEqual(['RS', 'UD', 'nightmare']);
  expect(tray && actionsFor(tray, ['nightmare', 'RS', 'UD'], ask)).toEqual(['top nightmare', 'top RS', 'top UD']);
});

test('a payment is sent in card order, from the whole pile', () => {
  const ask = prompt([{ action: 'pay RS', do: 'pay', card: 'RS' }], { verb: 'pay', ordered: false, least: 2, most: 2 });
  const tray = trayOf(ask, view({ discard: { nightmare: 1, RS: 2 } }));
  expect(tray?.cards).toEqual(['RS', 'RS', 'nightmare']);
  expect(tray && actionsFor(tray, ['nightmare', 'RS'], ask)).toEqual(['pay RS', 'pay nightmare']);
  expect(tray && [1, 2, 3].map((count) => enough(tray, count))).toEqual([false, true, false]);
});

test('a choice of any number ends with done, unless nothing is left', () => {
  const ask = prompt([{ action: 'drop RS', do: 'drop', card: 'RS' }, { action: 'done', do: 'done' }], { verb: 'drop', ordered: false, least: 0, most: 2 });
  const tray = trayOf(ask, view({ pending: { looked: ['RS', 'UM'] } }));
  expect(tray && actionsFor(tray, [], ask)).toEqual(['done']);
  expect(tray && actionsFor(tray, ['UM'], ask)).toEqual(['drop UM', 'done']);
  expect(tray && actionsFor(tray, ['UM', 'RS'], ask)).toEqual(['drop RS', 'drop UM']);
});

test('a turn asks for no tray', () => {
  expect(trayOf(prompt([{ action: 'play RS', do: 'play', card: 'RS' }]), view())).toBeUndefined();
});

test('moving a card in an order', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b']);
  expect(moved([], 0, 1)).toEqual([]);
});

test('a view alone and for two', () => {
  const alone = view({ hand: ['RS'], rows: ['UM'], doors: ['RD'] });
  expect([handOf(alone, 1), rowOf(alone, 1), doorsOf(alone, 1)]).toEqual([['RS'], ['UM'], ['RD']]);
  const two = view({ private: [['RS@12'], ['?@2']], rows: [[], ['UM']], doors: [['RD'], []] });
  expect([handOf(two, 1), handOf(two, 2), rowOf(two, 1), rowOf(two, 2), doorsOf(two, 2)]).toEqual([['RS'], ['?'], [], ['UM'], []]);
  expect(cardsOf({ RS: 2, nightmare: 1 })).toEqual(['RS', 'RS', 'nightmare']);
});

test('cards fly where the events say', () => {
  const events = [
    { event: 'played', seat: 1, card: 'RS' }, { event: 'drew', seat: 1, card: 'UM' }, { event: 'door_drawn', seat: 1, card: 'RD' },
    { event: 'door_gained', seat: 1, card: 'RD' }, { event: 'drew', seat: 2 }, { event: 'shuffled' },
  ];
  expect(flightsOf([{ n: 0, events }], 1)).toEqual([
    { card: 'RS', from: 'hand', to: 'row:1' }, { card: 'UM', from: 'deck', to: 'hand' }, { card: 'RD', from: 'deck', to: 'drawn' },
    { card: 'RD', from: 'drawn', to: 'doors:1' }, { card: '?', from: 'deck', to: 'partner' },
  ]);
});

test('a tray asks for all of its cards at once, in its own words', () => {
  const tray = { cards: ['RS', 'UM'], least: 2, most: 2, ordered: true, placed: [] };
  expect(trayQuestion({ ...tray, verb: 'top' })).toBe('Put these cards back on top of the deck, in any order.');
  expect(trayQuestion({ ...tray, verb: 'bottom' })).toContain('at the bottom of the deck');
  expect(trayQuestion({ ...tray, verb: 'drop', ordered: false, least: 0 })).toContain('or none');
  for (const verb of ['pay', 'give', 'fetch', 'pick']) expect(trayQuestion({ ...tray, verb, ordered: false })).toBeUndefined();
  expect(trayQuestion({ ...tray, verb: 'drop', ordered: false, least: 1, most: 1 })).toBeUndefined();
});

test('an order that was begun goes on below what lies there', () => {
  const ask = prompt([{ action: 'top RS', do: 'top', card: 'RS' }], { verb: 'top', ordered: true, least: 2, most: 2 });
  const tray = trayOf(ask, view({ pending: { looked: ['RS', 'UM'], placed: ['GD', 'nightmare'] } }));
  expect(tray?.placed).toEqual(['GD', 'nightmare']);
  expect(tray && trayQuestion(tray)).toContain('below those that lie there');
  expect(tray && actionsFor(tray, ['UM', 'RS'], ask)).toEqual(['top UM', 'top RS']);
});

test('where a card may never go the table is asked what is possible', async () => {
  const asked: unknown[] = [];
  const connection: Connection = {
    place: 'local', request: () => Promise.reject(), sit: () => ({ ask: (message) => (asked.push(message), Promise.resolve({ type: 'why', rule: 'ONI-3.1', text: 'Play or discard a card.', clause: '' })), close: () => undefined }),
  };
  const seat = new Seat(connection, 'link', 'en');
  seat.update = { view: view({ hand: ['RS'] }), prompt: prompt([{ action: 'discard RS', do: 'discard', card: 'RS', from: 'hand' }]) } as unknown as Update;
  const play = new Play(seat);
  for (const place of ['limbo', 'deck', '']) {
    await play.put(place, { left: 0, width: 10, bottom: 5 } as DOMRect, 'hand:RS');
    expect(play.reason?.text).toBe('Play or discard a card.');
  }
  expect(asked).toEqual(Array(3).fill({ type: 'why' }));
});
