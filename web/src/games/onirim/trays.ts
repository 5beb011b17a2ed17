// Cards to choose from or to put in order: which they are, what is chosen, and what is sent.
import type { Prompt } from '../../protocol/table';
import { cardCodes } from './art';
import { cardsOf, plain, type OnirimView } from './view';

export interface Tray {
  verb: string;
  ordered: boolean;
  least: number;
  most: number;
  cards: string[];
  placed: string[]; // of an order: what has been put back before, from the top down
}

const cardOrder = (one: string, other: string) => cardCodes.indexOf(one) - cardCodes.indexOf(other);
const verbs = ['top', 'bottom', 'drop', 'pay', 'give', 'fetch', 'pick'];

// Nothing where the prompt asks for no cards.
export function trayOf(prompt: Prompt, view: OnirimView): Tray | undefined {
  const verb = prompt.several?.verb ?? prompt.actions.find((action) => verbs.includes(action.do))?.do;
  if (verb === undefined || !verbs.includes(verb)) return undefined;
  const { ordered = false, least = 1, most = 1 } = prompt.several ?? {};
  return { verb, ordered, least, most, cards: cardsFor(verb, prompt, view), placed: ordered ? (view.pending?.placed ?? []).map(plain) : [] };
}

// All cards that could be named. In a choice of several the prompt lists only those that may come first.
function cardsFor(verb: string, prompt: Prompt, view: OnirimView): string[] {
  const first = prompt.actions.filter((action) => action.do === verb && action.card).map((action) => action.card as string);
  if (verb === 'pay') return cardsOf(view.discard).sort(cardOrder);
  if (verb === 'give') return cardsOf(view.unseen).filter((card) => card.endsWith('K') || first.includes(card)).sort(cardOrder);
  if (verb === 'top' || verb === 'bottom' || verb === 'drop') return (view.pending?.looked ?? first).map(plain).sort(cardOrder);
  // Equal open cards are one choice, and all of them lie there.
  return verb === 'pick' ? [...(view.shared ?? first)].sort(cardOrder) : first;
}

// The card at one place moved to another.
export function moved<T>(cards: readonly T[], from: number, to: number): T[] {
  const order = [...cards];
  const [card] = order.splice(from, 1);
  if (card !== undefined) order.splice(Math.max(0, Math.min(to, order.length)), 0, card);
  return order;
}

// The actions that name the cards: an order as it stands, a choice in card order; then `done` where it is asked for and cards are left.
export function actionsFor(tray: Tray, chosen: string[], prompt: Prompt): string[] {
  const named = tray.ordered ? chosen : [...chosen].sort(cardOrder);
  const actions = named.slice(0, tray.most).map((card) => `${tray.verb} ${card}`);
  const done = prompt.actions.some((action) => action.do === 'done');
  return done && chosen.length < tray.cards.length ? [...actions, 'done'] : actions;
}

export const enough = (tray: Tray, count: number) => count >= tray.least && count <= tray.most;
