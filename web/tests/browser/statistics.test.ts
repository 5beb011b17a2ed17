// A game that ends while the page of one of its players is closed is counted when that browser comes back, once; and not again after it was forgotten.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { twoPeople } from './people.ts';
import { useBrowser } from './pages.ts';
import { answer, asked, chanceFrom, isOver } from './player.ts';
import { Server } from './server.ts';

useBrowser();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server?.close());

test('a game whose end nobody saw', async () => {
  const { ada, bob } = await twoPeople(server.address);
  // Bob leaves and a computer plays on, so that Ada can end the game alone.
  await bob.page.click('.bar [aria-label="More"]');
  await bob.page.click('dialog >> text=Leave the table to the others');
  await bob.page.click('dialog .bad');
  await bob.page.waitForSelector('h1:has-text("Meander")');
  await bob.page.goto('about:blank');
  await ada.page.click('.seats >> text=Let a computer play on');
  const chance = chanceFrom(2);
  while (!(await isOver(ada.page))) {
    await answer(ada.page, chance);
    await asked(ada.page);
  }
  await ada.page.click('dialog >> text=Statistics');
  expect(await ada.page.locator('.mark').count()).toBe(1);

  const games = () => bob.page.locator('.panel dl dd').first().innerText();
  await bob.page.goto(`${server.address}#/statistics`);
  expect(await games()).toBe('1');
  await bob.page.reload();
  expect(await games()).toBe('1');
  await bob.page.click('text=Forget all of it');
  await bob.page.click('text=Forget them');
  await bob.page.goto(server.address);
  await bob.page.waitForSelector('details');
  await bob.page.goto(`${server.address}#/statistics`);
  await bob.page.reload();
  await bob.page.waitForSelector('text=No game has been finished');
});
