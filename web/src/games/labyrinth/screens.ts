// What the page shows of a game of Labyrinth (games/screens.ts).
import './art/art.css';
import { tr } from '../../i18n/tr.svelte';
import type { GameScreens } from '../screens';
import CoverPicture from './CoverPicture.svelte';
import EndPicture from './EndPicture.svelte';
import SeatMark from './SeatMark.svelte';
import ShownTable from './ShownTable.svelte';
import LabyrinthTable from './table/LabyrinthTable.svelte';

export const screens: GameScreens = {
  Table: LabyrinthTable,
  Shown: ShownTable,
  EndPicture,
  SeatMark,
  cover: {
    Picture: CoverPicture,
    told: (name) => tr('Pass the screen on: what lies face down and {name} alone has seen is shown next.', { name }),
    show: (name) => tr('I am {name}: show the board', { name }),
  },
  keys: () => [
    ['← → ↑ ↓', tr('from cell to cell')],
    ['Enter', tr('choose a cell; do what can be done there; lay the tile')],
    ['R', tr('turn the tile; with Shift the other way')],
    ['+ − 0', tr('nearer, farther, the whole board')],
    ['P', tr('players and pools')],
    ['Esc', tr('let go of what is chosen; show the steps of others at once')],
  ],
  gestures: () => [
    tr('Tap a lit place to see what can be done there, what it costs and how likely it goes well; a second tap does it, where that is only one thing.'),
    tr('Drag the board to move it, pinch it or turn the wheel to see it nearer. A tile that is being laid is turned by tapping it, by the wheel upon it, or with R.'),
    tr('Where something may not be done, try it: the table says why.'),
  ],
};
