import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Backoff } from './backoff';
import type { SeatListener } from './connection';
import { ServerSeat } from './server-seat';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: { type: string; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  opened() {
    this.readyState = 1;
    this.onopen?.();
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
}

const welcome = { type: 'welcome', protocol: 1, version: '', table: 't', game: 'onirim', options: {}, seat: 1 };
const listener = () => ({ welcome: vi.fn(), update: vi.fn(), reachable: vi.fn(), ended: vi.fn() }) satisfies SeatListener;
const update = (sequence: number, number = 1) => ({ type: 'update', sequence, prompt: { number } });
const answer = { type: 'answer' as const, prompt: 1, actions: ['play RS'] };
const settled = () => vi.advanceTimersByTimeAsync(0);
const latest = () => FakeSocket.all.at(-1) as FakeSocket;
const sit = (heard: SeatListener) => new ServerSeat(() => new FakeSocket() as never, 'abc', 'pl', heard, new Backoff(500, 20_000, () => 1));

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('says hello, hears updates, asks and is answered', async () => {
  const heard = listener();
  const seat = sit(heard);
  latest().opened();
  expect(latest().sent[0]).toEqual({ type: 'hello', protocol: 1, link: 'abc', since: 0, language: 'pl' });
  latest().hear(welcome);
  latest().hear({ type: 'update', sequence: 7 });
  expect(heard.update).toHaveBeenCalledOnce();
  const asked = seat.ask(answer);
  await settled();
  latest().hear({ type: 'done', id: latest().sent[1]?.['id'] });
  expect(await asked).toMatchObject({ type: 'done' });
});

test('what is asked before the first update is sent after it; never where the table has none', async () => {
  const seat = sit(listener());
  const record = seat.ask({ type: 'record' });
  latest().opened();
  expect(latest().sent.map(({ type }) => type)).toEqual(['hello']);
  latest().hear(welcome);
  latest().hear(update(1));
  await settled();
  expect(latest().sent[1]).toMatchObject({ type: 'record' });
  latest().hear({ type: 'record', id: latest().sent[1]?.['id'], text: 'meander onirim record 1' });
  expect(await record).toMatchObject({ text: 'meander onirim record 1' });
  const refused = sit(listener());
  const asked = refused.ask({ type: 'record' });
  latest().opened();
  latest().hear({ type: 'error', code: 'unknown', text: 'no such link' });
  await expect(asked).rejects.toThrow();
});

test('comes back by itself, later each time, and asks for what it missed', async () => {
  const heard = listener();
  const seat = sit(heard);
  latest().opened();
  latest().hear(welcome);
  latest().hear(update(7));
  const asked = seat.ask({ type: 'undo' });
  await settled();
  latest().close();
  await expect(asked).rejects.toThrow('unanswered');
  expect(heard.reachable).toHaveBeenLastCalledWith(false);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  latest().close();
  vi.advanceTimersByTime(999);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  latest().opened();
  expect(latest().sent[0]).toMatchObject({ type: 'hello', since: 7 });
});

// A seat that was asked something, and whose line broke after that.
async function broken() {
  const heard = listener();
  const seat = sit(heard);
  latest().opened();
  latest().hear(welcome);
  latest().hear(update(7));
  latest().close();
  await settled();
  return seat;
}
const back = async (number: number) => {
  latest().opened();
  latest().hear(welcome);
  latest().hear(update(9, number));
  await settled();
};

test('an answer that is given while the line is broken has it opened at once, and is sent when the question is still there', async () => {
  const seat = await broken();
  const asked = seat.ask(answer);
  expect(FakeSocket.all).toHaveLength(2);
  await back(1);
  expect(latest().sent[1]).toMatchObject(answer);
  latest().hear({ type: 'done', id: latest().sent[1]?.['id'] });
  expect(await asked).toMatchObject({ type: 'done' });
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('it is never sent to another question, nor kept when the line stays broken', async () => {
  const overtaken = (await broken()).ask(answer);
  overtaken.catch(() => undefined);
  await back(2);
  await expect(overtaken).rejects.toThrow('late');
  expect(latest().sent.map(({ type }) => type)).toEqual(['hello']);
  const unsent = (await broken()).ask(answer);
  unsent.catch(() => undefined);
  latest().close();
  await expect(unsent).rejects.toThrow('unsent');
});

test('what could do something else when it comes late is not sent at all', async () => {
  const seat = await broken();
  for (const type of ['undo', 'leave', 'give_up', 'come_back'] as const) await expect(seat.ask({ type })).rejects.toThrow('unsent');
  await back(1);
  expect(latest().sent.map(({ type }) => type)).toEqual(['hello']);
});

test('an answer that nothing is heard of gives up the line, although it looks open', async () => {
  const seat = sit(listener());
  latest().opened();
  latest().hear(welcome);
  latest().hear(update(7));
  const asked = seat.ask(answer);
  const failed = expect(asked).rejects.toThrow('unanswered');
  await vi.advanceTimersByTimeAsync(15_000);
  await failed;
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a link that nobody knows ends it; a closed seat stays closed', () => {
  const heard = listener();
  const seat = sit(heard);
  latest().opened();
  latest().hear({ type: 'error', code: 'unknown', text: 'no such link' });
  expect(heard.ended).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  seat.close();
});

test('a line on which nothing is heard is given up', () => {
  sit(listener());
  latest().opened();
  latest().hear(welcome);
  vi.advanceTimersByTime(25_000);
  expect(latest().sent.at(-1)).toMatchObject({ type: 'ping' });
  vi.advanceTimersByTime(15_000);
  expect(FakeSocket.all[0]?.readyState).toBe(3);
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
});
