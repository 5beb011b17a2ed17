// Takes pictures of the gallery: node scripts/gallery-pictures.mjs FOLDER NAME QUERY [WIDTH] [EYES], e.g.
//   node scripts/gallery-pictures.mjs /tmp/pictures small 'theme=dark&sizes=44' 900 deuteranopia
// EYES: none, achromatopsia, deuteranopia, protanopia, tritanopia. SCALE enlarges every pixel.
// CHROMIUM names the browser (default /usr/bin/chromium).
import { mkdirSync } from 'node:fs';
import { createServer } from 'vite';
import { launchBrowser } from './browser.mjs';

const [folder, ...rest] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 0, hmr: false, watch: null } });
await server.listen();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ deviceScaleFactor: Number(process.env.SCALE ?? 1) });
  const session = await page.context().newCDPSession(page);
  page.on('pageerror', (error) => console.error(error));
  page.on('console', (message) => { if (message.type() === 'error') console.error(message.text()); });
  for (let at = 0; at < rest.length; at += 4) {
    const [name, query, width = '900', eyes = 'none'] = rest.slice(at, at + 4);
    await page.setViewportSize({ width: Number(width), height: 400 });
    await page.goto(`${server.resolvedUrls.local[0]}gallery.html?${query}`);
    await page.waitForSelector('main svg');
    await session.send('Emulation.setEmulatedVisionDeficiency', { type: eyes });
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  }
} finally {
  await browser.close();
  await server.close();
}
