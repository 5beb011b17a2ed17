// Tables on a server: POST /api and a WebSocket for each seat. Addresses are relative to the page.
import { granted, type Connection, type SeatListener } from './connection';
import type { AnswerTo, ErrorMessage, Request } from './messages';
import { ServerSeat } from './server-seat';

export class ServerConnection implements Connection {
  readonly place = 'server';
  constructor(readonly base: string) {}

  async request<R extends Request>(message: R): Promise<AnswerTo<R>> {
    const response = await fetch(new URL('api', this.base), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message),
      cache: 'no-store',
      credentials: 'omit',
    });
    if (!(response.headers.get('Content-Type') ?? '').includes('json')) throw new Error('no server answers here');
    return granted((await response.json()) as AnswerTo<R> | ErrorMessage);
  }

  sit(link: string, language: string, listener: SeatListener) {
    const address = new URL('table', this.base);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new ServerSeat(() => new WebSocket(address, 'meander.1'), link, language, listener);
  }
}
