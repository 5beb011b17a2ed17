// What is asked where several cards lie in a tray: all of them are answered at once there. Nothing where the table's own question says it.
import { tr } from '../../i18n/tr.svelte';
import type { Tray } from './trays';

export function trayQuestion({ verb, ordered, least, most, placed }: Tray): string | undefined {
  if (ordered && placed.length > 0) return verb === 'top' ? tr('Put the rest back on top of the deck, below those that lie there.') : tr('Put the rest at the bottom of the deck, below those that lie there.');
  if (verb === 'top' && ordered) return tr('Put these cards back on top of the deck, in any order.');
  if (verb === 'bottom' && ordered) return tr('Put these cards at the bottom of the deck, in any order.');
  if (verb === 'drop' && least < most) return tr('Happy Dream: choose cards to discard, or none. The others go back on top of the deck.');
  return undefined;
}
