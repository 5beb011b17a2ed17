// Every screen, in both themes and at two widths: nothing that axe objects to, nothing to scroll sideways on a phone, everything large enough for a finger.
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labyrinth } from './labyrinth-tour.ts';
import { desktop, openPage, phone, useBrowser } from './pages.ts';
import { Server } from './server.ts';
import { farApart, plainScreens, soloGame, twoAtOneScreen, type Visit } from './tour.ts';

useBrowser();
let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server?.close());

async function objections(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }));
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

// What can be pressed and is smaller than 44 pixels either way; links in running text may be.
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const things = [...document.querySelectorAll<HTMLElement>('button, a, input, select, textarea, summary')];
    const shown = things.filter((each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 0);
    const sizeOf = (each: HTMLElement) => {
      const box = (each.closest('label') ?? each).getBoundingClientRect();
      const around = getComputedStyle(each, '::after');
      const more = around.position === 'absolute' && around.content !== 'none';
      return { width: Math.max(box.width, more ? parseFloat(around.width) : 0), height: Math.max(box.height, more ? parseFloat(around.height) : 0) };
    };
    return shown
      .filter((each) => !each.matches('p a, .rule a, .bubble a'))
      .map((each) => ({ each, ...sizeOf(each) }))
      .filter(({ width, height }) => width < 43.5 || height < 43.5)
      .map(({ each, width, height }) => `${width.toFixed(0)}×${height.toFixed(0)} ${each.outerHTML.slice(0, 140)}`);
  });

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

const found: string[] = [];
const look: Visit = async (name, page) => {
  const note = (what: string, all: string[]) => found.push(...all.map((each) => `${name}, ${what}: ${each}`));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    note(colorScheme, await objections(page));
  }
  note('small', await tooSmall(page));
  if ((await sideways(page)) > 0) note('sideways', [`${await sideways(page)} pixels too wide`]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(desktop);
  note('wide', await objections(page));
  await page.setViewportSize(phone);
};

const expected = /status of 40\d/; // of what is asked for and is not there
const open = (wishes: object) => openPage({ viewport: phone, expected, ...wishes });

test.each([['the plain ones', plainScreens], ['a game alone', soloGame], ['two at one screen', twoAtOneScreen], ['two far apart', farApart], ['Labyrinth', labyrinth]] as const)('%s', async (_, tour) => {
  found.length = 0;
  await tour({ address: server.address, open, visit: look });
  expect(found).toEqual([]);
});

test('a button that is too small, a colour that cannot be read and a line that is too long are found', async () => {
  const page = await open({});
  await page.goto(server.address);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button id="planted">planted</button><div id="long">y</div>');
    const [button, long] = [document.getElementById('planted'), document.getElementById('long')];
    button?.style.setProperty('all', 'unset');
    button?.style.setProperty('color', '#999');
    button?.style.setProperty('font-size', '10px');
    long?.style.setProperty('inline-size', '500px');
  });
  expect(await tooSmall(page)).toEqual([expect.stringContaining('planted')]);
  expect((await objections(page)).join()).toContain('color-contrast');
  expect(await sideways(page)).toBeGreaterThan(0);
});
