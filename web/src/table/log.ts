// The log as it is shown: entries that were taken back stay, struck through.
import type { GameEvent, LogEntry } from '../protocol/table';

export interface LogLine {
  n: number;
  turn: number;
  text: string;
  events: GameEvent[];
  struck: boolean;
}

export function toldAgain(lines: LogLine[], entries: LogEntry[]): LogLine[] {
  let told = lines;
  for (const entry of entries) {
    const { taken_back: from } = entry;
    if (from !== undefined) told = told.map((line) => (line.n >= from && line.n < entry.n ? { ...line, struck: true } : line));
    const line = { n: entry.n, turn: entry.turn ?? told.at(-1)?.turn ?? 0, text: entry.text ?? '', events: entry.events ?? [], struck: false };
    told = [...told.filter(({ n }) => n !== entry.n), line];
  }
  return told;
}

// The lines that say something, turn by turn. A turn that is played again after taking back stands there again.
export function byTurn(lines: LogLine[]): { turn: number; lines: LogLine[] }[] {
  const turns: { turn: number; lines: LogLine[] }[] = [];
  for (const line of lines) {
    if (line.text === '') continue;
    const last = turns.at(-1);
    if (last?.turn === line.turn) last.lines.push(line);
    else turns.push({ turn: line.turn, lines: [line] });
  }
  return turns;
}
