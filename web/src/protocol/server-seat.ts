// One seat over WebSockets: says hello, opens a new one whenever it breaks, and asks for what it missed.
import { Backoff } from './backoff';
import { isFinal, type SeatLine, type SeatListener } from './connection';
import type { ErrorMessage } from './messages';
import { Questions } from './questions';
import { protocolVersion, type Hello, type TableAsk, type TableMessage, type TableReply } from './table';

const pingEvery = 25_000;

export class ServerSeat implements SeatLine {
  #socket: WebSocket | undefined;
  #questions = new Questions();
  #backoff: Backoff;
  #since = 0;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #heard = true;
  #greeted = false;
  #greet: () => void = () => undefined;
  #greeting = new Promise<void>((resolve) => (this.#greet = resolve));

  constructor(readonly open: () => WebSocket, readonly link: string, readonly language: string, readonly listener: SeatListener, backoff = new Backoff()) {
    this.#backoff = backoff;
    this.#connect();
  }

  // Before the first welcome it waits; later, while the line is broken, it fails.
  ask(message: TableAsk): Promise<TableReply> {
    return this.#greeted ? this.#send(message) : this.#greeting.then(() => this.#send(message));
  }

  #send(message: TableAsk): Promise<TableReply> {
    return this.#questions.ask((id) => {
      if (this.#socket?.readyState !== 1) throw new Error('the line is broken');
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  close() {
    this.#ended = true;
    this.#quiet();
    this.#socket?.close();
    this.#questions.broken();
    this.#greet();
  }

  #connect() {
    const socket = this.open();
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: 'hello', protocol: protocolVersion, link: this.link, since: this.#since, language: this.language };
      socket.send(JSON.stringify(hello));
      this.#heard = true;
      this.#pings = setInterval(() => this.#ping(), pingEvery);
    };
    socket.onmessage = ({ data }) => {
      this.#heard = true;
      this.#receive(JSON.parse(String(data)) as TableMessage & { id?: unknown });
    };
    socket.onclose = () => {
      if (socket !== this.#socket) return;
      this.#quiet();
      this.#questions.broken();
      if (this.#ended) return;
      this.listener.reachable(false);
      this.#timer = setTimeout(() => this.#connect(), this.#backoff.next());
    };
  }

  #receive(message: TableMessage & { id?: unknown }) {
    if (message.type === 'welcome') {
      this.#backoff.reset();
      this.#greeted = true;
      this.#greet();
      this.listener.reachable(true);
      this.listener.welcome(message);
    } else if (message.type === 'update') {
      this.#since = message.sequence;
      this.listener.update(message);
    } else if (!this.#questions.answered(message.id, message) && message.type === 'error' && isFinal(message)) {
      this.#end(message);
    }
  }

  #end(error: ErrorMessage) {
    this.close();
    this.listener.ended(error);
  }

  // A dead line often looks open: when nothing has been heard since the last ping it is given up.
  #ping() {
    if (!this.#heard) this.#socket?.close();
    this.#heard = false;
    this.#send({ type: 'ping' }).catch(() => undefined);
  }

  #quiet() {
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
  }
}
