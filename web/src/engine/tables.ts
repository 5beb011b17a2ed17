// All tables of this tab: answers the protocol's requests, and seats whoever has a link of one.
// A table is open in one tab at a time, so that two of them never write in one journal.
import { marked } from '../i18n/marked';
import type { ErrorMessage, Request, Requests } from '../protocol/messages';
import { newSecret } from '../protocol/secret';
import type { Hello } from '../protocol/table';
import type { EngineTable } from './engine';
import type { Engines } from './engines';
import type { Journals, KeptTable } from './journals';
import { LocalTable, type Port } from './local-table';
import type { Lock } from './locks';

interface Opened {
  table: LocalTable;
  release: () => void;
}

const failure = (code: ErrorMessage['code'], text: string): ErrorMessage => ({ type: 'error', code, text });
const unknown = () => failure('unknown', marked('There is no such table in this browser.'));
const isError = (value: object): value is ErrorMessage => 'type' in value && value.type === 'error';
const now = () => Math.floor(Date.now() / 1000);
const seatOf = (kept: KeptTable, link: string) => kept.links.find((each) => each.link === link)?.seat ?? 0;

// What chance is made from in this tab: any number that JSON carries whole.
const anySeed = () => Number((crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n) >> 11n);

export class Tables {
  #open = new Map<string, Promise<Opened | ErrorMessage>>();

  constructor(readonly engines: Engines, readonly journals: Journals, readonly lock: Lock, readonly speak: (language: string) => Promise<void>) {}

  async request(message: Request): Promise<unknown> {
    if ('language' in message && message.language) await this.speak(message.language);
    switch (message.type) {
      case 'create':
        return this.#create(message);
      case 'tables':
        return { type: 'tables', tables: await Promise.all(message.links.map((link) => this.#summary(link))) };
      case 'invitation':
      case 'join':
        return unknown();
      default:
        return this.engines.request(message);
    }
  }

  // Gives the port its seat; without one it has been told why.
  async hello(port: Port, hello: Hello): Promise<LocalTable | undefined> {
    const found = await this.journals.find(hello.link);
    const opened = found ? await this.#opened(found.kept) : unknown();
    if (!found || isError(opened)) {
      port.postMessage(opened);
      return undefined;
    }
    await opened.table.sit(port, seatOf(found.kept, hello.link), hello.since, hello.language ?? 'en');
    return opened.table;
  }

  // A port has gone; a table that nobody sits at is closed.
  async goodbye(port: Port, table: LocalTable) {
    table.rise(port);
    if (table.empty) await this.#close(table.name);
  }

  async forget(links: string[]) {
    for (const link of links) {
      const found = await this.journals.find(link);
      if (!found) continue;
      await this.#close(found.kept.table);
      await this.journals.forget(found.kept.table);
    }
  }

  async #create(message: Requests['create']['ask']): Promise<Requests['create']['answer'] | ErrorMessage> {
    const engine = await this.engines.create({ seed: anySeed(), ...message });
    if (isError(engine)) return engine;
    const seats = engine.seats.filter(({ use }) => use === 'here').map(({ seat }) => ({ seat, link: `local-${newSecret()}` }));
    const watch = `local-${newSecret()}`;
    const kept: KeptTable = { table: newSecret(), links: [...seats, { seat: 0, link: watch }], changed: now() };
    engine.close();
    try {
      await this.journals.begin(kept, engine.lines);
    } catch {
      return failure('full', marked('The browser could not keep this game.'));
    }
    return { type: 'created', table: kept.table, seats, watch };
  }

  // One that cannot be opened keeps no other from being told of.
  async #summary(link: string) {
    try {
      return await this.#told(link);
    } catch (error) {
      return { link, missing: true, damaged: String(error) };
    }
  }

  async #told(link: string) {
    const found = await this.journals.find(link);
    if (!found) return { link, missing: true };
    const { kept } = found;
    const engine = await this.engines.restore(found.lines);
    if (isError(engine)) return { link, missing: true, damaged: [engine.place, engine.text].filter(Boolean).join(': ') };
    const summary = { ...engine.summary(seatOf(kept, link)), link, table: kept.table, changed: kept.changed };
    engine.close();
    return summary;
  }

  #opened(kept: KeptTable): Promise<Opened | ErrorMessage> {
    let opened = this.#open.get(kept.table);
    if (!opened) {
      opened = this.#begin(kept);
      this.#open.set(kept.table, opened);
      void opened.then((result) => isError(result) && this.#open.delete(kept.table), () => this.#open.delete(kept.table));
    }
    return opened;
  }

  async #begin({ table, links }: KeptTable): Promise<Opened | ErrorMessage> {
    const release = await this.lock(table);
    if (!release) return failure('taken', marked('This game is open in another tab or window.'));
    const restored = async () => this.engines.restore((await this.journals.find(links[0]?.link ?? ''))?.lines ?? []);
    const engine = await restored();
    if (isError(engine)) {
      release();
      return engine;
    }
    const keep = (lines: string[]) => this.journals.append(table, lines, now());
    if (engine.lines.length > 0) await keep(engine.lines);
    return { table: new LocalTable(table, engine, keep, this.speak, async () => sound(await restored())), release };
  }

  async #close(name: string) {
    const opening = this.#open.get(name);
    this.#open.delete(name);
    const opened = await opening;
    if (!opened || isError(opened)) return;
    await opened.table.close();
    opened.release();
  }
}

function sound(engine: EngineTable | ErrorMessage): EngineTable {
  if (isError(engine)) throw new Error(engine.text);
  return engine;
}
