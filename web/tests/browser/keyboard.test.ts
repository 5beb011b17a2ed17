// A whole game with nothing but keys, and the focus looked at after each of them.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { expectFocus, focusOf, press, tabTo, toTheStart } from './keyboard.ts';
import { dist, openPage, useBrowser } from './pages.ts';
import { answered, any, asked, chanceFrom, isOver, promptOf, type Chance } from './player.ts';

useBrowser();

async function act(page: Page, chance: Chance): Promise<string> {
  const tray = page.locator('.tray');
  if (await tray.count()) {
    const confirm = tray.locator('.confirm button');
    if (await page.locator('.ends').count()) {
      await press(page, tray.locator('ol button').first());
      await page.keyboard.press('Enter'); // held, and put where it was
      await page.keyboard.press('Alt+ArrowRight');
      await expectFocus(page, 'moving a card of an order');
    }
    while (!(await confirm.isEnabled())) await press(page, await any(tray.locator("ol button[aria-pressed='false']"), chance));
    await press(page, confirm);
    return 'tray';
  }
  const buttons = page.locator('.prompt ul button');
  const cards = page.locator('.hands button.offered');
  if ((await buttons.count()) > 0 && ((await cards.count()) === 0 || chance() < 0.5)) {
    await press(page, await any(buttons, chance));
    return 'button';
  }
  await press(page, await any(cards, chance));
  await expectFocus(page, 'choosing a card');
  const lit = page.locator('.lit > .put');
  const toPlace = chance() < 0.6 && (await lit.count()) > 0;
  await press(page, await any(toPlace ? lit : buttons, chance));
  return toPlace ? 'place' : 'card';
}

test('a whole game by keyboard alone', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 3 });
  await page.goto(host.address);
  await tabTo(page, page.locator('a[href="#/new"]'));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator("input[data-option='with:book']"));
  await page.keyboard.press('Space');
  await tabTo(page, page.locator("input[data-option='with:towers']"));
  await page.keyboard.press('Space');
  await tabTo(page, page.locator('.begin button'));
  await page.keyboard.press('Enter');

  const chance = chanceFrom(3);
  const kinds = new Set<string>();
  for (;;) {
    await asked(page);
    if (await isOver(page)) break;
    await expectFocus(page, [...kinds].at(-1) ?? 'the beginning');
    const before = await promptOf(page);
    kinds.add(await act(page, chance));
    await answered(page, before);
  }
  expect([...kinds].sort()).toEqual(['button', 'card', 'place', 'tray']);
  await expectFocus(page, 'the end');
  await toTheStart(page);
  host.close();
});

test('hint, reason, taking back, log, help and menu by their keys; each gives the focus back', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 5 });
  await page.goto(`${host.address}#/new`);
  await tabTo(page, page.locator('.begin button'));
  await page.keyboard.press('Enter');
  await asked(page);
  await expectFocus(page, 'the beginning');
  for (const [key, told] of [['w', '.note.why'], ['h', '.note.hint'], ['u', '.note.refused']] as const) {
    await page.keyboard.press(key);
    await page.waitForSelector(told);
    // What is advised can be done with the next key.
    if (key === 'h') await expect.poll(() => focusOf(page)).toMatchObject({ name: 'BUTTON Do it', seen: true });
    else await expectFocus(page, key);
    await tabTo(page, page.locator('.note .plain'));
    await page.keyboard.press('Enter');
    await page.waitForSelector('.note', { state: 'detached' });
    await expectFocus(page, `closing the note of ${key}`);
  }
  await page.keyboard.press('?');
  await page.waitForSelector('dialog kbd');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await expectFocus(page, 'closing the help');
  host.close();
});

test('from a chosen card Tab leads to what can be done with it', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 5 });
  await page.goto(`${host.address}#/new`);
  await tabTo(page, page.locator('.begin button'));
  await page.keyboard.press('Enter');
  await asked(page);
  await press(page, page.locator('.hands button.offered').last());
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.prompt ul') !== null)).toBe(true);
  await expectFocus(page, 'Tab from a chosen card');
  host.close();
});
