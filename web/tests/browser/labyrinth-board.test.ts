// The board under a pointer: nearer and farther, moved, fitted, pinched; a drawn tile turned by taps, by the wheel and by key.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { tap } from './labyrinth-player.ts';
import { playFrom, walling } from './labyrinth-positions.ts';
import { dist, openContext, openPage, phone, useBrowser } from './pages.ts';

useBrowser();

const sight = async (page: Page) => ((await page.locator('.board > svg').getAttribute('viewBox')) ?? '').split(' ').map(Number) as [number, number, number, number];
const cell = (page: Page, name: string) => page.locator(`.board [data-cell='${name}']`);

test('wheel, buttons, keys and a drag change what is seen of the board', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 1 });
  await playFrom(page, host.address, walling);
  const whole = await sight(page);
  await cell(page, 'F5').hover();
  await page.mouse.wheel(0, -300);
  const near = await sight(page);
  expect(near[2]).toBeLessThan(whole[2]);
  await page.mouse.down();
  await page.mouse.move(300, 300, { steps: 4 });
  await page.mouse.up();
  const moved = await sight(page);
  expect([moved[0], moved[2]]).toEqual([expect.not.closeTo(near[0]), expect.closeTo(near[2])]);
  await page.click('[aria-label="The whole board"]');
  expect(await sight(page)).toEqual(whole);
  await cell(page, 'D4').focus();
  for (const [key, narrower] of [['+', true], ['0', false]] as const) {
    await page.keyboard.press(key);
    expect((await sight(page))[2] < whole[2]).toBe(narrower);
  }
  host.close();
});

test('two fingers see the board nearer and put nothing anywhere', async () => {
  const host = await serve(dist);
  const context = await openContext({ seed: 1, viewport: phone, hasTouch: true });
  const page = await context.newPage();
  await playFrom(page, host.address, walling);
  const whole = await sight(page);
  const fingers = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints: apart === undefined ? [] : [{ x: 180 - apart, y: 280, id: 1 }, { x: 180 + apart, y: 280, id: 2 }] });
  await touch('touchStart', 20);
  for (const apart of [30, 45, 60]) await touch('touchMove', apart);
  await touch('touchEnd');
  await expect.poll(async () => (await sight(page))[2]).toBeLessThan(whole[2] / 1.5);
  expect(await page.locator('.ghost').count()).toBe(0);
  host.close();
});

test('a drawn tile is turned by a tap, by the wheel upon it and by R; why it may not lie so is told', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 1 });
  await playFrom(page, host.address, walling);
  await tap(page, cell(page, 'D2'));
  const refused = page.locator('.ghost.refused');
  // A straight tile looks the same after three turns, and lies across the only way after one and two.
  for (const turn of [() => tap(page, cell(page, 'D2')), () => page.mouse.wheel(0, 100), () => page.keyboard.press('r')]) {
    const before = await refused.count();
    await turn();
    if (before === 0) await refused.waitFor();
    await page.waitForSelector(before === 0 ? '.reason:has-text("LAB-5.2")' : '.lay .main');
  }
  expect(await refused.count()).toBe(0);
  expect(await page.locator('.lay .main').isEnabled()).toBe(true);
  host.close();
});
