// All tables of this tab: answers the protocol's requests, and seats whoever has a link of one.
import { marked } from '../i18n/marked';
import type { ErrorMessage, Request, Requests } from '../protocol/messages';
import type { Hello } from '../protocol/table';
import type { Engine } from './engine';
import type { Journals, KeptTable } from './journals';
import { LocalTable, type Port } from './local-table';

const failure = (code: ErrorMessage['code'], text: string): ErrorMessage => ({ type: 'error', code, text });
const unknown = () => failure('unknown', marked('There is no such table in this browser.'));
const now = () => Math.floor(Date.now() / 1000);

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
const isError = (value: object): value is ErrorMessage => 'type' in value && value.type === 'error';

export class Tables {
  #open = new Map<string, LocalTable>();

  constructor(readonly engine: Engine, readonly journals: Journals, readonly speak: (language: string) => Promise<void>) {}

  async request(message: Request): Promise<unknown> {
    if ('language' in message && message.language) await this.speak(message.language);
    switch (message.type) {
      case 'create':
        return this.#create(message);
      case 'tables':
        return { type: 'tables', tables: await Promise.all(message.links.map((link) => this.#summary(link))) };
      case 'join':
        return unknown();
      default:
        return this.engine.request(message);
    }
  }

  async hello(port: Port, hello: Hello): Promise<LocalTable | undefined> {
    const found = await this.journals.find(hello.link);
    const table = found && this.#table(found.kept, found.lines);
    if (!found || !table || isError(table)) {
      port.postMessage(table ?? unknown());
      return undefined;
    }
    await table.sit(port, seatOf(found.kept, hello.link), hello.since, hello.language ?? 'en');
    return table;
  }

  async forget(links: string[]) {
    for (const link of links) {
      const found = await this.journals.find(link);
      if (!found) continue;
      this.#open.get(found.kept.table)?.engine.close();
      this.#open.delete(found.kept.table);
      await this.journals.forget(found.kept.table);
    }
  }

  async #create(message: Requests['create']['ask']): Promise<Requests['create']['answer'] | ErrorMessage> {
    const engine = this.engine.create(message);
    if (isError(engine)) return engine;
    const kept: KeptTable = { table: secret(), links: [], changed: now() };
    const seats = engine.seats.filter(({ use }) => use === 'here').map(({ seat }) => ({ seat, link: `local-${secret()}` }));
    const watch = `local-${secret()}`;
    kept.links = [...seats, { seat: 0, link: watch }];
    try {
      await this.journals.begin(kept, engine.lines);
    } catch {
      engine.close();
      return failure('full', marked('The browser could not keep this game.'));
    }
    this.#open.set(kept.table, this.#around(kept, engine));
    return { type: 'created', table: kept.table, seats, watch };
  }

  async #summary(link: string) {
    const found = await this.journals.find(link);
    const table = found && this.#table(found.kept, found.lines);
    if (!found || !table || isError(table)) return { link, missing: true };
    const { kept } = found;
    return { ...table.engine.summary(seatOf(kept, link)), link, table: kept.table, changed: kept.changed };
  }

  #table(kept: KeptTable, lines: string[]): LocalTable | ErrorMessage {
    const open = this.#open.get(kept.table);
    if (open) return open;
    const engine = this.engine.restore(lines);
    if (isError(engine)) return engine;
    const table = this.#around(kept, engine);
    this.#open.set(kept.table, table);
    return table;
  }

  #around(kept: KeptTable, engine: LocalTable['engine']): LocalTable {
    const { table, links } = kept;
    const anyLink = links[0]?.link ?? '';
    return new LocalTable(
      engine,
      (lines) => this.journals.append(table, lines, now()),
      this.speak,
      async () => {
        const restored = this.engine.restore((await this.journals.find(anyLink))?.lines ?? []);
        if (isError(restored)) throw new Error(restored.text);
        return restored;
      },
    );
  }
}

const seatOf = (kept: KeptTable, link: string) => kept.links.find((each) => each.link === link)?.seat ?? 0;
