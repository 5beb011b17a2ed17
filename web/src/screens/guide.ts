// What whoever has never seen Onirim needs for a first game: each paragraph with the rules that say it exactly.
import { tr } from '../i18n/tr.svelte';

export interface Part {
  title: string;
  paragraphs: { text: string; rules: string[] }[];
}

export const guide = (): Part[] => [
  {
    title: tr('What it is about'),
    paragraphs: [
      { text: tr('The doors of a labyrinth lie hidden in the deck, two of each colour. Once all eight lie on the table you have won. When a card has to be drawn and the deck is empty, you have lost.'), rules: ['ONI-5.1', 'ONI-5.2'] },
    ],
  },
  {
    title: tr('Your turn'),
    paragraphs: [
      { text: tr('Of your five cards you lay one at the end of your row, or discard one. Then you draw until you hold five again.'), rules: ['ONI-3.1', 'ONI-3.8'] },
      { text: tr('Each card shows a sun, a moon or a key. Neighbours in the row always differ in that sign; their colours are free.'), rules: ['ONI-3.2'] },
      { text: tr('Discarding a key shows you the next five cards of the deck: one of them has to go, the others you put back in the order you like. Nothing else takes you past a Nightmare so well.'), rules: ['ONI-3.5'] },
    ],
  },
  {
    title: tr('Series and doors'),
    paragraphs: [
      { text: tr('Three cards of one colour, one after the other, are a series: it brings you a door of that colour out of the deck. The fourth card begins the next series.'), rules: ['ONI-3.3', 'ONI-3.4'] },
      { text: tr('A door that you draw is yours for a key of its colour. Without one it waits in limbo and goes back into the deck when the turn ends.'), rules: ['ONI-3.9', 'ONI-3.10'] },
    ],
  },
  {
    title: tr('Nightmares'),
    paragraphs: [
      { text: tr('Ten of them lie in the deck. Whoever draws one chooses its price: a key, a door won before, the next five cards of the deck, or the whole hand.'), rules: ['ONI-4.1'] },
    ],
  },
  {
    title: tr('More than that'),
    paragraphs: [
      { text: tr('Two players hold three cards each and share two that lie open; each of them needs a door of every colour.'), rules: ['ONI-6.1', 'ONI-6.7'] },
      { text: tr('Three expansions bring an order of doors with spells, towers, and premonitions. The first game is best without them.'), rules: ['ONI-7.1', 'ONI-8.1', 'ONI-9.1'] },
    ],
  },
];
