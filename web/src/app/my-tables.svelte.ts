// The tables that this browser has links of, the latest first.
import { keep, kept } from './kept';

export interface MyTable {
  links: string[]; // of the seats at this device; a watching link where there are none
  invites: string[]; // still to be sent to somebody
  watch?: string; // a link for those who only look on, of a table on the server
  opened: number; // when it was looked at last, in milliseconds since 1970
}

let tables: MyTable[] = $state.raw(kept<MyTable[]>('tables', []));

export const myTables = () => tables;

const byTime = (one: MyTable, other: MyTable) => other.opened - one.opened;
const same = (one: MyTable, links: string[]) => one.links.some((link) => links.includes(link));

// Remembers a table, or that it was opened again.
export function remember(links: string[], more: Pick<Partial<MyTable>, 'invites' | 'watch'> = {}) {
  const stored = kept<MyTable[]>('tables', []);
  const before = stored.find((table) => same(table, links));
  const table = { invites: [], ...before, ...more, links: before && before.links.length > links.length ? before.links : links, opened: Date.now() };
  save([table, ...stored.filter((each) => !same(each, links))]);
}

// What is sent to others about a new table: its invitations and, where others can come by, the link for watching.
export const toSend = (seats: { invite?: string }[], watch: string) => {
  const invites = seats.flatMap(({ invite }) => invite ?? []);
  return invites.length > 0 ? { invites, watch } : { invites };
};

export function forget(links: string[]) {
  save(kept<MyTable[]>('tables', []).filter((each) => !same(each, links)));
}

function save(changed: MyTable[]) {
  tables = changed.sort(byTime);
  keep('tables', tables);
}
