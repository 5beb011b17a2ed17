// Messages that wait for their answers, by the id that both carry.
import { Unheard } from './connection';
import type { TableReply } from './table';

interface Waiting {
  resolve(reply: TableReply): void;
  reject(reason: Error): void;
}

export class Questions {
  #next = 1;
  #waiting = new Map<number, Waiting>();

  // Sends a message with a new id; resolves with the answer that carries it.
  ask(send: (id: number) => void): Promise<TableReply> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      try {
        send(id);
      } catch (reason) {
        this.#waiting.delete(id);
        reject(reason as Error);
      }
    });
  }

  // False when nobody waits for it.
  answered(id: unknown, reply: TableReply): boolean {
    const waiting = this.#waiting.get(Number(id));
    if (!waiting) return false;
    this.#waiting.delete(Number(id));
    waiting.resolve(reply);
    return true;
  }

  // The line is broken: nobody will answer.
  broken() {
    for (const { reject } of this.#waiting.values()) reject(new Unheard('unanswered'));
    this.#waiting.clear();
  }
}
