// An address that leads nowhere says what is wrong with it and offers a way on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, phone, useBrowser } from './pages.ts';
import { fillIn } from './player.ts';
import { Server } from './server.ts';

useBrowser();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server?.close());

test('an invitation that is none, and one that nobody knows', async () => {
  const page = await openPage({ expected: /status of 40\d/ });
  await page.goto(`${server.address}#/join/zzzz`);
  expect(await page.locator('[role=alert]').innerText()).toContain('This invitation is not whole');
  expect(await page.getByText('Sit down').count()).toBe(0);
  const unknown = '0123456789abcdef'.repeat(2);
  await page.getByLabel('Invited? Put the link here').fill(`${server.address}#/join/${unknown}`);
  await page.click('form button');
  await page.waitForSelector('[role=alert]:has-text("Nobody on this server knows this invitation")');
  expect(await page.getByText('keeps a seat for you').count()).toBe(0);
  await page.click('text=Begin a game of your own');
  await page.waitForSelector('fieldset');
});

test('a rule that there is not', async () => {
  const page = await openPage();
  await page.goto(`${server.address}#/rules/ONI-99.9`);
  expect(await page.locator('.unknown').innerText()).toContain('There is no rule ONI-99.9');
  await page.goto(`${server.address}#/rules/ONI-7.99`);
  await page.click('.unknown >> text=To chapter 7');
  await page.waitForSelector('.rule.here:has-text("ONI-7.1")');
  await page.goto(`${server.address}#/rules/oni-7.4`);
  await page.waitForSelector('.rule.here:has-text("ONI-7.4")');
  expect(await page.locator('.unknown').count()).toBe(0);
});

test('rules of the other game are read there', async () => {
  const page = await openPage();
  for (const id of ['LAB-9.2', 'LAB-A.monk.1', 'lab-7.1']) {
    await page.goto(`${server.address}#/rules/${id}`);
    await page.waitForSelector(`.rule.here:has-text("${id.toUpperCase().replace('MONK', 'monk')}")`);
  }
  await page.click('text=To the rules of Onirim');
  await page.waitForSelector('h1:has-text("Rules of Onirim")');
});

test('an address that is none', async () => {
  const page = await openPage();
  for (const address of ['#/watch/zz', '#/nonsense', '#/table']) {
    await page.goto(`${server.address}${address}`);
    await page.waitForSelector(`[role=alert]:has-text("The address ${address} leads nowhere")`);
    expect(await page.title()).toBe('Nothing is here – Meander');
  }
  await page.click('.buttons >> text=To the start');
  await page.waitForSelector('h1:has-text("Meander")');
});

test('an invitation tells what it invites to, as a link that can be read whole on a phone, until somebody has taken it', async () => {
  const page = await openPage({ viewport: phone });
  await page.goto(`${server.address}#/new`);
  await fillIn(page, { partner: 'open', name: 'Ada', options: ['with:book'] });
  await page.click('.begin button');
  const field = page.locator('.invite textarea');
  const link = await field.inputValue();
  expect(link).toMatch(/#\/join\/[0-9a-f]{32}$/);
  expect(await field.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [scrollHeight - clientHeight, scrollWidth - clientWidth])).toEqual([0, 0]);
  for (const name of ['Bob', 'Eve']) {
    const guest = await openPage();
    await guest.goto(link);
    if (name === 'Eve') {
      await guest.waitForSelector('[role=alert]:has-text("Somebody sits at this seat already")');
      continue;
    }
    await guest.waitForSelector('form:has-text("Ada keeps a seat for you")');
    expect(await guest.locator('form.panel').innerText()).toContain('Book');
    await guest.getByLabel('Your name').fill(name);
    await guest.click('text=Sit down');
    await guest.waitForSelector('.board');
  }
});
