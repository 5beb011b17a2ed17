// A table keeps its zones where they are, whatever happens in them; and whoever decides about cards to come has the goals in sight.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { desktop, dist, openPage, phone, useBrowser } from './pages.ts';
import { answer, asked, chanceFrom, everything, fillIn, newGame } from './player.ts';
import { stateOf } from './states.ts';

useBrowser();

// The zones of the board from its beginning on. The drawn card's comes and goes, in room of its own.
const places = (page: Page) =>
  page.locator('.board .zone:not(:has(.drawn))').evaluateAll((zones) => zones.map((zone) => {
    const { left, top } = zone.getBoundingClientRect();
    return `${(zone.getAttribute('aria-label') ?? '').replace(/Ada|Bob/g, 'somebody')} ${Math.round(left)} ${Math.round(top)}`;
  }));

async function staysPut(page: Page, seed: number, answers: number) {
  const chance = chanceFrom(seed);
  const seen = new Set<string>();
  let first: string[] | undefined;
  for (let given = 0; given < answers; given++) {
    await asked(page);
    const state = await stateOf(page);
    if (state === 'over') break;
    if (state !== 'cover') {
      const now = await places(page);
      first ??= now;
      expect(now, `${state} after ${given} answers`).toEqual(first);
      seen.add(state);
    }
    await answer(page, chance);
  }
  return seen;
}

test('alone with everything, on a desktop: no zone moves through a whole game', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 11, viewport: desktop });
  await page.goto(host.address);
  await newGame(page, { options: everything });
  expect([...await staysPut(page, 11, Infinity)].sort()).toEqual(expect.arrayContaining(['choice', 'nightmare', 'order', 'turn']));
  host.close();
});

test('two with everything, on a desktop: no zone moves', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 4, viewport: desktop, options: { talk: 'open' } });
  await page.goto(`${host.address}#/new`);
  await fillIn(page, { options: everything, partner: 'here', name: 'Ada' });
  await page.getByLabel('Name of the other player').fill('Bob');
  await page.click('.begin button');
  await page.waitForSelector('.board');
  expect((await staysPut(page, 4, 120)).has('turn')).toBe(true);
  host.close();
});

test.each([['a desktop', desktop], ['a phone', phone]])('an open tray leaves the goals in sight on %s', async (_, viewport) => {
  const host = await serve(dist);
  const page = await openPage({ seed: 11, viewport });
  await page.goto(host.address);
  await newGame(page, { options: everything });
  const chance = chanceFrom(11);
  let trays = 0;
  while (trays < 6 && (await answer(page, chance)) !== 'over') {
    await asked(page);
    if (!['order', 'choice'].includes(await stateOf(page))) continue;
    trays++;
    const hidden = await page.locator('.goals li').evaluateAll((goals) => goals.filter((goal) => {
      const { left, right, top, bottom } = goal.getBoundingClientRect();
      return [top + 2, bottom - 2].some((y) => !goal.contains(document.elementFromPoint((left + right) / 2, y)));
    }).length);
    expect(hidden, `tray ${trays}`).toBe(0);
  }
  expect(trays).toBeGreaterThan(2);
  host.close();
});
