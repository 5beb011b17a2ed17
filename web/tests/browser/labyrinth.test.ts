// A whole game of Labyrinth with computers, by clicks: by the buttons below the board and by the board itself.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { fillSeats } from './labyrinth-people.ts';
import { answer, asked } from './labyrinth-player.ts';
import { dist, openPage, useBrowser } from './pages.ts';
import { chanceFrom, type Chance } from './player.ts';

useBrowser();

test('a whole game with characters against computers', async () => {
  const host = await serve(dist, '/some/where/');
  const page = await openPage({ seed: 3 });
  await page.goto(`${host.address}#/new`);
  await page.locator("input[name='game'][value='labyrinth']").check();
  await page.locator("input[data-option='characters:drawn']").check();
  await page.click('.begin button');
  const chance = chanceFrom(3);
  const kinds = new Set<string>();
  for (let kind = ''; kind !== 'over'; kinds.add(kind)) kind = await answer(page, chance);
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['button', 'place', 'tile']));
  expect(await page.locator('.ending .text').innerText()).toContain('won');
  await page.click('.ending ~ .buttons >> text=Look back');
  await page.waitForSelector('.replay .board');
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.querySelector('.replay [role=status]')?.textContent?.includes('won'));
  await page.goto(`${host.address}#/statistics`);
  expect(await page.locator('.panel dl dd').first().innerText()).toBe('1');
  host.close();
});

// Until so many steps of the others have been shown after one answer.
async function stepsShown(page: Page, chance: Chance, wanted: number) {
  const step = page.locator('.prompt .step');
  for (let answers = 0; answers < 20; answers++) {
    const texts = new Set<string>();
    const answered = answer(page, chance);
    let done = false;
    void answered.then(() => (done = true));
    while (!done && texts.size < wanted) {
      for (const text of await step.allInnerTexts()) texts.add(text);
      await page.waitForTimeout(40);
    }
    if (texts.size >= wanted) return { texts: [...texts], answered };
  }
  throw new Error('nobody else has done so much at once');
}

test('what computers do is shown step by step; Escape shows all of it at once', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 3, reducedMotion: 'no-preference' });
  await page.goto(`${host.address}#/new`);
  await page.locator("input[name='game'][value='labyrinth']").check();
  await page.click('.begin button');
  const { texts, answered } = await stepsShown(page, chanceFrom(3), 2);
  await page.keyboard.press('Escape');
  await answered;
  expect(await page.locator('.prompt .step').count()).toBe(0);
  const told = await page.locator('.lines p').allInnerTexts();
  for (const text of texts) expect(told).toContain(text);
  host.close();
});

test('with a component set of one\'s own; a faulty one is refused with the place of the fault', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 3 });
  await page.goto(`${host.address}#/new`);
  await page.locator("input[name='game'][value='labyrinth']").check();
  await fillSeats(page, [{ kind: 'here' }, { kind: 'runner' }]);
  const set = JSON.parse(readFileSync(new URL('../../../docs/rules/labyrinth-set.json', import.meta.url), 'utf8')) as object;
  const choose = (text: string) => page.locator('input[type=file]').setInputFiles({ name: 'set.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await choose('nonsense');
  await page.waitForSelector('[role=alert]:has-text("no component set")');
  await choose(JSON.stringify({ ...set, life: 99 }));
  await page.click('.begin button');
  await page.waitForSelector('[role=alert]:has-text("life")');
  await choose(JSON.stringify({ ...set, name: 'Mine', life: 6 }));
  await page.waitForSelector('text=The component set Mine');
  await page.click('.begin button');
  await page.waitForSelector('.board');
  const life = () => page.locator('.side article').first().locator('.hearts svg').count();
  expect(await life()).toBe(6);
  // The next game is played with it, too.
  const chance = chanceFrom(3);
  while ((await answer(page, chance, ['End the turn'])) !== 'over');
  const played = page.url();
  await page.click('.ending ~ .buttons >> text=Play again');
  await page.waitForFunction((before) => location.href !== before && document.querySelector('.labyrinth'), played);
  await asked(page);
  expect(await life()).toBe(6);
  host.close();
});
