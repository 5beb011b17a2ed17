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

// Goals and doors that are covered, or not in sight.
const hidden = (page: Page) =>
  page.locator('.goals li, .doors .door').evaluateAll((all) => all.filter((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [top + 3, bottom - 3].some((y) => !each.contains(document.elementFromPoint((left + right) / 2, y)));
  }).length);

test.each([['a desktop', desktop], ['a small desktop', { width: 1024, height: 700 }], ['a phone', phone], ['a phone that lies on its side', { width: 740, height: 360 }]])('goals and doors are in sight on %s, whatever is asked, and beside a hint', async (_, viewport) => {
  const host = await serve(dist);
  const page = await openPage({ seed: 11, viewport });
  await page.goto(host.address);
  await newGame(page, { options: everything });
  const chance = chanceFrom(11);
  const seen = new Map<string, number>();
  while ((seen.get('order') ?? 0) < 3 && (await answer(page, chance)) !== 'over') {
    await asked(page);
    const state = await stateOf(page);
    if (state === 'over') break;
    expect(await hidden(page), state).toBe(0);
    if (!seen.has(state)) {
      await page.keyboard.press('h');
      await page.waitForSelector('.note.hint');
      expect(await hidden(page), `a hint, ${state}`).toBe(0);
      await page.click('.note .plain');
    }
    seen.set(state, 1 + (seen.get(state) ?? 0));
  }
  expect([...seen.keys()].sort()).toEqual(expect.arrayContaining(['choice', 'order', 'turn']));
  host.close();
});

test.each([['the base game', []], ['everything', everything]])('%s fills a desktop, and all of it is in sight', async (_, options) => {
  const host = await serve(dist);
  const page = await openPage({ seed: 11 });
  await page.goto(host.address);
  await newGame(page, { options });
  for (const viewport of [desktop, { width: 1280, height: 800 }, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(viewport);
    const { over, filled, card } = await page.evaluate(() => {
      const frame = document.querySelector('.scroll') as HTMLElement;
      const zones = [...frame.querySelectorAll('.zone')].map((zone) => zone.getBoundingClientRect().bottom);
      const { top, height } = frame.getBoundingClientRect();
      return { over: frame.scrollHeight - frame.clientHeight, filled: (Math.max(...zones) - top) / height, card: document.querySelector('.pile')?.clientWidth ?? 0 };
    });
    expect(over, `${viewport.width}`).toBeLessThanOrEqual(0);
    expect(filled, `${viewport.width}`).toBeGreaterThan(0.8);
    expect(card / viewport.height, `${viewport.width}`).toBeGreaterThan(options.length > 0 ? 0.095 : 0.13);
  }
  host.close();
});

test('while the tables are read, the start page keeps the place of what goes on', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 2 });
  await page.goto(host.address);
  await newGame(page);
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    const asked = new Promise<void>((resolve) => addEventListener('read', () => resolve(), { once: true }));
    Worker.prototype.postMessage = function (this: Worker, message: { request?: { type: string } }, ...rest: unknown[]) {
      const send = () => Reflect.apply(postMessage, this, [message, ...rest]) as void;
      if (message.request?.type === 'tables') void asked.then(send);
      else send();
    };
  });
  await page.goto(host.address);
  await page.reload();
  const [goOn, start] = [page.locator('.start .main'), page.locator('.start a[href="#/new"]')];
  await start.waitFor();
  expect(await goOn.isDisabled()).toBe(true);
  const before = [await goOn.boundingBox(), await start.boundingBox()];
  await page.evaluate(() => dispatchEvent(new Event('read')));
  await page.waitForSelector('.start a.main');
  expect([await goOn.boundingBox(), await start.boundingBox()]).toEqual(before);
  await goOn.click();
  await page.waitForSelector('.board');
  host.close();
});
