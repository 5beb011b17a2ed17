import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Requests } from '../protocol/messages';
import { openJournals, type Journals } from './journals';
import { mockEngine } from './mock-engine';
import { Tables } from './tables';

const lock = (name: string) => Promise.resolve(locked.has(name) ? undefined : (locked.add(name), () => void locked.delete(name)));
const silent = () => Promise.resolve();
const create: Requests['create']['ask'] = { type: 'create', game: 'sum', seats: [{ kind: 'here' }] };

class FakePort {
  messages: { type: string; [key: string]: unknown }[] = [];
  postMessage(message: never) {
    this.messages.push(message);
  }
  get types() {
    return this.messages.map(({ type }) => type);
  }
}

const locked = new Set<string>();
let factory: IDBFactory;
let journals: Journals;
let tables: Tables;
beforeEach(async () => {
  locked.clear();
  factory = new IDBFactory();
  journals = await openJournals(factory);
  tables = new Tables(mockEngine(), journals, lock, silent);
});

async function opened() {
  const created = (await tables.request(create)) as { seats: { link: string }[]; watch: string };
  const link = created.seats[0]?.link ?? '';
  const port = new FakePort();
  const table = await tables.hello(port, { type: 'hello', protocol: 1, link, since: 0 });
  return { created, link, port, table };
}

test('a table gives a link for each seat here and one for watching', async () => {
  const { created, link, port } = await opened();
  expect(created.seats).toHaveLength(1);
  expect(link).toMatch(/^local-[0-9a-f]{32}$/);
  expect(created.watch).not.toBe(link);
  expect(port.types).toEqual(['welcome', 'update']);
});

test('an answer is told to everybody after it was kept, then what follows from it', async () => {
  const { created, link, port, table } = await opened();
  const watcher = new FakePort();
  await tables.hello(watcher, { type: 'hello', protocol: 1, link: created.watch, since: 0 });
  const kept: number[] = [];
  const postMessage = port.postMessage.bind(port);
  port.postMessage = (message: never) => {
    postMessage(message);
    void journals.find(link).then((found) => kept.push(found?.lines.length ?? 0));
  };
  await table?.receive(port, { id: 4, add: 3 } as never);
  expect(port.types).toEqual(['welcome', 'update', 'done', 'update', 'update']);
  expect(port.messages[2]).toMatchObject({ type: 'done', id: 4 });
  expect(port.messages.map(({ view }) => view).slice(3)).toEqual([3, 4]);
  expect(watcher.messages.at(-1)).toMatchObject({ view: 4, log: [{ n: 2, text: '1' }] });
  expect((await journals.find(link))?.lines).toEqual(['begin', '3', '1']);
  expect(kept[0]).toBeGreaterThanOrEqual(2);
});

test('a refusal changes nothing', async () => {
  const { port, table, link } = await opened();
  await table?.receive(port, { id: 1 });
  expect(port.types).toEqual(['welcome', 'update', 'refused']);
  expect((await journals.find(link))?.lines).toEqual(['begin']);
});

test('after a killed tab a table goes on from its journal', async () => {
  const { port, table, link } = await opened();
  await table?.receive(port, { add: 2 } as never);
  locked.clear();
  const later = new Tables(mockEngine(), await openJournals(factory), lock, silent);
  const again = new FakePort();
  await later.hello(again, { type: 'hello', protocol: 1, link, since: 0 });
  expect(again.messages.at(-1)).toMatchObject({ type: 'update', view: 2 });
  expect(await later.request({ type: 'tables', links: [link, 'local-none'] })).toMatchObject({ tables: [{ link, title: 'sum 2', seat: 1 }, { link: 'local-none', missing: true }] });
});

test('what cannot be kept has not happened', async () => {
  const { port, table } = await opened();
  const append = journals.append;
  journals.append = () => Promise.reject(new Error('full'));
  await table?.receive(port, { id: 9, add: 2 } as never);
  expect(port.messages.at(-1)).toMatchObject({ type: 'error', code: 'full', id: 9 });
  journals.append = append.bind(journals);
  await table?.receive(port, { add: 4 } as never);
  expect(port.messages.at(-1)).toMatchObject({ type: 'update', view: 4 });
});

describe('links', () => {
  test('of no table are refused', async () => {
    const port = new FakePort();
    expect(await tables.hello(port, { type: 'hello', protocol: 1, link: 'local-0', since: 0 })).toBeUndefined();
    expect(port.messages).toMatchObject([{ type: 'error', code: 'unknown' }]);
  });
  test('of a forgotten table, too', async () => {
    const { link } = await opened();
    await tables.forget([link]);
    expect(await journals.find(link)).toBeUndefined();
  });
});

test('a table is open in one tab at a time, until nobody sits at it', async () => {
  const { link, port, table } = await opened();
  const other = new Tables(mockEngine(), journals, lock, silent);
  const elsewhere = new FakePort();
  await other.hello(elsewhere, { type: 'hello', protocol: 1, link, since: 0 });
  expect(elsewhere.messages).toMatchObject([{ type: 'error', code: 'taken' }]);
  if (table) await tables.goodbye(port, table);
  await other.hello(elsewhere, { type: 'hello', protocol: 1, link, since: 0 });
  expect(elsewhere.types).toEqual(['error', 'welcome', 'update']);
});

test('a damaged game is named, with the reason, and hides no other', async () => {
  const links: string[] = [];
  for (let each = 0; each < 3; each++) links.push((await opened()).link);
  const damaged: Journals = { begin: journals.begin, append: journals.append, forget: journals.forget, find: async (link) => {
    if (link === links[1]) throw new Error('unreadable');
    const found = await journals.find(link);
    return found && link === links[2] ? { ...found, lines: ['nonsense'] } : found;
  } };
  const answer = (await new Tables(mockEngine(), damaged, lock, silent).request({ type: 'tables', links: [...links, 'local-none'] })) as { tables: object[] };
  expect(answer.tables).toEqual([
    expect.objectContaining({ link: links[0], title: expect.stringMatching('sum') }),
    { link: links[1], missing: true, damaged: 'Error: unreadable' },
    { link: links[2], missing: true, damaged: 'no journal' },
    { link: 'local-none', missing: true },
  ]);
});
