// An address that leads nowhere says what is wrong with it and offers a way on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage, useBrowser } from './pages.ts';
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
  await page.getByLabel('Your name').fill('Bob');
  await page.click('text=Sit down');
  await page.waitForSelector('[role=alert]:has-text("Nobody on this server knows this invitation")');
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
