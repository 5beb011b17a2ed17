// Makes the pictures that app stores and home screens want from public/icon.svg: node scripts/icon-pictures.mjs [FOLDER], by default into public/.
// icon-192.png and icon-512.png with round corners, icon-maskable-512.png filling its square. CHROMIUM names the browser.
import { readFileSync } from 'node:fs';
import { launchBrowser } from './browser.mjs';

const folder = process.argv[2] ?? 'public';
const drawing = readFileSync('public/icon.svg', 'utf8');
const browser = await launchBrowser();
try {
  for (const [name, size, square] of [['icon-192', 192, false], ['icon-512', 512, false], ['icon-maskable-512', 512, true]]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const shape = square ? drawing.replace(/ rx="\d+"/, '') : drawing;
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${shape}`);
    await page.screenshot({ path: `${folder}/${name}.png`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
