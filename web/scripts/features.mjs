// Goes through what a player can do beside answering, in the built page: node scripts/features.mjs FOLDER. FOLDER: where pictures go.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { launchBrowser } from './browser.mjs';
import { answer, newGame } from './player.mjs';
import { serve } from './static-server.mjs';

const [folder = '../build/pictures'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await serve('dist', '/x/');
const browser = await launchBrowser();
const context = await browser.newContext({ viewport: { width: 360, height: 740 }, colorScheme: 'light', reducedMotion: 'reduce' });
let page = await context.newPage();
const problems = [];
const watch = (opened) => {
  opened.on('pageerror', (error) => problems.push(String(error)));
  opened.on('console', (message) => message.type() === 'error' && !/404|api|DISCONNECTED/.test(message.text()) && problems.push(message.text()));
};
watch(page);
let seed = 7;
const chance = () => ((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648);
const picture = (name) => page.screenshot({ path: `${folder}/feature-${name}.png` });
const hand = () => page.locator('.hands [data-card]').evaluateAll((cards) => cards.map(({ dataset }) => dataset.card).join(' '));
const step = async (name, test) => {
  try {
    await test();
    console.log(`ok   ${name}`);
  } catch (error) {
    await picture(`failed-${name.replaceAll(' ', '-')}`);
    console.log(`FAIL ${name}: ${error.message.split('\n').slice(0, 3).join(' ')}`);
    process.exitCode = 1;
  }
};

await page.goto(server.address);
await picture('home');
await page.click('a[href="#/new"]');
await page.waitForSelector('fieldset');
await picture('new');
await page.goto(server.address);
await newGame(page, { options: ['with:book', 'with:premonitions'] });

await step('a reload finds the game as it was', async () => {
  for (let times = 0; times < 3; times++) await answer(page, chance);
  await page.waitForTimeout(300);
  const before = await hand();
  await page.reload();
  await page.waitForSelector('.board');
  assert.equal(await hand(), before);
});
await step('a killed tab, too', async () => {
  const before = await hand();
  const address = page.url();
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
  watch(page);
  await page.goto(address);
  await page.waitForSelector('.board');
  assert.equal(await hand(), before);
});
await step('a second tab is told that the game is open', async () => {
  const other = await context.newPage();
  await other.goto(page.url());
  await other.waitForSelector('main.page h1', { timeout: 8000 });
  assert.match(await other.locator('main').innerText(), /another tab/);
  await other.close();
});
await step('why and hint', async () => {
  await page.keyboard.press('w');
  await page.waitForSelector('.note.why');
  await picture('why');
  await page.click('.note .plain');
  await page.keyboard.press('h');
  await page.waitForSelector('.note.hint');
  await picture('hint');
  await page.click('.note .main');
  await page.waitForSelector('.note', { state: 'detached' });
  assert.match(await page.locator('.bar').innerText(), /with help/);
});
await step('taking back', async () => {
  for (let times = 0; times < 30 && (await page.locator('.bar [aria-label="Take back"]').getAttribute('aria-disabled')) === 'true'; times++) await answer(page, chance);
  await page.keyboard.press('u');
  await page.click('.bar [aria-label="Log"]');
  await page.waitForSelector('.lines s');
  await picture('log');
  await page.click('aside .plain');
});
await step('menu, stops, help and the record', async () => {
  await page.click('.bar [aria-label="More"]');
  await page.waitForSelector('dialog fieldset');
  await picture('menu');
  await page.locator('dialog input[name=stops]').nth(1).check();
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('text=Save the record')]);
  assert.equal(download.suggestedFilename(), 'onirim.txt');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.waitForSelector('dialog kbd');
  await picture('help');
  await page.keyboard.press('Escape');
});
await step('piles', async () => {
  await page.click("[data-fly='deck'] button");
  await page.waitForSelector('dialog ul');
  await picture('deck');
  await page.keyboard.press('Escape');
});
await step('to the end, statistics, again', async () => {
  for (let times = 0; times < 500 && (await answer(page, chance)) !== 'over'; times++);
  await picture('end');
  await page.click('text=Statistics');
  await page.waitForSelector('.panel dl');
  await picture('statistics');
  await page.goBack();
  await page.waitForSelector('.ending');
  await page.click('text=Play again');
  await page.waitForSelector('.board .goals');
  await page.waitForSelector('.ending', { state: 'detached' });
});
await step('my tables', async () => {
  await page.goto(server.address);
  await page.waitForSelector('article');
  await page.click('summary');
  await picture('my-tables');
});
await step('replay, and playing on from there', async () => {
  await page.click('details article a');
  await page.waitForSelector('.replay .board');
  await page.click('[aria-label="One turn on"]');
  await page.waitForFunction(() => document.querySelector('footer p')?.textContent.includes('Turn 1'));
  await page.locator('input[type=range]').fill('20');
  await page.waitForTimeout(400);
  await picture('replay');
  const before = await hand();
  await page.click('text=Play on from here');
  await page.waitForSelector('.onirim');
  await page.waitForTimeout(300);
  assert.equal((await hand()).split(' ').sort().join(), before.split(' ').sort().join());
  await answer(page, chance);
});
await step('rules', async () => {
  await page.goto(`${server.address}#/rules/ONI-7.4`);
  await page.waitForSelector('.rule.here');
  await picture('rules');
  await page.fill('input[type=search]', 'goal swap');
  await page.waitForFunction(() => document.querySelectorAll('.rule').length < 5);
});
await step('settings', async () => {
  await page.goto(`${server.address}#/settings`);
  await page.locator('input[name=theme][value=dark]').check();
  await page.locator('input[name=cards][value=large]').check();
  await page.reload();
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
});
await step('without a network', async () => {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  server.close();
  await context.setOffline(true);
  await page.goto(server.address);
  await page.reload();
  await page.click('text=New game');
  await page.click('.begin button');
  await page.waitForSelector('.board');
  await answer(page, chance);
  await picture('offline');
});
for (const problem of problems) console.log(`page: ${problem}`);
await browser.close();
process.exit(problems.length > 0 ? 1 : process.exitCode);
