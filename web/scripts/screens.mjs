// Takes pictures of the table that pretends: node scripts/screens.mjs FOLDER [NAME …]. Each at two sizes, light and dark.
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { launchBrowser } from './browser.mjs';

const [folder, ...names] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 0, hmr: false, watch: null } });
await server.listen();
const browser = await launchBrowser();
try {
  for (const name of names.length > 0 ? names : ['turn', 'full', 'two', 'nightmare', 'order', 'pay', 'over']) {
    for (const [width, height, theme] of [[360, 740, 'light'], [1440, 900, 'dark'], [360, 740, 'dark'], [1440, 900, 'light']]) {
      if (process.env.QUICK && (width === 360) !== (theme === 'light')) continue;
      const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
      page.on('pageerror', (error) => console.error(name, error));
      page.on('console', (message) => { if (message.type() === 'error') console.error(name, message.text()); });
      await page.goto(`${server.resolvedUrls.local[0]}fixtures.html?name=${name.split('+')[0]}&theme=${theme}`);
      await page.waitForSelector('.board');
      if (name.includes('+')) await page.click(`[data-source='${name.split('+')[1]}']`);
      await page.waitForTimeout(300);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) console.error(`${name}: ${wide} pixels wide at ${width}`);
      await page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png` });
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
