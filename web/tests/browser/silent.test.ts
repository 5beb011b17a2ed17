// A whole game of two in silent play over the real server, with a third who watches. Every frame that each of them receives, and everything in their pages,
// is searched for cards that they may not know.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inspect, mentions, secrets, updatesOf } from './inspection.ts';
import { playTogether, twoPeople, watcherOf, type Person } from './people.ts';
import { useBrowser } from './pages.ts';
import { chanceFrom } from './player.ts';
import { Server } from './server.ts';

useBrowser();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.close());

// All words and attributes of the page, but for what lies open on the table and the history, which names what has been open once.
const contentsOf = (page: Page) =>
  page.evaluate(() => {
    const parts: string[] = [];
    const collect = (element: Element) => {
      if (element.matches('aside, [role=log], script, style, .piles, .row, .doors-zone, .towers-zone, dialog')) return;
      for (const { name, value } of element.attributes) parts.push(`${name}=${value}`);
      for (const child of element.childNodes) {
        if (child instanceof Element) collect(child);
        else parts.push(child.textContent ?? '');
      }
    };
    collect(document.documentElement);
    return parts.join('\n');
  });

// The other's private cards that the page shows from behind.
const backsIn = (page: Page) => page.locator("[data-fly='partner'] li[title='an unknown card']").count();

async function leaksIn(viewer: Person, owner: Person, viewerSeat: number, ownerSeat: number): Promise<string[]> {
  const [mine, theirs] = [viewer.update, owner.update];
  if (!mine || !theirs || mine.over || mine.sequence !== theirs.sequence) return [];
  const kinds = secrets(theirs, mine, ownerSeat, viewerSeat);
  return kinds.size === 0 ? [] : mentions(await contentsOf(viewer.page), kinds);
}

test('nobody is sent a card that he may not know', async () => {
  const two = await twoPeople(server.address, { options: ['with:book', 'with:towers'] });
  const { ada, bob } = two;
  const watching = await watcherOf(server.address, ada);
  let backs = 0;
  await playTogether(two, chanceFrom(8), Infinity, async () => {
    // A page may still be drawing what its last frame told; what it then goes on showing counts.
    await expect.poll(() => leaksIn(ada, bob, 1, 2), { timeout: 10_000 }).toEqual([]);
    await expect.poll(() => leaksIn(bob, ada, 2, 1), { timeout: 10_000 }).toEqual([]);
    backs += await backsIn(ada.page);
  });
  expect(backs).toBeGreaterThan(20);

  for (const [viewer, owner, viewerSeat, ownerSeat] of [[ada, bob, 1, 2], [bob, ada, 2, 1], [watching, ada, 0, 1], [watching, bob, 0, 2]] as const) {
    const report = inspect(viewer.frames, owner.frames, viewerSeat, ownerSeat);
    expect(report.found).toEqual([]);
    expect(report.compared).toBeGreaterThan(20);
  }

  // A card of Bob's that is planted into what Ada was sent, or into her page, is found.
  const truth = new Map(updatesOf(bob.frames).map((update) => [update.sequence, update]));
  const at = updatesOf(ada.frames).find((update) => {
    const owner = truth.get(update.sequence);
    return owner && !update.over && secrets(owner, update, 2, 1).size > 0;
  });
  const [secret = ''] = secrets(truth.get(at?.sequence ?? 0) ?? at!, at!, 2, 1);
  const planted = [
    { ...at, undo_text: `Bob holds ${secret}.` },
    { ...at, log: [{ n: 1, events: [{ event: 'drew', seat: 2, card: secret }] }] },
    { ...at, view: { ...(at?.view as object), private: [[], [secret, '?', '?']] } },
  ];
  for (const frame of planted) expect(inspect([JSON.stringify(frame)], bob.frames, 1, 2).found).not.toEqual([]);
  await ada.page.evaluate((code) => document.querySelector('.bar')?.setAttribute('data-next', code), secret);
  expect(mentions(await contentsOf(ada.page), [secret])).toEqual([secret]);
});
