// The board under a pointer: nearer and farther, moved, fitted, pinched; a drawn tile turned by taps, by the wheel and by key; tiles that change places; reasons.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { asked, promptOf, tap } from './labyrinth-player.ts';
import { playFrom, rebuilding, turn, walling } from './labyrinth-positions.ts';
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
  // On a start field nothing is ever laid.
  await tap(page, cell(page, 'S3'));
  await page.waitForSelector('.reason:has-text("tap one of the lit places")');
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

test('two tiles that change places are tapped in any order, turned where they come to lie, and told with the ability', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 1 });
  await playFrom(page, host.address, rebuilding);
  const question = () => page.locator('.prompt .question').innerText();
  await page.locator('.prompt button', { hasText: 'Rebuild' }).click();
  await page.waitForFunction(() => document.querySelector('.labyrinth')?.getAttribute('data-phase') === 'swap');
  expect(await question()).toBe('Rebuild: which two tiles change places?');
  // The centre never does.
  await tap(page, cell(page, 'D4'));
  await page.waitForSelector('.reason:has-text("The tile on D4 never changes places.")');
  await page.keyboard.press('Escape');
  // E4 comes after B2 in the table's order.
  await tap(page, cell(page, 'E4'));
  expect(await question()).toBe('Rebuild: with which tile does the one on E4 change places?');
  await tap(page, cell(page, 'B2'));
  expect(await page.locator('.prompt ul button').innerText()).toContain('Let the tiles on E4 and B2 change places');
  const before = await promptOf(page);
  await tap(page, cell(page, 'B2'));
  await page.waitForFunction((number) => document.querySelector('.labyrinth')?.getAttribute('data-prompt') !== number, before);
  await page.waitForSelector('.ghost');
  expect(await page.locator('.ghost').count()).toBe(2);
  const roads = () => page.locator('.ghost').evaluateAll((ghosts) => ghosts.map((ghost) => ghost.innerHTML));
  const lying = await roads();
  await tap(page, cell(page, 'B2'));
  expect((await roads()).map((road, at) => road === lying[at]).sort()).toEqual([false, true]);
  await page.click('.lay .main');
  await page.waitForSelector('.lines p:has-text("Rebuild: you let the tiles on B2 and E4 change places.")');
  await asked(page);
  host.close();
});

test('a tap where nothing can be done tells why', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 1 });
  await playFrom(page, host.address, turn);
  const reason = (text: string) => page.waitForSelector(`.reason:has-text("${text}")`);
  const kind = (words: string) => page.locator('.prompt button', { hasText: words }).click();
  await tap(page, cell(page, 'F5'));
  await reason('No tile lies on F5. LAB-6.1');
  await tap(page, cell(page, 'S0'));
  await reason('S0 is not your start field. LAB-6.2');
  await page.keyboard.press('Escape');
  await kind('Set a trap');
  await tap(page, cell(page, 'F5'));
  await reason('No tile lies on F5. LAB-8.2');
  await page.keyboard.press('Escape');
  await kind('Rope Arrow');
  await tap(page, cell(page, 'A2'));
  await reason('tap one of the lit places. LAB-A.archer.3');
  host.close();
});
