// Positions that a game seldom comes to: a record that begins there is looked at, and a game goes on from it.
import type { Page } from 'playwright-core';
import { asked } from './player.ts';

export const all = { RS: 3, RM: 3, US: 3, UM: 3, GS: 3, GM: 3, BS: 3, BM: 3, RD: 2, UD: 2, GD: 2, BD: 2 };
export const longRow = ['RS', 'UM', 'GS', 'UM', 'RS', 'BM', 'GS', 'UM', 'RS', 'BM', 'GS', 'BM', 'RS', 'UM', 'GS', 'BM'];
export const few = { RS: 2, RM: 3, US: 3, GS: 2, GM: 2, BS: 3, RD: 2, UD: 2, GD: 2, BD: 2 };

const textOf = (game: string, position: Record<string, unknown>, turns: string[]) =>
  [`meander ${game} record 1`, `start ${JSON.stringify({ format: `meander-${game}-position`, version: 1, ...position })}`, ...turns, ''].join('\n');

export async function lookAt(page: Page, address: string, position: Record<string, unknown>, turns: string[] = [], game = 'onirim') {
  await page.goto(`${address}#/replay`);
  await page.fill('textarea', textOf(game, position, turns));
  await page.click('text=Look at it');
  await page.waitForSelector('.replay .board, [role=alert]');
  const [problem] = await page.locator('[role=alert]').allInnerTexts();
  if (problem) throw new Error(problem);
}

export async function playFrom(page: Page, address: string, position: Record<string, unknown>) {
  await lookAt(page, address, position);
  await page.click('text=Play on from here');
  await page.waitForSelector('.onirim .board');
  await asked(page);
}
