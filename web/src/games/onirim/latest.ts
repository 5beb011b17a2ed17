// Which card of an open pile came to it last: the pile itself is known by kinds only.
import type { LogLine } from '../../table/log';
import type { Tally } from './view';

export function latest(lines: LogLine[], events: string[], pile: Tally | undefined): string | undefined {
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = lines[at];
    if (!line || line.struck) continue;
    const found = line.events.findLast(({ event, card }) => events.includes(event) && typeof card === 'string' && (pile?.[card] ?? 0) > 0);
    if (found) return found['card'] as string;
  }
  return undefined;
}
