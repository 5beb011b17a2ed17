// Pages for a file of tests. Whatever a page complains of fails the test that opened it; pictures of one that failed go to build/browser.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../scripts/browser.mjs';

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1440, height: 900 };
export const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const failures = fileURLToPath(new URL('../../../build/browser', import.meta.url));

export interface Wishes extends BrowserContextOptions {
  seed?: number; // of every game that is begun in the tab
  options?: Record<string, unknown>; // of every game that is begun in the tab, besides those that the page sends
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
  afterEach(async ({ task }) => {
    const pages = contexts.flatMap((context) => context.pages());
    if (task.result?.state === 'fail') {
      mkdirSync(failures, { recursive: true });
      await Promise.all(pages.map((page, at) => page.screenshot({ path: `${failures}/${task.name.replace(/\W+/g, '-')}-${at}.png` })));
    }
    await Promise.all(contexts.map((context) => context.close()));
    contexts = [];
    const told = complaints;
    complaints = [];
    expect(told).toEqual([]);
  });
}

export async function openContext({ seed, options, expected, ...others }: Wishes = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', colorScheme: 'light', ...others });
  contexts.push(context);
  const note = (text: string) => {
    if (!always.test(text) && !expected?.test(text)) complaints.push(text);
  };
  context.on('page', (page) => {
    page.setDefaultTimeout(30_000);
    page.on('pageerror', (error) => note(String(error)));
    page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`));
  });
  await context.addInitScript(creating, { ...(seed === undefined ? {} : { seed }), options: options ?? {} });
  return context;
}

export const openPage = async (wishes?: Wishes): Promise<Page> => (await openContext(wishes)).newPage();

// A table in the tab takes a seed with what creates it, and options that the page has no field for, such as a small deck.
function creating({ options, ...more }: { seed?: number; options: Record<string, unknown> }) {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { request?: { type: string; options?: object } }, ...rest: unknown[]) {
    if (message.request?.type === 'create') Object.assign(message.request, more, { options: { ...message.request.options, ...options } });
    Reflect.apply(postMessage, this, [message, ...rest]);
  };
}
