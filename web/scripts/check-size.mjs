// Refuses a page that has grown too large: all of its scripts and styles, as they travel, without the catalogues that a reader does not load.
// node scripts/check-size.mjs, after a build.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const most = 150 * 1024;
const dist = new URL('../dist/', import.meta.url);
const catalogue = /catalogue-[^/]*$/;
let whole = 0;
for (const name of readdirSync(dist, { recursive: true }).map(String)) {
  if (!/\.(js|css)$/.test(name) || catalogue.test(name)) continue;
  const size = gzipSync(readFileSync(new URL(name, dist))).length;
  whole += size;
  console.log(`${(size / 1024).toFixed(1).padStart(8)} KB  ${name}`);
}
console.log(`${(whole / 1024).toFixed(1).padStart(8)} KB in all, at most ${most / 1024} KB`);
if (whole > most) process.exit(1);
