// Takes the pictures of docs/screens: every screen on a phone and on a desktop, some of them dark. npm run pictures; it needs pngquant.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, test } from 'vitest';
import { labyrinth } from './labyrinth-tour.ts';
import { desktop, openPage, phone, useBrowser } from './pages.ts';
import { Server } from './server.ts';
import { farApart, plainScreens, soloGame, twoAtOneScreen, type Visit } from './tour.ts';

const folder = fileURLToPath(new URL('../../../docs/screens', import.meta.url));
// On a desktop these differ from others by a dialog or a note alone.
const phoneOnly = /broken|deck|discards|log|help|why|hint|menu|chosen|unknown|refused|none|forget|pass/;
const dark = new Set(['home', 'table-turn', 'table-nightmare', 'two-turn', 'labyrinth-turn', 'labyrinth-fighting']);

useBrowser();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.png')) rmSync(`${folder}/${name}`);
});
afterAll(async () => {
  await server?.close();
  const pictures = readdirSync(folder).map((name) => `${folder}/${name}`);
  execFileSync('pngquant', ['--force', '--ext', '.png', '--strip', '--speed', '1', '--nofs', '64', '--', ...pictures]);
}, 600_000);

const take: Visit = async (name, page) => {
  for (const viewport of phoneOnly.test(name) ? [phone] : [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const colorScheme of dark.has(name) ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => {
        const rule = document.querySelector('.rule.here');
        if (rule) rule.scrollIntoView({ block: 'center' });
        else scrollTo(0, 0);
      });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await page.screenshot({ path: `${folder}/${name}-${viewport.width}${colorScheme === 'dark' ? '-dark' : ''}.png` });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
};

const open = (wishes: object) => openPage({ viewport: phone, expected: /status of 40\d/, ...wishes });

test.each([['the plain ones', plainScreens], ['a game alone', soloGame], ['two at one screen', twoAtOneScreen], ['two far apart', farApart], ['Labyrinth', labyrinth]] as const)('%s', (_, tour) =>
  tour({ address: server.address, open, visit: take }));
