// Tables in this tab: a worker with the engine, and a message port for each seat.
import { granted, type Connection, type SeatLine, type SeatListener } from './connection';
import type { AnswerTo, ErrorMessage, Request } from './messages';
import { Questions } from './questions';
import { protocolVersion, type Hello, type TableAsk, type TableMessage, type TableReply } from './table';

// What the page says to the worker beside the protocol's requests.
export type ToWorker = { id: number; request: Request } | { sit: MessagePort } | { forget: string[] };

export class WorkerConnection implements Connection {
  readonly place = 'local';
  #next = 1;
  #waiting = new Map<number, (answer: never) => void>();

  constructor(readonly worker: Pick<Worker, 'postMessage'> & { onmessage: ((event: MessageEvent) => void) | null }) {
    worker.onmessage = ({ data }: MessageEvent<{ id: number; answer: unknown }>) => {
      this.#waiting.get(data.id)?.(data.answer as never);
      this.#waiting.delete(data.id);
    };
  }

  async request<R extends Request>(request: R): Promise<AnswerTo<R>> {
    const id = this.#next++;
    const answer = await new Promise<AnswerTo<R> | ErrorMessage>((resolve) => {
      this.#waiting.set(id, resolve);
      this.worker.postMessage({ id, request } satisfies ToWorker);
    });
    return granted(answer);
  }

  sit(link: string, language: string, listener: SeatListener): SeatLine {
    const { port1, port2 } = new MessageChannel();
    this.worker.postMessage({ sit: port2 } satisfies ToWorker, [port2]);
    return new WorkerSeat(port1, link, language, listener);
  }

  // The tables of these links are deleted for good.
  forget(links: string[]) {
    this.worker.postMessage({ forget: links } satisfies ToWorker);
  }
}

class WorkerSeat implements SeatLine {
  #questions = new Questions();

  constructor(readonly port: MessagePort, link: string, language: string, listener: SeatListener) {
    port.onmessage = ({ data }: MessageEvent<TableMessage & { id?: unknown }>) => {
      if (data.type === 'welcome') {
        listener.reachable(true);
        listener.welcome(data);
      } else if (data.type === 'update') listener.update(data);
      else if (!this.#questions.answered(data.id, data) && data.type === 'error') listener.ended(data);
    };
    const hello: Hello = { type: 'hello', protocol: protocolVersion, link, since: 0, language };
    port.postMessage(hello);
  }

  ask(message: TableAsk): Promise<TableReply> {
    return this.#questions.ask((id) => this.port.postMessage({ ...message, id }));
  }

  close() {
    this.port.postMessage({ type: 'close' });
    this.port.close();
    this.#questions.broken();
  }
}
