// Plays games in the built page like a person, card by card, and fails at any error of the page:
//   node scripts/play-through.mjs [FOLDER [GAMES]]     FOLDER: where pictures of the games go
// Build first, with the engine. CHROMIUM names the browser; SEED makes other games.
import { mkdirSync } from 'node:fs';
import { launchBrowser } from './browser.mjs';
import { answer, newGame } from './player.mjs';
import { serve } from './static-server.mjs';

const [folder = '../build/pictures', games = '4'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const kinds = [
  { name: 'base', options: [] },
  { name: 'book', options: ['with:book'] },
  { name: 'all', options: ['with:book', 'with:towers', 'with:premonitions'] },
  { name: 'partner', options: ['with:book', 'with:towers', 'with:premonitions'], partner: 'greedy' },
  { name: 'same-screen', options: ['with:towers'], partner: 'here' },
];
let seed = Number(process.env.SEED ?? 1);
const chance = () => ((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648);

const server = await serve('dist', '/some/where/');
const browser = await launchBrowser();
let failed = false;
try {
  for (const kind of kinds.slice(0, Number(games))) {
    const [width, height, colorScheme] = chance() < 0.5 ? [360, 740, 'light'] : [1440, 900, 'dark'];
    const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const problem = (text) => { failed = true; console.error(`${kind.name}: ${text}`); };
    page.on('pageerror', (error) => problem(String(error)));
    page.on('console', (message) => message.type() === 'error' && !message.text().includes('404') && !message.text().includes('api') && problem(message.text()));
    await page.goto(server.address);
    await newGame(page, kind);
    const seen = new Set();
    let steps = 0;
    for (; steps < 700; steps++) {
      const phase = await answer(page, chance);
      if (phase === 'over') break;
      if (!seen.has(phase)) {
        seen.add(phase);
        await page.screenshot({ path: `${folder}/${kind.name}-${seen.size}-${phase}.png` });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        if (wide > width) problem(`${wide} pixels wide at ${phase}`);
      }
    }
    await page.screenshot({ path: `${folder}/${kind.name}-end.png` });
    console.log(`${kind.name}: ${steps} answers at ${width}×${height}: ${[...seen].join(', ')}; ${await page.locator('dialog h2').textContent().catch(() => 'not over')}`);
    await context.close();
  }
} finally {
  await browser.close();
  server.close();
}
process.exit(failed ? 1 : 0);
