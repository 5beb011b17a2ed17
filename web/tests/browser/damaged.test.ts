// A game whose journal is damaged is named and keeps nobody from the others; only the reader removes it.
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { damage, linkOf } from './damage.ts';
import { dist, openPage, useBrowser } from './pages.ts';
import { answer, chanceFrom, newGame } from './player.ts';

useBrowser();

test('the latest game is damaged: the one before it goes on', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 2 });
  const links: string[] = [];
  for (const options of [['with:book'], []]) {
    await page.goto(host.address);
    await newGame(page, { options });
    await answer(page, chanceFrom(2));
    links.push(linkOf(page));
  }
  await page.goto(host.address);
  await page.waitForSelector('article');
  await damage(page, links[1] ?? '');
  const card = page.locator('article', { hasText: 'A game that cannot be opened' });
  for (let visit = 0; visit < 2; visit++) {
    await page.reload();
    await card.waitFor();
    expect(await card.innerText()).toContain('line 1');
    expect(await page.locator('.start .main').getAttribute('href')).toContain(links[0]);
  }
  await page.goto(`${host.address}#/table/${links[1]}`);
  await page.waitForSelector('h1:has-text("This table cannot be opened")');
  await page.goto(host.address);
  await card.getByRole('button').click();
  await card.getByRole('button', { name: 'Keep it' }).click();
  await card.getByRole('button').click();
  await card.getByRole('button', { name: 'Delete it' }).click();
  await card.waitFor({ state: 'detached' });
  await page.reload();
  await page.click('.start .main');
  await page.waitForSelector('.board');
  await page.goto(host.address);
  await page.waitForSelector('article');
  expect(await page.locator('article').count()).toBe(1);
  host.close();
});
