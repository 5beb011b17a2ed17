// The roll that was made last in this turn, told by the log: what a table shows when none lies there any more.
import type { LogLine } from '../../table/log';
import type { Side } from './view';

export interface LastRoll {
  text: string;
  sides: Side[];
}

const side = (seat: number | undefined, { dice, dropped, added }: Record<string, unknown>): Side => ({
  seats: seat === undefined ? [] : [seat],
  dice: dice as number[],
  ...(typeof dropped === 'number' ? { dropped } : {}),
  life: 0,
  bonus: typeof added === 'number' ? added : 0,
});

export function lastRoll(lines: LogLine[]): LastRoll | undefined {
  const turn = lines.at(-1)?.turn;
  for (let at = lines.length - 1; at >= 0 && lines[at]?.turn === turn; at--) {
    const line = lines[at];
    if (!line || line.struck) continue;
    const rolls = line.events.filter(({ event, dice }) => (event === 'rolled' || event === 'rolled_against') && Array.isArray(dice));
    if (rolls.length === 0) continue;
    // What both sides of a fight rolled may stand in two lines.
    const before = rolls.some(({ event }) => event === 'rolled_against') && !rolls.some(({ event }) => event === 'rolled') ? lines[at - 1] : undefined;
    const first = before?.events.filter(({ event, dice }) => event === 'rolled' && Array.isArray(dice)) ?? [];
    const text = [before && first.length > 0 ? before.text : '', line.text].filter(Boolean).join(' ');
    return { text, sides: [...first, ...rolls].map((event) => side(event.seat, event)) };
  }
  return undefined;
}
