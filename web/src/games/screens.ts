// The screens of each game. Onirim's are part of the page; those of other games are loaded when one of their tables is first shown.
import type { Component } from 'svelte';
import type { ReplayAnswer } from '../protocol/messages';
import type { Seat } from '../table/seat.svelte';
import { screens as onirim } from './onirim/screens';

export interface GameScreens {
  Table: Component<{ seat: Seat; pass?: (() => void) | undefined }>;
  Shown: Component<{ shown: ReplayAnswer }>; // a moment of a record, to look at
  EndPicture: Component<{ won: boolean; winner: number | undefined }>;
  // What a shared screen shows while it is passed on to somebody who sees more than the others may.
  cover: { Picture: Component; told: (name: string) => string; show: (name: string) => string };
  // What stands before a seat's name where the seats are listed.
  SeatMark?: Component<{ seat: Seat; of: number }>;
  keys: () => [key: string, words: string][];
  gestures: () => string[];
}

const all: Record<string, () => GameScreens | Promise<GameScreens>> = {
  onirim: () => onirim,
  labyrinth: () => import('./labyrinth/screens').then(({ screens }) => screens),
};

export const screensOf = (game: string | undefined) => (all[game ?? ''] ?? all['onirim']!)();
