// Looks for what a page may not know: the private cards of the other player that nothing on the table shows.
// The truth is taken from the owner's own frames; they are compared with what another link was sent at the same moment.
import type { TableMessage, Update } from '../../src/protocol/table.ts';
import type { OnirimView } from '../../src/games/onirim/view.ts';

const colours: Record<string, string> = { R: 'red', U: 'blue', G: 'green', B: 'brown' };
const signs: Record<string, string> = { S: 'sun', M: 'moon', K: 'key', '3': 'tower 3', '4': 'tower 4', '5': 'tower 5' };
const nameOf = (code: string) => `${colours[code[0] ?? '']} ${signs[code[1] ?? '']}`;

const plain = (card: string) => card.split('@')[0] ?? card;
// Who watches (seat 0) knows of no card that is held.
const knows = (card: string, seat: number) => seat > 0 && (card.split('@')[1] ?? '').includes(String(seat));
const viewOf = (update: Update) => update.view as OnirimView;

// A card's code or name, alone: `RS`, `RS@12`, "red sun".
const mention = (code: string) => new RegExp(`(?<![A-Za-z0-9])${code}(?![A-Za-z0-9])|${nameOf(code)}`, 'i');
export const mentions = (text: string, kinds: Iterable<string>) => [...kinds].filter((code) => mention(code).test(text));

export function updatesOf(frames: string[]): Update[] {
  return frames.map((frame) => JSON.parse(frame) as TableMessage).filter((message) => message.type === 'update');
}

// The kinds in the owner's hand that the viewer is told of neither by its own cards nor by the shared ones, by what is asked of it or by what has just happened.
export function secrets(owner: Update, viewer: Update, ownerSeat: number, viewerSeat: number): Set<string> {
  const theirs = viewOf(owner).private?.[ownerSeat - 1] ?? [];
  const own = viewOf(viewer);
  const prompt = viewer.prompt?.actions ?? [];
  const open = [
    own.private?.[viewerSeat - 1] ?? [], theirs.filter((card) => knows(card, viewerSeat)), own.shared, own.pending?.looked, own.pending?.placed, own.pending?.card,
    own.deck?.top, own.deck?.bottom, prompt.filter(({ from }) => from === undefined).map(({ card }) => card),
    prompt.some((action) => action.do === 'give') ? ['RK', 'UK', 'GK', 'BK'] : [],
    // The prompt of a payment names those that may come first; the tray shows the whole pile.
    prompt.some((action) => action.do === 'pay') ? Object.keys(own.discard ?? {}) : [],
    owner.log.flatMap(({ events }) => (events ?? []).filter(({ event }) => event !== 'drew').flatMap((event) => Object.values(event).map(String))),
  ].flat(2).map((card) => plain(String(card)));
  return new Set(theirs.filter((card) => !knows(card, viewerSeat)).map(plain).filter((code) => !open.includes(code)));
}

// What lies open for everybody, or counts the cards that nobody has seen.
const onTheTable = ['rows', 'doors', 'tower_row', 'discard', 'limbo', 'removed'] as const;

// What a viewer was sent beside that.
function besideTheTable(update: Update): string {
  const view = Object.fromEntries(Object.entries(viewOf(update)).filter(([key]) => !['unseen', 'wanted', ...onTheTable].includes(key)));
  const { top, bottom } = viewOf(update).deck ?? {};
  return JSON.stringify({ ...update, view: { ...view, deck: { top, bottom } } });
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
    for (const code of mentions(besideTheTable(update), kinds)) found(`mentions ${code}`);
    for (const zone of onTheTable) if (JSON.stringify(viewOf(update)[zone]) !== JSON.stringify(viewOf(owner)[zone])) found(`another ${zone} than the owner's`);
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
