// An engine for tests: a table is a number that `add` makes larger, its journal the summands.
import type { Engine, EngineTable } from './engine';

const started = 'begin';

function table(lines: string[], added: string[]): EngineTable {
  const journal = [...lines, ...added];
  let closed = false;
  const sum = () => journal.reduce((total, line) => total + (Number(line) || 0), 0);
  const change = (line: string) => {
    if (closed) throw new Error('closed');
    journal.push(line);
    return [line];
  };
  return {
    lines: added,
    seats: [{ seat: 1, use: 'here' }, { seat: 2, use: 'computer' }],
    receive(_viewer, message) {
      const { id, add } = message as { id?: number; add?: number };
      if (add === undefined) return { reply: { type: 'refused', code: 'rule', text: 'no', ...(id === undefined ? {} : { id }) }, changed: false, lines: [] };
      return { reply: { type: 'done', ...(id === undefined ? {} : { id }) }, changed: true, lines: change(String(add)) };
    },
    goOn: () => (sum() % 2 === 1 ? { changed: true, lines: change('1') } : { changed: false, lines: [] }),
    welcome: (seat) => ({ type: 'welcome', protocol: 1, version: '0', table: '', game: 'sum', title: 'sum', options: {}, seat }),
    update: (_viewer, since) =>
      ({ type: 'update', sequence: journal.length, log: journal.slice(since).map((text, at) => ({ n: since + at, text })), view: sum() }) as never,
    summary: (seat) => ({ game: 'sum', title: `sum ${sum()}`, options: {}, seat, seats: [], asked: 1, yours: true, over: false, result: null, turn: 1 }),
    close: () => (closed = true),
  };
}

export const mockEngine = (): Engine => ({
  learn: () => true,
  speak: () => undefined,
  request: (message) => ({ type: message.type }),
  create: () => table([], [started]),
  restore: (lines) => (lines[0] === started ? table(lines, []) : { type: 'error', code: 'malformed', text: 'no journal' }),
});
