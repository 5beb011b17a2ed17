// Brings what is compiled or learnt elsewhere into the page: `virtual:engine`, `virtual:engine-labyrinth` and `virtual:network` are addresses, or null where there is no such file.
import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

// The engines of Onirim and of Labyrinth, and what the strong player has learnt.
export const engine = (file: string) => beside('engine', 'engine.wasm', 'application/wasm', file, 'games in the tab will not work. Build it first, or name it in MEANDER_ENGINE.');
export const labyrinthEngine = (file: string) => beside('engine-labyrinth', 'engine-labyrinth.wasm', 'application/wasm', file, 'Labyrinth in the tab will not work.');
export const network = (file: string) => beside('network', 'onirim.network', 'application/octet-stream', file, 'hints in the tab will be those of simple rules.');

function beside(what: string, name: string, type: string, file: string, without: string): Plugin {
  let building = false;
  let base = './';
  return {
    name: what,
    configResolved: (config) => {
      building = config.command === 'build';
      base = config.base === './' ? '/' : config.base;
    },
    resolveId: (id) => (id === `virtual:${what}` ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0virtual:${what}`) return undefined;
      if (!existsSync(file)) {
        this.warn(`${file} is not there: ${without}`);
        return 'export default null;';
      }
      if (!building) return `export default ${JSON.stringify(`${base}${name}`)};`;
      const reference = this.emitFile({ type: 'asset', name, source: readFileSync(file) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${base}${name}`) return next();
        response.setHeader('Content-Type', type);
        response.end(readFileSync(file));
      });
    },
  };
}
