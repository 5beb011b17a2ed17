// Writes the service worker: a short script with the list of everything that was built, catalogues apart, under a name that changes with it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

export function offline(source: string, publicFolder: string): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const hash = createHash('sha256');
      const files: string[] = [];
      const catalogues: string[] = [];
      for (const name of readdirSync(publicFolder).sort()) {
        hash.update(readFileSync(`${publicFolder}/${name}`));
        files.push(name);
      }
      for (const [name, part] of Object.entries(bundle).sort(([one], [other]) => (one < other ? -1 : 1))) {
        hash.update(name).update(part.type === 'chunk' ? part.code : part.source);
        (name.includes('/catalogue-') ? catalogues : files).push(name);
      }
      const script = readFileSync(source, 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace("['__FILES__']", JSON.stringify(files))
        .replace("['__CATALOGUES__']", JSON.stringify(catalogues));
      this.emitFile({ type: 'asset', fileName: 'offline.js', source: script });
    },
  };
}
