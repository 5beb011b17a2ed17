// Moments of a game of Labyrinth that a game seldom comes to. The reader has seat 1; the maze is that of docs/pictures.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { asked } from './labyrinth-player.ts';
import { lookAt } from './positions.ts';

interface Maze extends Record<string, unknown> {
  seats: Record<string, unknown>[];
}
const maze = JSON.parse(readFileSync(new URL('../../../docs/pictures/labyrinth.json', import.meta.url), 'utf8')) as Maze;

// The seats' own things over those of the picture.
function at(seats: Record<string, unknown>[], more: Record<string, unknown>): Maze {
  const all = ['archer', 'witch', 'monk', 'thief'].map((character, i) => ({ ...maze.seats[i], character, ...seats[i] }));
  const options = { characters: all.map(({ character }) => character).join(',') };
  const { phase: _, ...rest } = maze;
  return { ...rest, options, guardian: { at: 'F2', from: 'E2', used: ['G2'] }, turn: 1, actions: 2, seats: all, ...more };
}

const meeting = (stage: string) => ({ turn: 3, actions: 1, meeting: { stage, seat: 3, place: 'G3', from: 'G2', present: [1] } });
const entered = [{ life: 3 }, {}, { at: 'G3', blessing: 1 }, { daze: 0 }];

export const turn = at([{ adrenaline: 1 }, {}, { at: 'G2' }, { daze: 0, curse: 1 }], {});
export const declaring = at(entered, meeting('declare'));
export const fighting = at(entered, {
  ...meeting('fights'), roll: { for: 'fight', seat: 1, dice: [1, 2], against: [3, 4], chosen: [1, 2, 3, 4], added_3: 1 }, fight: { attackers: [1], target: 3 },
});
// A straight tile is drawn, and seat 1 would be walled in if it lay across its only way.
export const walling = at([{ start: 'S0', at: 'S0', keys: 0 }, { keys: 0 }, { start: 'S1', at: 'S1', life: 4 }, { at: 'S3', daze: 0, keys: 0 }], {
  board: { C1: 'T05 0', E1: 'T05 0' }, traps: [], keys: { first: ['S0', 'S1', 'S2', 'S3', 'S4', 'S5'] }, guardian: { at: 'D4' }, build: { tile: 'T08', draws: 28 },
});
export const rebuilding = { ...turn, options: { characters: 'architect,witch,monk,thief' }, seats: [{ ...turn.seats[0], character: 'architect', adrenaline: 0 }, ...turn.seats.slice(1)] };
export const winning = at([{ at: 'D5' }], {});

export async function playFrom(page: Page, address: string, position: Record<string, unknown>) {
  await lookAt(page, address, position, [], 'labyrinth');
  await page.click('text=Play on from here');
  await asked(page);
}
