// Tests of the built page in Chromium: npm run browser. With --mode pictures it is the pictures of docs/screens that are taken.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig(({ mode }) => ({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: [mode === 'pictures' ? 'tests/browser/pictures.ts' : 'tests/browser/*.test.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // A browser, a server and two cores: what fails for want of time alone passes the second time.
    retry: 1,
  },
}));
