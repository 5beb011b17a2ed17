// Two at one screen, one of whom sees more than the other may: the Illusionist. The screen is covered before her tile is shown, and whenever it comes back to her.
import { expect, test } from 'vitest';
import { serve } from '../../scripts/static-server.mjs';
import { answer, asked, doAt, passOn } from './labyrinth-player.ts';
import { fillSeats } from './labyrinth-people.ts';
import { dist, openPage, useBrowser } from './pages.ts';
import { chanceFrom } from './player.ts';

useBrowser();

test('a shared screen is covered before it shows what one alone has seen', async () => {
  const host = await serve(dist);
  const page = await openPage({ seed: 4 });
  await page.goto(`${host.address}#/new`);
  await page.locator("input[name='game'][value='labyrinth']").check();
  await fillSeats(page, [{ kind: 'here', character: 'illusionist' }, { kind: 'here', character: 'monk' }]);
  await page.click('.begin button');
  const chance = chanceFrom(4);
  const phase = () => page.locator('.labyrinth').getAttribute('data-phase');
  const facing = () => page.locator('.side article', { hasText: 'you' }).innerText();
  const downCells = () => page.locator(".board [aria-label*='face down']").count();

  // Off the start field, where no ability may be used.
  await asked(page);
  while ((await phase()) === 'field') {
    await answer(page, chance);
    await asked(page);
  }
  for (let answers = 0; (await page.locator('.prompt button', { hasText: 'tile face down' }).count()) === 0; answers++) {
    expect(answers).toBeLessThan(12);
    const lit = page.locator(".board [data-lit]").first();
    const cell = (await lit.getAttribute('data-cell')) ?? '';
    if (/Illusionist/.test(await facing()) && /S\d/.test(await facing())) await doAt(page, cell, 'move');
    else await answer(page, chance, ['End the turn']);
    await asked(page);
    expect(await page.locator('.cover, .pass').count()).toBe(0);
  }
  await page.locator('.prompt button', { hasText: 'tile face down' }).click();
  await page.waitForSelector('.cover');
  expect(await passOn(page)).toBe('cover');
  expect(await phase()).toBe('place');
  await answer(page, chance);
  expect(await downCells()).toBe(1);

  // The other one sees it from behind, and passes the screen on by himself.
  for (let turned = false; !turned; ) {
    await asked(page);
    turned = /Monk/.test(await facing());
    if (!turned) await answer(page, chance, ['End the turn']);
    expect(await page.locator('.cover').count()).toBe(0);
  }
  expect(await downCells()).toBe(1);
  await answer(page, chance, ['End the turn']);
  while ((await page.locator('.pass').count()) === 0) await answer(page, chance, ['End the turn']);
  expect(await facing()).toMatch(/Monk/);
  expect(await passOn(page)).toBe('pass');
  await page.waitForSelector('.cover');
  expect(await passOn(page)).toBe('cover');
  expect(await facing()).toMatch(/Illusionist/);
  host.close();
});
