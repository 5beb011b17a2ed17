// The engine compiled to WebAssembly (the C++ floor behind it has the same calls).
import { english, type Translator } from '../i18n/catalogues';
import type { ErrorMessage, Request } from '../protocol/messages';
import type { Engine, EngineTable, TranslatedMessage } from './engine';
import { giveText, readText, takeText, withBytes, withText, type Exports } from './memory';
import { wasi } from './wasi';

interface Calls extends Exports {
  request(message: number, length: number): number;
  create(message: number, length: number): number;
  restore(message: number, length: number): number;
  receive(handle: number, viewer: number, message: number, length: number): number;
  go_on(handle: number): number;
  welcome(handle: number, viewer: number): number;
  update(handle: number, viewer: number, since: number): number;
  summary(handle: number, viewer: number): number;
  close(handle: number): void;
  learn(file: number, length: number): number;
  forget_words(): void;
  _initialize?(): void;
}
interface Created {
  handle: number;
  lines?: string[];
  seats?: EngineTable['seats'];
}

export async function loadEngine(address: URL): Promise<Engine> {
  let calls: Calls;
  let translator: Translator = english;
  const translate = (...[context, contextLength, one, oneLength, many, manyLength, count]: number[]) => {
    const text = (at = 0, length = 0) => readText(calls.memory, at, length);
    const message: TranslatedMessage = { context: text(context, contextLength), one: text(one, oneLength), many: text(many, manyLength), count: count ?? 1 };
    return giveText(calls, translator(message));
  };
  const imports = { wasi_snapshot_preview1: wasi(() => calls.memory), host: { translate } };
  const response = await fetch(address);
  // Some servers do not know the type of .wasm files: compiling what was read does not ask for it.
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), imports);
  calls = instance.exports as unknown as Calls;
  calls._initialize?.();

  const told = <T>(pointer: number) => JSON.parse(takeText(calls, pointer)) as T;
  const asked = <T>(message: unknown, call: (pointer: number, length: number) => number) => told<T>(withText(calls, JSON.stringify(message), call));
  const table = (created: Created | ErrorMessage): EngineTable | ErrorMessage => ('handle' in created ? new WasmTable(calls, created, told, asked) : created);

  return {
    speak(wanted) {
      if (wanted !== translator) calls.forget_words();
      translator = wanted;
    },
    learn: (file: Uint8Array) => withBytes(calls, file, calls.learn) === 1,
    request: (message: Request) => asked(message, calls.request),
    create: (message: Request) => table(asked(message, calls.create)),
    restore: (lines: string[]) => table(asked({ lines }, calls.restore)),
  };
}

class WasmTable implements EngineTable {
  readonly lines;
  readonly seats;
  readonly #handle;

  constructor(
    readonly calls: Calls,
    created: Created,
    readonly told: <T>(pointer: number) => T,
    readonly asked: <T>(message: unknown, call: (pointer: number, length: number) => number) => T,
  ) {
    this.#handle = created.handle;
    this.lines = created.lines ?? [];
    this.seats = created.seats ?? [];
  }

  receive(viewer: number, message: unknown) {
    return this.asked<ReturnType<EngineTable['receive']>>(message, (pointer, length) => this.calls.receive(this.#handle, viewer, pointer, length));
  }
  goOn() {
    return this.told<ReturnType<EngineTable['goOn']>>(this.calls.go_on(this.#handle));
  }
  welcome(viewer: number) {
    return this.told<ReturnType<EngineTable['welcome']>>(this.calls.welcome(this.#handle, viewer));
  }
  update(viewer: number, since: number) {
    return this.told<ReturnType<EngineTable['update']>>(this.calls.update(this.#handle, viewer, since));
  }
  summary(viewer: number) {
    return this.told<ReturnType<EngineTable['summary']>>(this.calls.summary(this.#handle, viewer));
  }
  close() {
    this.calls.close(this.#handle);
  }
}
