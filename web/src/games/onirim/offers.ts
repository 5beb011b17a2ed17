// What may be done, by the things on the table: each action begins at a source (a card, a spell …) and may end at a place to put it.
// Both come from the action's own fields; no rule is known here.
import type { Action, Prompt } from '../../protocol/table';

export interface Offer {
  action: Action;
  source: string | null; // `hand:RS`, `shared:RS`, `open:RS`, `door:1:RD`, `tower:R3`, `premonition:red`, `spell:swap`, `drawn`, `deck`
  place: string | null; // `row`, `left`, `right`, `discard`, `limbo`, `doors`, `hand`, `shared:UM`
}

// These are made from the cards in a tray (trays.ts).
const inTray = new Set(['pay', 'top', 'bottom', 'drop', 'give', 'fetch', 'done', 'pick']);
// These can be many: they are shown only once their card has been chosen.
const onlyFromCard = new Set(['play', 'tower', 'discard', 'exchange']);

export const offersOf = (prompt: Prompt): Offer[] => prompt.actions.map((action) => ({ action, ...ends(action, prompt) }));

const held = ({ card, from }: Action) => `${from ?? 'hand'}:${card}`;

function ends(action: Action, prompt: Prompt): Pick<Offer, 'source' | 'place'> {
  const { card = '', seat = 1 } = action;
  switch (action.do) {
    case 'play':
      return { source: held(action), place: 'row' };
    case 'tower':
      return { source: held(action), place: action.end ?? 'left' };
    case 'discard':
      return { source: held(action), place: 'discard' };
    case 'exchange':
      return { source: `hand:${card}`, place: `shared:${action.other}` };
    case 'take':
      return { source: 'drawn', place: 'doors' };
    case 'decline':
      return prompt.actions.some((other) => other.do === 'exchange') ? { source: null, place: null } : { source: 'drawn', place: 'limbo' };
    case 'nightmare':
      if (action.way === 'key') return { source: held(action), place: 'discard' };
      if (action.way === 'door') return { source: doorOf(action), place: 'limbo' };
      return { source: null, place: null };
    case 'lose':
      return card ? { source: `tower:${card}`, place: 'discard' } : { source: null, place: null };
    case 'return':
      return { source: `door:${seat}:${card}`, place: 'limbo' };
    case 'happy':
    case 'premonition':
      return { source: action.premonition ? `premonition:${action.premonition}` : null, place: null };
    case 'cast':
      return { source: `spell:${action.spell}`, place: null };
    case 'continue':
      return { source: 'deck', place: null };
    default:
      return { source: null, place: null };
  }
}

// A door that a Nightmare takes is one of one's own: `door:0:RD`, where the action does not say whose.
const doorOf = ({ card, seat }: Action) => `door:${seat ?? 0}:${card}`;

export const fromSource = (offers: Offer[], source: string | null) => (source === null ? [] : offers.filter((offer) => offer.source === source));

// What has buttons of its own while nothing is chosen.
export function direct(offers: Offer[]): Offer[] {
  // At one's turn the spells on the table are buttons enough.
  const atTurn = offers.some(({ action }) => action.do === 'discard');
  const hidden = ({ action }: Offer) => inTray.has(action.do) || onlyFromCard.has(action.do) || (action.do === 'cast' && (atTurn || action.goals !== undefined));
  return offers.filter((offer) => !hidden(offer));
}

// What asks for cards in a tray.
export const forTray = (offers: Offer[]) => offers.filter(({ action }) => inTray.has(action.do));

// The notation of what a reader tried to do with a card in hand, to ask the table why it is not possible; nothing where it has none.
export function attempt(source: string, place: string, players: number): string | undefined {
  const [zone, card = ''] = source.split(':');
  if (zone !== 'hand' && zone !== 'shared') return undefined;
  const shared = zone === 'shared' && players > 1 ? ' shared' : '';
  const tower = /\d$/.test(card);
  if (place === 'row' && !tower) return `play ${card}${shared}`;
  if ((place === 'left' || place === 'right') && tower) return `play ${card} ${place}${shared}`;
  if (place === 'discard') return `discard ${card}${shared}`;
  if (place.startsWith('shared:') && zone === 'hand') return `exchange ${card} for ${place.slice(7)}`;
  return undefined;
}
