import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { catalogues } from './build-plugins/catalogues.ts';
import { engine, labyrinthEngine, network } from './build-plugins/engine.ts';
import { offline } from './build-plugins/offline.ts';

const path = (place: string) => fileURLToPath(new URL(place, import.meta.url));
const built = process.env['MEANDER_ENGINE'] ?? path('../build/wasm/engine.wasm');
const sources = () => [catalogues(path('../po')), engine(built), labyrinthEngine(built.replace(/\.wasm$/, '-labyrinth.wasm')),
  network(path('../players/weights/onirim.network'))];

// Catalogues are told apart by their names: a reader loads one of them at most.
const output = {
  chunkFileNames: ({ facadeModuleId }: { facadeModuleId?: string | null }) =>
    (facadeModuleId?.includes('virtual:catalogues/') ? 'assets/catalogue-[name]-[hash].js' : 'assets/[name]-[hash].js'),
};

// The policy of the built page. A server may send the same one as a header; a plain static folder cannot, so it stands in the page too. Not while
// developing: there Vite puts styles into the page itself. 'wasm-unsafe-eval' lets WebAssembly be compiled, and nothing else.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
  + "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' }],
};

export default defineConfig({
  base: './', // dist/ works from any folder of any static server
  plugins: [svelte(), ...sources(), contentSecurityPolicy, offline(path('src/app/offline.js'), path('public'))],
  worker: { format: 'es', plugins: sources, rolldownOptions: { output } },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0, // no data: addresses, which the policy refuses
    modulePreload: { polyfill: false },
    rolldownOptions: { output },
  },
  test: {
    include: ['src/**/*.test.ts', 'build-plugins/**/*.test.ts'],
    environment: 'node',
    css: { include: /\?raw$/ }, // a test that asks for a style sheet's text gets it
  },
});
