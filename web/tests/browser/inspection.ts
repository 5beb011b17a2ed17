// Looks for what a page may not know: the private cards of the other player that nothing on the table shows.
// The truth is taken from the owner's own frames; they are compared with what another link was sent at the same moment.
import type { TableMessage, Update } from '../../src/protocol/table.ts';
import type { OnirimView } from '../../src/games/onirim/view.ts';

const colours: Record<string, string> = { R: 'red', U: 'blue', G: 'green', B: 'brown' };
const signs: Record<string, string> = { S: 'sun', M: 'moon', K: 'key', '3': 'tower 3', '4': 'tower 4', '5': 'tower 5' };
const nameOf = (code: string) => `${colours[code[0] ?? '']} ${signs[code[1] ?? '']}`;

const plain = (card: string) => card.split('@')[0] ?? card;
const knows = (card: string, seat: number) => (card.split('@')[1] ?? '').includes(String(seat));
const viewOf = (update: Update) => update.view as OnirimView;

// A card's code or name, alone: `RS`, `RS@12`, "red sun".
const mention = (code: string) => new RegExp(`(?<![A-Za-z0-9])${code}(?![A-Za-z0-9])|${nameOf(code)}`, 'i');
export const mentions = (text: string, kinds: Iterable<string>) => [...kinds].filter((code) => mention(code).test(text));

export function updatesOf(frames: string[]): Update[] {
  return frames.map((frame) => JSON.parse(frame) as TableMessage).filter((message) => message.type === 'update');
}

// The kinds in the owner's hand that the viewer can have neither from the table nor from its own hand.
export function secrets(owner: Update, viewer: Update, ownerSeat: number, viewerSeat: number): Set<string> {
  const table = viewOf(owner);
  const own = viewOf(viewer);
  const hidden = (table.private?.[ownerSeat - 1] ?? []).filter((card) => !knows(card, viewerSeat)).map(plain);
  const open = [
    table.shared, table.rows, table.tower_row, Object.keys(table.discard ?? {}), Object.keys(table.limbo ?? {}), Object.keys(table.removed ?? {}),
    table.pending?.placed, own.pending?.looked, own.deck?.top, own.deck?.bottom, (table.private?.[ownerSeat - 1] ?? []).filter((card) => knows(card, viewerSeat)),
    viewerSeat > 0 ? own.private?.[viewerSeat - 1] : (table.private ?? []).flat().filter((card) => knows(card, 1) && knows(card, 2)),
    owner.log.flatMap(({ events }) => (events ?? []).filter(({ event }) => event !== 'drew').flatMap((event) => Object.values(event).map(String))),
  ].flat(2).map((card) => plain(String(card)));
  return new Set(hidden.filter((code) => !open.includes(code)));
}

// What a viewer was sent, without the tallies of unseen cards, which name every kind there is.
function withoutTallies(update: Update): string {
  const { unseen: _, wanted: __, deck, ...rest } = viewOf(update);
  return JSON.stringify({ ...update, view: { ...rest, deck: { top: deck?.top, bottom: deck?.bottom } } });
}

export interface Found {
  sequence: number;
  what: string;
}
export interface Report {
  compared: number; // moments at which something was secret
  found: Found[];
}

export function inspect(viewerFrames: string[], ownerFrames: string[], viewerSeat: number, ownerSeat: number): Report {
  const truth = new Map(updatesOf(ownerFrames).map((update) => [update.sequence, update]));
  const report: Report = { compared: 0, found: [] };
  for (const update of updatesOf(viewerFrames)) {
    const owner = truth.get(update.sequence);
    if (!owner || update.over) continue;
    const found = (what: string) => report.found.push({ sequence: update.sequence, what });
    const kinds = secrets(owner, update, ownerSeat, viewerSeat);
    if (kinds.size > 0) report.compared++;
    for (const code of mentions(withoutTallies(update), kinds)) found(`mentions ${code}`);
    const hand = viewOf(owner).private?.[ownerSeat - 1] ?? [];
    const backs = (viewOf(update).private?.[ownerSeat - 1] ?? []).filter((card) => plain(card) === '?').length;
    const hidden = hand.filter((card) => !knows(card, viewerSeat)).length;
    if (backs !== hidden) found(`${backs} of ${hidden} hidden cards are hidden`);
    for (const { n, events = [] } of update.log) {
      const drawn = events.find(({ event, seat, card }) => event === 'drew' && seat === ownerSeat && card !== '?');
      if (drawn && !hand.some((card) => plain(card) === drawn['card'] && knows(card, viewerSeat))) found(`entry ${n} names the drawn ${String(drawn['card'])}`);
    }
  }
  return report;
}
