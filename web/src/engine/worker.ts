// The worker of the tab: loads the games' engines, and deals with what the page sends (protocol/worker.ts).
import address from 'virtual:engine';
import labyrinth from 'virtual:engine-labyrinth';
import network from 'virtual:network';
import { translatorFor } from '../i18n/catalogues';
import type { ToWorker } from '../protocol/worker';
import type { Hello } from '../protocol/table';
import { openJournals } from './journals';
import type { Engine } from './engine';
import { EnginesByGame } from './engines';
import type { LocalTable } from './local-table';
import { browserLock } from './locks';
import { Tables } from './tables';
import { loadEngine } from './wasm';

const ready = begin();

async function begin(): Promise<Tables> {
  const [onirim, maze] = [address, labyrinth];
  if (onirim === null) throw new Error('this page was built without the engine');
  const load: Record<string, () => Promise<Engine>> = { onirim: () => loadOnirim(onirim) };
  if (maze !== null) load['labyrinth'] = () => loadEngine(new URL(maze, import.meta.url));
  const engines = new EnginesByGame(load);
  const speak = async (language: string) => {
    engines.speak(await translatorFor(language));
  };
  return new Tables(engines, await openJournals(), browserLock, speak);
}

async function loadOnirim(file: string): Promise<Engine> {
  const engine = await loadEngine(new URL(file, import.meta.url));
  if (network !== null) void learn(engine, new URL(network, import.meta.url));
  return engine;
}

// Nobody waits for it: until it is there hints are those of simple rules.
async function learn(engine: Engine, file: URL) {
  const response = await fetch(file);
  if (response.ok) engine.learn(new Uint8Array(await response.arrayBuffer()));
}

async function seat(port: MessagePort) {
  const tables = await ready;
  let table: Promise<LocalTable | undefined> | undefined;
  port.onmessage = async ({ data }: MessageEvent<{ type: string; id?: unknown }>) => {
    try {
      if (data.type === 'hello') table = tables.hello(port, data as Hello);
      else if (data.type === 'close') {
        const left = await table;
        if (left) await tables.goodbye(port, left);
      }
      else await (await table)?.receive(port, data);
    } catch (error) {
      report(port, data.id, error);
    }
  };
}

function report(port: MessagePort, id: unknown, error: unknown) {
  console.error(error);
  port.postMessage({ type: 'error', code: 'closed', text: String(error), ...(id === undefined ? {} : { id }) });
}

onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ('sit' in data) return seat(data.sit).catch((error: unknown) => report(data.sit, undefined, error));
  if ('forget' in data) return (await ready).forget(data.forget);
  const answer = await ready.then((tables) => tables.request(data.request)).catch((error: unknown) => ({ type: 'error', code: 'closed', text: String(error) }));
  postMessage({ id: data.id, answer });
};
