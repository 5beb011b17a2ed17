// An engine for tests: a table is a number that `add` makes larger, its journal the summands.
import type { Engine, EngineTable } from './engine';

const started = 'begin';

function table(lines: string[]): EngineTable {
  const journal = [...lines];
  let closed = false;
  const sum = () => journal.reduce((total, line) => total + (Number(line) || 0), 0);
  const change = (line: string) => {
    if (closed) throw new Error('closed');
    journal.push(line);
    return [line];
  };
  return {
    lines: [...lines],
    seats: [{ seat: 1, use: 'here' }, { seat: 2, use: 'computer' }],
    receive(_viewer, message) {
      const { id, add } = message as { id?: number; add?: number };
      if (add === undefined) return { reply: { type: 'refused', code: 'rule', text: 'no', ...(id === undefined ? {} : { id }) }, changed: false, lines: [] };
      return { reply: { type: 'done', ...(id === undefined ? {} : { id }) }, changed: true, lines: change(String(add)) };
    },
    goOn: () => (sum() % 2 === 1 ? { changed: true, lines: change('1') } : { changed: false, lines: [] }),
    welcome: (seat) => ({ type: 'welcome', protocol: 1, version: '0', table: '', game: 'sum', options: {}, seat }),
    update: (_viewer, since) =>
      ({ type: 'update', sequence: journal.length, log: journal.slice(since).map((text, at) => ({ n: since + at, text })), view: sum() }) as never,
    summary: (seat) => ({ game: 'sum', title: `sum ${sum()}`, seat, seats: [], asked: 1, yours: true, over: false }),
    close: () => (closed = true),
  };
}

export const mockEngine = (): Engine => ({
  language: ({ one }) => one,
  request: (message) => ({ type: message.type }),
  create: () => table([started]),
  restore: (lines) => (lines[0] === started ? table(lines) : { type: 'error', code: 'malformed', text: 'no journal' }),
});
