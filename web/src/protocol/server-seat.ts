// One seat over WebSockets: says hello, opens a new one whenever it breaks, and asks for what it missed.
import { Backoff } from './backoff';
import { isFinal, Unheard, type SeatLine, type SeatListener } from './connection';
import type { ErrorMessage } from './messages';
import { Questions } from './questions';
import { protocolVersion, type Hello, type TableAsk, type TableMessage, type TableReply } from './table';

const pingEvery = 25_000;
// How long an answer, or a welcome, may take before the line counts as dead.
const patience = 15_000;

// What does no harm however late it comes: the server knows an old prompt by its number, and the others change nothing.
const mayWait = (message: TableAsk) => 'prompt' in message || message.type === 'why' || message.type === 'record';

// A message that waits for the line.
interface Held {
  resolve: () => void;
  reject: (reason: Unheard) => void;
}

export class ServerSeat implements SeatLine {
  #socket: WebSocket | undefined;
  #questions = new Questions();
  #backoff: Backoff;
  #since = 0;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #current = false; // what was told last is how it stands: the update after the welcome has come
  #prompt: string | undefined; // as it was told last; nothing before the first update
  #held: Held[] = [];

  constructor(readonly open: () => WebSocket, readonly link: string, readonly language: string, readonly listener: SeatListener, backoff = new Backoff()) {
    this.#backoff = backoff;
    this.#connect();
  }

  // Before the first update it waits. Later, while the line is broken, one more try to open it is made at once: what may wait is sent when it
  // succeeds, and all else fails.
  async ask(message: TableAsk): Promise<TableReply> {
    if (!this.#current) await this.#line(message);
    return this.#send(message);
  }

  async #line(message: TableAsk) {
    if (this.#ended) throw new Unheard('unsent');
    const asked = this.#prompt;
    if (asked !== undefined) {
      this.#hasten();
      if (!mayWait(message)) throw new Unheard('unsent');
    }
    await new Promise<void>((resolve, reject) => this.#held.push({ resolve, reject }));
    if (asked !== undefined && 'prompt' in message && asked !== this.#prompt) throw new Unheard('late');
  }

  #send(message: TableAsk): Promise<TableReply> {
    const socket = this.#socket;
    const answer = this.#questions.ask((id) => {
      if (socket?.readyState !== 1) throw new Unheard('unsent');
      socket.send(JSON.stringify({ ...message, id }));
    });
    const tired = setTimeout(() => this.#broken(socket), patience);
    return answer.finally(() => clearTimeout(tired));
  }

  close() {
    this.#ended = true;
    this.#quiet();
    this.#socket?.close();
    this.#questions.broken();
    this.#release((waiting) => waiting.reject(new Unheard('unsent')));
  }

  #connect() {
    this.#timer = undefined;
    const socket = this.open();
    this.#socket = socket;
    const tired = setTimeout(() => this.#broken(socket), patience);
    socket.onopen = () => {
      const hello: Hello = { type: 'hello', protocol: protocolVersion, link: this.link, since: this.#since, language: this.language };
      socket.send(JSON.stringify(hello));
      this.#pings = setInterval(() => this.#ping(), pingEvery);
    };
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      clearTimeout(tired);
      this.#receive(JSON.parse(String(data)) as TableMessage & { id?: unknown });
    };
    socket.onclose = () => {
      clearTimeout(tired);
      this.#broken(socket);
    };
  }

  #hasten() {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  // The line is given up, whether or not the browser has noticed that it is dead.
  #broken(socket: WebSocket | undefined) {
    if (socket === undefined || socket !== this.#socket) return;
    this.#socket = undefined;
    socket.close();
    this.#quiet();
    this.#current = false;
    this.#questions.broken();
    if (this.#ended) return;
    if (this.#prompt !== undefined) this.#release((waiting) => waiting.reject(new Unheard('unsent')));
    this.listener.reachable(false);
    this.#timer = setTimeout(() => this.#connect(), this.#backoff.next());
  }

  #receive(message: TableMessage & { id?: unknown }) {
    if (message.type === 'welcome') {
      this.#backoff.reset();
      this.listener.reachable(true);
      this.listener.welcome(message);
    } else if (message.type === 'update') {
      this.#since = message.sequence;
      this.#prompt = JSON.stringify(message.prompt ?? null);
      this.#current = true;
      this.listener.update(message);
      this.#release((waiting) => waiting.resolve());
    } else if (!this.#questions.answered(message.id, message) && message.type === 'error' && isFinal(message)) {
      this.#end(message);
    }
  }

  #release(settle: (waiting: Held) => void) {
    const held = this.#held;
    this.#held = [];
    held.forEach(settle);
  }

  #end(error: ErrorMessage) {
    this.close();
    this.listener.ended(error);
  }

  // A dead line often looks open.
  #ping() {
    this.#send({ type: 'ping' }).catch(() => undefined);
  }

  #quiet() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    clearInterval(this.#pings);
  }
}
