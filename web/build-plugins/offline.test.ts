import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { offline } from './offline';

const path = (place: string) => fileURLToPath(new URL(place, import.meta.url));

test('the service worker keeps everything from the start but catalogues, which wait for their readers', () => {
  const written: { source: string }[] = [];
  const part = (code: string) => ({ type: 'chunk', code });
  const bundle = { 'index.html': part('1'), 'assets/app-1.js': part('2'), 'assets/catalogue-pl-1.js': part('3') };
  const { generateBundle } = offline(path('../src/app/offline.js'), path('../public')) as unknown as { generateBundle(options: object, bundle: object): void };
  generateBundle.call({ emitFile: (file: { source: string }) => written.push(file) }, {}, bundle);
  const list = (name: string) => JSON.parse(new RegExp(`const ${name} = (\\[.*\\]);`).exec(written[0]?.source ?? '')?.[1] ?? '') as string[];
  expect(list('files')).toEqual(expect.arrayContaining(['icon.svg', 'index.html', 'assets/app-1.js']));
  expect(list('files')).not.toContain('assets/catalogue-pl-1.js');
  expect(list('catalogues')).toEqual(['assets/catalogue-pl-1.js']);
});
