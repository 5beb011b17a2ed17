// The two places where tables can be: this tab, always, and the server that the page came from, if it is one.
import EngineWorker from '../engine/worker?worker';
import type { Connection } from '../protocol/connection';
import type { GameInfo } from '../protocol/messages';
import { ServerConnection } from '../protocol/server';
import { WorkerConnection } from '../protocol/worker';

const isLocal = (link: string) => link.startsWith('local-');

let worker: WorkerConnection | undefined;
let present = $state(false);

export const local = () => (worker ??= new WorkerConnection(new EngineWorker()));
export const server = new ServerConnection(new URL('.', document.baseURI).href);
export const connectionOf = (link: string): Connection => (isLocal(link) ? local() : server);

// Whether a server is there.
export const serverPresent = () => present;

export async function lookForServer() {
  present = await server.request({ type: 'games' }).then(
    (answer) => answer.type === 'games',
    () => false,
  );
}

const games = new Map<string, Promise<GameInfo[]>>();

// What can be played, in words of the language.
export function gamesIn(language: string): Promise<GameInfo[]> {
  let answer = games.get(language);
  if (!answer) {
    answer = local().request({ type: 'games', language }).then((told) => told.games);
    answer.catch(() => games.delete(language));
    games.set(language, answer);
  }
  return answer;
}
