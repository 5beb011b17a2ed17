// The engines of all games as one: each is loaded when its game is first needed, and speaks the language that was chosen last.
import type { ErrorMessage, Request } from '../protocol/messages';
import type { Engine, EngineTable, TranslatedMessage } from './engine';

type Soon<T> = T | Promise<T>;
// What Tables needs of them; a single engine will do.
export interface Engines {
  request(message: Request): Soon<unknown>;
  create(message: Request): Soon<EngineTable | ErrorMessage>;
  restore(lines: string[]): Soon<EngineTable | ErrorMessage>;
}

const begins = 'host create ';

// The game of a journal, as its first line tells.
function gameOf(lines: string[]): string {
  try {
    const created = JSON.parse(lines[0]?.startsWith(begins) ? lines[0].slice(begins.length) : '{}') as { game?: unknown };
    return String(created.game);
  } catch {
    return ''; // a damaged journal: any engine says what is wrong with it
  }
}

export class EnginesByGame implements Engines {
  #loaded = new Map<string, Promise<Engine>>();
  #translator: ((message: TranslatedMessage) => string) | undefined;

  // In the order in which the games are offered.
  constructor(readonly load: Record<string, () => Promise<Engine>>) {}

  speak(translator: (message: TranslatedMessage) => string) {
    this.#translator = translator;
    for (const engine of this.#loaded.values()) void engine.then((loaded) => loaded.speak(translator), () => undefined);
  }

  // Of a game that there is not the first one, which says so.
  async of(game: string): Promise<Engine> {
    const name = game in this.load ? game : (Object.keys(this.load)[0] ?? '');
    let engine = this.#loaded.get(name);
    if (!engine) {
      engine = this.load[name]!();
      this.#loaded.set(name, engine);
      engine.catch(() => this.#loaded.delete(name)); // tried again when it is needed again
    }
    const loaded = await engine;
    if (this.#translator) loaded.speak(this.#translator);
    return loaded;
  }

  async request(message: Request): Promise<unknown> {
    if (message.type === 'games') return this.#games(message);
    return (await this.of('game' in message ? message.game : '')).request(message);
  }
  async create(message: Request) {
    return (await this.of('game' in message ? message.game : '')).create(message);
  }
  async restore(lines: string[]) {
    return (await this.of(gameOf(lines))).restore(lines);
  }

  // Of all engines that can be had: without a connection one may not be there yet.
  async #games(message: Request) {
    const answers = await Promise.allSettled(Object.keys(this.load).map(async (game) => (await this.of(game)).request(message) as { games: unknown[] }));
    const there = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const first = there[0];
    if (!first) throw (answers[0] as PromiseRejectedResult).reason;
    return { ...first, games: there.flatMap((answer) => answer.games) };
  }
}
