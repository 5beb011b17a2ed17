// What the buttons of actions say; what is not named here is told in the table's own words.
import { tr } from '../../i18n/tr.svelte';
import type { Action } from '../../protocol/table';
import { cardName, premonitionName, spellName } from './names';

export function labelOf(action: Action): string {
  const card = cardName(action.card ?? '');
  switch (action.do) {
    case 'play':
      return tr('Play {card}', { card });
    case 'tower':
      return action.end === 'right' ? tr('Play {card} at the right end', { card }) : tr('Play {card} at the left end', { card });
    case 'discard':
      return tr('Discard {card}', { card });
    case 'exchange':
      return tr('Exchange {card} for {other}', { card, other: cardName(action.other ?? '') });
    case 'take':
      return action.from === 'shared' ? tr('Take {card} for the shared Key', { card }) : tr('Take {card}', { card });
    case 'decline':
      return tr('No, go on');
    case 'continue':
      return tr('Draw the next card');
    case 'cast':
      return tr('Cast {spell}', { spell: spellName(action.spell ?? '') });
    case 'nightmare':
      return nightmare(action.way, card) ?? action.words;
    case 'lose':
      return action.card ? tr('Lose {card}', { card }) : tr('False destruction');
    case 'happy':
      return happy(action) ?? action.words;
    case 'premonition':
      return premonitionName(action.premonition ?? '');
    case 'return':
      return tr('Give {card} back', { card });
    case 'done':
      return tr('Done');
    default:
      return action.words;
  }
}

// What stands below: the premonitions themselves tell what they bring about.
export const remarkOf = (action: Action) => (action.do === 'happy' && action.premonition ? tr('without its penalty') : action.remark);

function nightmare(way: string | undefined, card: string): string | undefined {
  switch (way) {
    case 'key':
      return tr('Discard {card}', { card });
    case 'door':
      return tr('Give {card} back', { card });
    case 'reveal':
      return tr('Reveal the next cards');
    case 'hand':
      return tr('Discard the whole hand');
    default:
      return undefined;
  }
}

function happy({ way, premonition }: Action): string | undefined {
  if (way === 'reveal') return tr('Reveal the next cards');
  if (way === 'search') return tr('Search the deck for a card');
  return premonition ? tr('Remove a premonition: {premonition}', { premonition: premonitionName(premonition) }) : undefined;
}
