// A plain static server for what was built, under any path: what the page needs of a host, and no more.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** @type {Record<string, string>} */
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.png': 'image/png', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json' };

/** @param {string} folder */
export async function serve(folder, base = '/') {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const name = path.startsWith(base) ? path.slice(base.length) || 'index.html' : undefined;
    const file = request.method === 'GET' && name !== undefined ? await readFile(join(folder, name)).catch(() => undefined) : undefined;
    response.writeHead(file ? 200 : 404, { 'Content-Type': types[extname(name ?? '')] ?? 'text/plain' });
    response.end(file ?? 'not found');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { address: `http://127.0.0.1:${port}${base}`, close: () => server.close() };
}
