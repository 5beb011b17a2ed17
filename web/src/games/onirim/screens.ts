// What the page shows of a game of Onirim (games/screens.ts).
import { tr } from '../../i18n/tr.svelte';
import type { GameScreens } from '../screens';
import CoverPicture from './CoverPicture.svelte';
import EndPicture from './EndPicture.svelte';
import OnirimTable from './table/OnirimTable.svelte';
import ShownTable from './table/ShownTable.svelte';

export const screens: GameScreens = {
  Table: OnirimTable,
  Shown: ShownTable,
  EndPicture,
  cover: {
    Picture: CoverPicture,
    told: () => tr('Pass the screen on. The cards of the other player are hidden.'),
    show: (name) => tr('I am {name}: show my cards', { name }),
  },
  keys: () => [
    ['← → ↑ ↓', tr('from card to card')],
    ['Tab', tr('from zone to zone')],
    ['Enter', tr('choose a card; put it to a lit place')],
    ['Alt ← →', tr('move a card of an order')],
    ['Esc', tr('let go of a card; skip what is being shown')],
  ],
  gestures: () => [
    tr('Tap a card and then a lit place, or drag it there. A second tap on a card does what can be done with it, where that is only one thing.'),
    tr('Where a card may not go, try it: the table says why.'),
  ],
};
