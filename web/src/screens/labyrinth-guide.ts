// What whoever has never seen Labyrinth needs for a first game, as guide.ts has it for Onirim.
import { tr } from '../i18n/tr.svelte';
import type { Part } from './guide';

export const labyrinthGuide = (): Part[] => [
  {
    title: tr('What it is about'),
    paragraphs: [
      { text: tr('Whoever stands on the centre with a key in the own turn wins. Six keys lie at the rim; you may take any but the one at your own start field, or take one from somebody else.'), rules: ['LAB-3.1', 'LAB-3.2'] },
    ],
  },
  {
    title: tr('Your turn'),
    paragraphs: [
      { text: tr('You have two actions, in any mix: build a tile, set a trap, move, attack, take a Guardian card, rest, jump or climb at a bridge. What costs two needs both.'), rules: ['LAB-4.1', 'LAB-4.2', 'LAB-4.3'] },
      { text: tr('A tile is drawn and laid beside others, turned as you like, as long as everybody can still reach the centre and a key some day.'), rules: ['LAB-5.1', 'LAB-5.2'] },
      { text: tr('A bridge has a way over it and one under it. Jumping down may hurt; climbing takes both actions and is safe.'), rules: ['LAB-7.1', 'LAB-7.2'] },
    ],
  },
  {
    title: tr('Arriving somewhere'),
    paragraphs: [
      { text: tr('First the Guardian, then traps, then other players, then keys. Whatever sends you away stops the rest.'), rules: ['LAB-6.3'] },
      { text: tr('A trap is turned up by whoever enters first, and tested with two dice. It stays, and works on everybody.'), rules: ['LAB-8.3', 'LAB-8.5'] },
      { text: tr('Where players meet each may attack. Both sides roll two dice and take off the life they have lost; the lower one loses a life. Several against one roll together.'), rules: ['LAB-9.2', 'LAB-9.3', 'LAB-9.5'] },
      { text: tr('Met by the Guardian you need a twelve, or go back to your start field.'), rules: ['LAB-11.5'] },
    ],
  },
  {
    title: tr('Life, daze and crystal'),
    paragraphs: [
      { text: tr('Without life you are back at your start field, whole again, and one of your keys stays behind.'), rules: ['LAB-10.3', 'LAB-6.4'] },
      { text: tr('Dazed you can only rest, and others may rob you.'), rules: ['LAB-12.1', 'LAB-9.7'] },
      { text: tr('The crystal repeats a roll, once, until two actions make it ready again.'), rules: ['LAB-13.1', 'LAB-13.2'] },
    ],
  },
];
