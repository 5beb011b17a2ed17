// Pages for a file of tests. Whatever a page complains of fails the test that opened it.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFailed } from 'vitest';
import { launchBrowser } from '../../scripts/browser.mjs';

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1440, height: 900 };
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const failures = fileURLToPath(new URL('../../../build/browser', import.meta.url));

export interface Wishes extends BrowserContextOptions {
  seed?: number; // of every game that is begun in the tab
  expected?: RegExp; // complaints that belong to the test
}

// A host without a server answers the page's question for one with 404; a table that is open elsewhere is an answer, too.
const always = /404|ERR_INTERNET_DISCONNECTED/;

let browser: Browser;
let contexts: BrowserContext[] = [];
let complaints: string[] = [];

export function useBrowser() {
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const told = complaints;
    complaints = [];
    expect(told).toEqual([]);
  });
}

export async function openContext({ seed, expected, ...options }: Wishes = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', colorScheme: 'light', ...options });
  contexts.push(context);
  const note = (text: string) => {
    if (!always.test(text) && !expected?.test(text)) complaints.push(text);
  };
  context.on('page', (page) => {
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => note(String(error)));
    page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`));
    onTestFailed(async ({ task }) => {
      mkdirSync(failures, { recursive: true });
      await page.screenshot({ path: `${failures}/${task.name.replace(/\W+/g, '-')}-${context.pages().indexOf(page)}.png` }).catch(() => undefined);
    });
  });
  if (seed !== undefined) await context.addInitScript(sowing, seed);
  return context;
}

export const openPage = async (wishes?: Wishes): Promise<Page> => (await openContext(wishes)).newPage();

// A table in the tab takes a seed with what creates it; the page itself never sends one.
function sowing(seed: number) {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { request?: { type: string; seed?: number } }, ...rest: unknown[]) {
    if (message.request?.type === 'create') message.request.seed = seed;
    Reflect.apply(postMessage, this, [message, ...rest]);
  };
}
