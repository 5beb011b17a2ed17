// Two people far apart, at a table of a server: node scripts/far-apart.mjs ADDRESS FOLDER. `meander serve` tells its address; it has to serve this page.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { launchBrowser } from './browser.mjs';
import { answer } from './player.mjs';

const [address, folder = '../build/pictures'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const browser = await launchBrowser();
const problems = [];
async function person(width, height) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && !/DISCONNECTED/.test(message.text()) && problems.push(message.text()));
  return { context, page };
}
let seed = 3;
const chance = () => ((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648);
const canAct = (page) => page.locator('.tray, .prompt ul button, .hands button.offered, .ending').first().isVisible();

try {
  const ada = await person(1440, 900);
  const bob = await person(360, 740);
  await ada.page.goto(`${address}#/new`);
  await ada.page.locator("input[name='partner'][value='open']").check();
  await ada.page.getByLabel('Your name').fill('Ada');
  await ada.page.click('.begin button');
  const invitation = await ada.page.locator('.invite input').inputValue();
  await ada.page.screenshot({ path: `${folder}/far-invite.png` });
  await bob.page.goto(invitation);
  await bob.page.locator('form input').fill('Bob');
  await bob.page.click('form .main');
  await bob.page.waitForSelector('.board');
  await ada.page.waitForSelector('.invite', { state: 'detached' });
  assert.match(await ada.page.locator('.seat ul').first().innerText(), /Bob/);
  console.log('ok   invited, joined');

  for (let steps = 0; steps < 30; steps++) {
    await Promise.race([ada, bob].map(({ page }) => page.waitForSelector('.tray, .prompt ul button, .hands button.offered')));
    const at = (await canAct(ada.page)) ? ada : bob;
    await answer(at.page, chance);
  }
  await bob.page.screenshot({ path: `${folder}/far-bob.png` });
  console.log('ok   30 answers');

  await bob.context.setOffline(true);
  await bob.page.evaluate(() => dispatchEvent(new Event('offline')));
  await bob.page.reload().catch(() => undefined);
  await bob.context.setOffline(false);
  await bob.page.goto(bob.page.url()).catch(() => undefined);
  await bob.page.waitForSelector('.board');
  assert.equal(await ada.page.locator('.bar h1').innerText(), await bob.page.locator('.bar h1').innerText());
  console.log('ok   come back after a broken line');
  await ada.page.goto(address);
  await ada.page.waitForSelector('article');
  assert.match(await ada.page.locator('article').first().innerText(), /on the server/);
  console.log('ok   my tables');
} catch (error) {
  console.log(`FAIL ${error.message}`);
  process.exitCode = 1;
}
for (const problem of problems) console.log(`page: ${problem}`);
await browser.close();
process.exit(problems.length > 0 ? 1 : process.exitCode);
