// What has become of the tables that this browser knows.
import { connectionOf } from '../app/connections.svelte';
import type { MyTable } from '../app/my-tables.svelte';
import type { Missing, Summary } from '../protocol/messages';

export interface MySummary {
  table: MyTable;
  summary: Summary | undefined; // where the table is not there any more, or cannot be asked
  damaged: string | undefined; // why it cannot be opened
  silent: boolean; // nobody answers where it is kept
}

const most = 50; // links in one request

export async function summariesOf(tables: MyTable[], language: string): Promise<MySummary[]> {
  const found = new Map<string, Summary | Missing>();
  const silent = new Set<string>();
  const links = tables.flatMap((table) => table.links);
  for (const place of ['local', 'server'] as const) {
    const here = links.filter((link) => link.startsWith('local-') === (place === 'local'));
    for (let at = 0; at < here.length; at += most) {
      const part = here.slice(at, at + most);
      const answer = await connectionOf(part[0] ?? '').request({ type: 'tables', links: part, language }).catch(() => undefined);
      if (!answer) part.forEach((link) => silent.add(link));
      answer?.tables.forEach((each, index) => found.set(part[index] ?? '', each));
    }
  }
  return tables.map((table) => {
    const told = table.links.map((link) => found.get(link));
    const summaries = told.filter((each): each is Summary => each !== undefined && !('missing' in each));
    const damaged = told.find((each): each is Missing => each !== undefined && 'missing' in each)?.damaged;
    return { table, summary: summaries.find(({ yours }) => yours) ?? summaries[0], damaged, silent: table.links.some((link) => silent.has(link)) };
  });
}
