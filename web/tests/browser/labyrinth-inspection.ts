// Looks for what a line to a table of Labyrinth may not tell: face-down tiles that the Illusionist alone knows, and traps that the Head Hunter alone knows.
// The truth is taken from their own frames; they are compared with what every other line was sent at the same moment.
import type { TableMessage, Update, Welcome } from '../../src/protocol/table.ts';
import type { LabyrinthView, Pieces } from '../../src/games/labyrinth/view.ts';

export interface Line {
  seat: number; // 0 watches
  updates: Map<number, Update>; // by sequence, the last of each
}
export interface Secret {
  place: string; // or cell
  names: string[]; // what the piece is called
}
export interface Report {
  compared: number; // moments at which something was secret
  found: string[];
}

const viewOf = (update: Update) => update.view as LabyrinthView & { board?: Record<string, string> };

export function lineOf(frames: string[]): Line & { pieces?: Pieces } {
  const messages = frames.map((frame) => JSON.parse(frame) as TableMessage);
  const welcome = messages.find((message): message is Welcome => message.type === 'welcome');
  const updates = messages.filter((message): message is Update => message.type === 'update');
  const line = { seat: welcome?.seat ?? 0, updates: new Map(updates.map((update) => [update.sequence, update])) };
  return welcome?.pieces ? { ...line, pieces: welcome.pieces as Pieces } : line;
}

// What this update tells of pieces that lie face down; what all know of is no secret.
export function faceDown(update: Update, pieces: Pieces): Secret[] {
  const { cells, places, board = {} } = viewOf(update);
  const tiles = Object.entries(cells).filter(([cell, { tile, down }]) => down && tile !== '?' && !/known/.test(board[cell] ?? ''));
  const traps = Object.entries(places).flatMap(([place, there]) => {
    const open = new Set(there.traps?.filter(({ down }) => !down).map(({ trap }) => trap));
    return (there.traps ?? []).filter(({ trap, down }) => down && trap !== '?' && !open.has(trap)).map(({ trap }) => ({ place, trap }));
  });
  const trapName = (trap: string) => pieces.traps.find((each) => each.trap === trap)?.name ?? trap;
  return [...tiles.map(([place, { tile }]) => ({ place, names: [tile] })), ...traps.map(({ place, trap }) => ({ place, names: [trap, trapName(trap)] }))];
}

const mentions = (text: string, name: string) => new RegExp(`(?<![A-Za-z0-9])${name}(?![A-Za-z0-9])`).test(text);

// Wherever a name stands in one breath with its place: in one text, or beside or under it in one object.
function tells(value: unknown, { place, names }: Secret, under: string): string[] {
  if (typeof value === 'string') return names.some((name) => mentions(value, name)) && mentions(`${under} ${value}`, place) ? [`${under}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  const beside = Object.values(value).filter((each) => typeof each === 'string').join(' ');
  return Object.entries(value).flatMap(([key, each]) => tells(each, { place, names }, `${under} ${key} ${Array.isArray(value) ? '' : beside}`));
}

// What the log of an update tells as well, line by line: only whoever does it may see more than `?`.
function moreThanOthers(line: Line, lines: Line[]): string[] {
  const eventsOf = (of: Line) => new Map([...of.updates.values()].flatMap(({ log }) => log.map(({ n, events }) => [n, events ?? []] as const)));
  const own = eventsOf(line);
  const hidden = lines.filter((other) => other !== line).map(eventsOf);
  return [...own].flatMap(([n, events]) =>
    events.flatMap((event, at) =>
      Object.entries(event).flatMap(([key, value]) => {
        const secret = hidden.some((theirs) => theirs.get(n)?.[at]?.[key] === '?');
        return secret && value !== '?' && event.seat !== line.seat ? [`entry ${n} tells ${key} ${String(value)}`] : [];
      })));
}

export function inspect(lines: Line[], pieces: Pieces): Report {
  const report: Report = { compared: 0, found: [] };
  for (const owner of lines) {
    for (const [sequence, truth] of owner.updates) {
      const secrets = faceDown(truth, pieces);
      for (const other of lines) {
        const update = other.updates.get(sequence);
        if (other === owner || !update || secrets.length === 0) continue;
        report.compared++;
        for (const secret of secrets) report.found.push(...tells(update, secret, '').map((where) => `seat ${other.seat} is told at ${sequence}:${where}`));
      }
    }
  }
  for (const line of lines) report.found.push(...moreThanOthers(line, lines).map((what) => `seat ${line.seat}: ${what}`));
  return report;
}
