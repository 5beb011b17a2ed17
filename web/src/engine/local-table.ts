// A table in this tab and the ports of those who sit at it. One message after another; what a message changed is kept before anybody is told.
import { marked } from '../i18n/marked';
import type { TableMessage } from '../protocol/table';
import type { EngineTable } from './engine';

export interface Port {
  postMessage(message: unknown): void;
}
interface Guest {
  viewer: number;
  since: number;
  language: string;
}

export class LocalTable {
  #guests = new Map<Port, Guest>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly name: string,
    public engine: EngineTable,
    readonly keep: (lines: string[]) => Promise<void>,
    readonly speak: (language: string) => Promise<void>,
    // The table as its journal has it, after something could not be kept.
    readonly again: () => Promise<EngineTable>,
  ) {}

  get empty() {
    return this.#guests.size === 0;
  }

  sit(port: Port, viewer: number, since: number, language: string) {
    return this.#inTurn(async () => {
      await this.speak(language);
      this.#guests.set(port, { viewer, since, language });
      port.postMessage({ ...this.engine.welcome(viewer), table: this.name });
      this.#send(port);
      await this.#goOn();
    });
  }

  rise(port: Port) {
    this.#guests.delete(port);
  }

  // After what is still to be done.
  close() {
    return this.#inTurn(async () => this.engine.close());
  }

  receive(port: Port, message: { id?: unknown }) {
    return this.#inTurn(async () => {
      const guest = this.#guests.get(port);
      if (!guest) return;
      await this.speak(guest.language);
      const { reply, changed, lines } = this.engine.receive(guest.viewer, message);
      if (!(await this.#kept(lines))) {
        port.postMessage({ type: 'error', code: 'full', text: marked('The browser could not keep this answer.'), ...('id' in message ? { id: message.id } : {}) });
        return;
      }
      port.postMessage(reply satisfies TableMessage);
      if (changed) {
        this.#tell();
        await this.#goOn();
      }
    });
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(work);
    this.#queue = done.catch(() => undefined);
    return done;
  }

  // Chance and computers, until a person is asked.
  async #goOn() {
    const { changed, lines } = this.engine.goOn();
    if ((await this.#kept(lines)) && changed) this.#tell();
  }

  async #kept(lines: string[]): Promise<boolean> {
    if (lines.length === 0) return true;
    try {
      await this.keep(lines);
      return true;
    } catch {
      this.engine.close();
      this.engine = await this.again();
      return false;
    }
  }

  #tell() {
    for (const port of this.#guests.keys()) this.#send(port);
  }

  #send(port: Port) {
    const guest = this.#guests.get(port);
    if (!guest) return;
    const update = this.engine.update(guest.viewer, guest.since);
    guest.since = update.sequence;
    port.postMessage(update);
  }
}
