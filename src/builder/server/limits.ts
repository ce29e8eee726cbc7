import { type RequestListener, Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Header } from '../hosting/headers.ts';
import { Connections } from './connections.ts';
import { oneAfterAnother } from './pipelining.ts';

const second = 1000;

const options = {
  headersTimeout: 10 * second,
  requestTimeout: 20 * second,
  keepAliveTimeout: 5 * second,
  connectionsCheckingInterval: second,
  maxHeaderSize: 16 * 1024,
  noDelay: true,
};

/**
 * A server that slow or greedy clients can't hold: they have 10 s for the headers and 20 s for the whole request,
 * 16 KiB and 100 lines of headers, a connection that stands still for a minute is closed, and of too many
 * connections the idle ones go.
 */
export class LimitedServer extends Server {
  readonly #connections: Connections;

  /** `headers` go with refusals, too; `mostConnections`: how many, where it is not what the process can have. */
  constructor(listener: RequestListener, headers: () => readonly Header[], mostConnections?: number) {
    super(options, oneAfterAnother(listener));
    this.timeout = 60 * second;
    this.maxHeadersCount = 100;
    this.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, statusOf(error), headers()));
    this.#connections = new Connections(this, mostConnections);
  }

  /**
   * Closes those that wait for a request, also for its end: to Node.js, who has begun or not yet begun one is not idle.
   * What has come in already is read before: a busy process is called late.
   */
  override closeIdleConnections(): void {
    setImmediate(() => {
      super.closeIdleConnections();
      this.#connections.closeQuiet();
    });
  }

  /** Closes those that have asked for nothing since the last call: who was answered a moment ago may be asking again. */
  closeUnusedConnections(): void {
    setImmediate(() => this.#connections.closeUnused());
  }
}

function statusOf({ code }: NodeJS.ErrnoException): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

/** What can't be read as a request is answered and the connection closed. */
function refuse(socket: Duplex, status: number, headers: readonly Header[]): void {
  if (!socket.writable) return void socket.destroy();
  const lines = [...headers, ['Connection', 'close'], ['Content-Length', '0']].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  // Ended and not only half closed, or who never closes their side would hold the connection.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
}
