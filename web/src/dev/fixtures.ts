// Tables in the middle of a game, as the engine would tell them.
import type { Action, Prompt, Update } from '../protocol/table';
import type { Options } from '../protocol/messages';
import type { OnirimView } from '../games/onirim/view';

const unseen = { RS: 6, RM: 3, RK: 2, US: 5, UM: 3, UK: 3, GS: 5, GM: 3, GK: 1, BS: 4, BM: 4, BK: 3, RD: 1, UD: 2, GD: 1, BD: 2, nightmare: 8 };
const base: OnirimView = {
  phase: 'turn', options: {}, hand: ['RK', 'US', 'GS', 'GK', 'BM'], rows: ['UM', 'GS', 'BM', 'RS', 'RM', 'RS', 'UM', 'RS', 'RM'], doors: ['RD', 'GD'],
  discard: { RS: 2, US: 1, GM: 1, nightmare: 2 }, limbo: { UD: 1 }, deck_size: 54, deck: { unknown: unseen }, unseen, run: [{ cards: 2, of: 3 }],
};
const full: OnirimView = {
  ...base, options: { with: ['book', 'towers', 'premonitions'] }, hand: ['RK', 'US', 'GS', 'G4', 'R3'], tower_row: ['G5', 'B3', 'U3'], aligned: false,
  goals: ['R closed', 'G closed', 'B', 'U', 'B', 'G', 'R', 'U'],
  premonitions: {
    open: ['blue', 'five', 'pairs', 'rainbow'], pile: ['red', 'green', 'brown'], gone: ['three'],
    close: [
      { id: 'blue', text: '2 blue doors more', penalty: "two of the deck's Keys, of your choice, are discarded" },
      { id: 'five', text: '3 doors more', penalty: 'two more premonitions are revealed' },
      { id: 'pairs', text: '1 door more of one colour', penalty: 'of each pair of doors one goes to limbo' },
      { id: 'rainbow', text: '2 colours more', penalty: "the deck's Happy Dreams are discarded" },
    ],
  },
  spells: [{ spell: 'prophecy', price: 5, castable: true }, { spell: 'swap', price: 7, castable: false }, { spell: 'punishment', price: 10, castable: false }],
};
const two: OnirimView = {
  ...full, options: { players: 2, with: ['book', 'towers', 'premonitions'] }, private: [['RK', 'GS', 'G4'], ['?', 'UM', '?']], shared: ['US', 'BS'],
  rows: [['RM', 'RS', 'RM', 'BS'], ['RS', 'RK', 'RS', 'UM', 'BS']], doors: [['RD'], ['GD']], run: [{ cards: 1, of: 3 }, { cards: 1, of: 3 }],
};
delete two.hand;

const hand = (cards: string[], from: 'hand' | 'shared' = 'hand'): Action[] => cards.flatMap((card): Action[] => [
  ...(/[MK]$/.test(card) ? [{ action: `play ${card}`, words: `Play ${card}`, do: 'play', card, from }] : []),
  ...(/\d$/.test(card) ? [{ action: `play ${card} left`, words: `Play ${card} at the left end`, do: 'tower', card, from, end: 'left' as const }] : []),
  { action: `discard ${card}`, words: `Discard ${card}`, do: 'discard', card, from, ...(card.endsWith('K') ? { remark: 'look at 5 cards' } : {}) },
]);
const prompt = (question: string, actions: Action[], several?: Prompt['several']): Prompt => ({ number: 7, question, rule: 'ONI-3.2', actions, ...(several ? { several } : {}) });
const log = ['You play red sun.', 'You draw blue key.', 'Nightmare is drawn.', 'You pay with blue key.', 'Nightmare is discarded.', 'You draw green sun and brown moon.', 'You play red moon.'];

function table(view: OnirimView, asked: Prompt | null, more: Partial<Update> = {}): { options: Options; update: Update } {
  const update: Update = {
    type: 'update', sequence: log.length, log: log.map((text, n) => ({ n, turn: 1 + Math.floor(n / 3), text, events: [] })), view, prompt: asked, asked: 1,
    seats: [{ seat: 1, kind: 'person', name: 'Ada', state: 'here' }, ...(view.private ? [{ seat: 2, kind: 'greedy', name: 'greedy', state: 'here' as const }] : [])],
    undo: 'free', assisted: false, over: false, given_up: false, winnable: true, turn: 9, ...more,
  };
  return { options: view.options as Options, update };
}
const turn = 'Your turn: play or discard a card. The row ends in a moon, so no moon may follow.';
const order = (cards: string[]): Action[] => cards.map((card) => ({ action: `top ${card}`, words: `Put ${card} on top`, do: 'top', card }));
const nightmare: Action[] = [
  { action: 'nightmare key RK', words: 'Discard red key', remark: 'discard the Key', do: 'nightmare', way: 'key', card: 'RK', from: 'hand' },
  { action: 'nightmare door RD', words: 'Give red door back', remark: 'the door goes to limbo', do: 'nightmare', way: 'door', card: 'RD' },
  { action: 'nightmare reveal', words: 'Reveal the next cards', remark: '5 cards of the deck: doors and dreams to limbo, the others to the discards', do: 'nightmare', way: 'reveal' },
  { action: 'nightmare hand', words: 'Discard the whole hand', remark: 'discard the whole hand and draw a new one', do: 'nightmare', way: 'hand' },
];
const cast: Action = { action: 'cast prophecy', words: 'Cast Paradoxical Prophecy', do: 'cast', spell: 'prophecy' };

export const fixtures: Record<string, ReturnType<typeof table>> = {
  turn: table(base, prompt(turn, hand(base.hand ?? []))),
  full: table(full, prompt(turn, [...hand(full.hand ?? []), cast]), { stops: 'default' }),
  two: table(two, prompt(turn, [...hand(['RK', 'GS', 'G4']), ...hand(['US', 'BS'], 'shared'), cast]), { stops: 'default' }),
  nightmare: table({ ...full, phase: 'nightmare', hand: ['RK', 'US', 'GS', 'G4'], pending: { card: 'nightmare' } }, prompt('A Nightmare is drawn: choose what it costs.', nightmare)),
  order: table({ ...base, phase: 'order', pending: { looked: ['GS', 'nightmare', 'BK', 'UD'] } }, prompt('Put these cards back: which one is to lie on top?', order(['GS', 'BK', 'UD', 'nightmare']), { verb: 'top', ordered: true, least: 1, most: 4 })),
  pay: table({ ...full, phase: 'pay' }, prompt('Pay for the spell: 5 more cards leave the discard pile.', [{ action: 'pay RS', words: 'Pay with red sun', do: 'pay', card: 'RS' }], { verb: 'pay', ordered: false, least: 5, most: 5 })),
  over: table({ ...base, phase: 'over', hand: ['US'] }, null, { over: true, asked: 0, winnable: false, result: { outcome: 'lost', cause: 'deck', text: 'The game is lost: the deck has run out.' } }),
};
