// Brings the compiled engine into the page: `virtual:engine` is its address, or null where it has not been built.
import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function engine(file: string): Plugin {
  let building = false;
  let base = './';
  return {
    name: 'engine',
    configResolved: (config) => {
      building = config.command === 'build';
      base = config.base === './' ? '/' : config.base;
    },
    resolveId: (id) => (id === 'virtual:engine' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:engine') return undefined;
      if (!existsSync(file)) {
        this.warn(`${file} is not there: games in the tab will not work. Build it first, or name it in MEANDER_ENGINE.`);
        return 'export default null;';
      }
      if (!building) return `export default ${JSON.stringify(`${base}engine.wasm`)};`;
      const reference = this.emitFile({ type: 'asset', name: 'engine.wasm', source: readFileSync(file) });
      return `export default import.meta.ROLLUP_FILE_URL_${reference};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url?.split('?')[0] !== `${base}engine.wasm`) return next();
        response.setHeader('Content-Type', 'application/wasm');
        response.end(readFileSync(file));
      });
    },
  };
}
