import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The policy of the built page. A server may send the same one as a header; a plain static folder cannot, so it stands in the page too. Not while
// developing: there Vite puts styles into the page itself.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
  + "worker-src 'self'; base-uri 'none'; form-action 'none'";

const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy }, injectTo: 'head-prepend' }],
};

export default defineConfig({
  base: './', // dist/ works from any folder of any static server
  plugins: [svelte(), contentSecurityPolicy],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0, // no data: addresses, which the policy refuses
    modulePreload: { polyfill: false },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    css: { include: /\?raw$/ }, // a test that asks for a style sheet's text gets it
  },
});
