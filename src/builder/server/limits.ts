import { type IncomingMessage, type RequestListener, Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Header } from '../hosting/headers.ts';
import { Connections } from './connections.ts';
import { oneAfterAnother } from './pipelining.ts';

const second = 1000;

const options = {
  headersTimeout: 10 * second,
  // A form with files takes minutes: `#limitTime` holds all others to less.
  requestTimeout: 0,
  keepAliveTimeout: 5 * second,
  connectionsCheckingInterval: second,
  maxHeaderSize: 16 * 1024,
  noDelay: true,
};

/** How long a request may take to come whole, from its headers on. */
const wholeWithin = 20 * second;

/** Requests that may take as long as they need: who reads them has a limit of its own. */
const longOnes = new WeakSet<IncomingMessage>();

/** Lets a request come slowly, as long as something comes each minute. */
export function allowLong(request: IncomingMessage): void {
  longOnes.add(request);
}

/**
 * A server that slow or greedy clients can't hold: they have 10 s for the headers and 20 s more for the whole request,
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
    this.on('request', (request, response) => this.#limitTime(request, response, headers));
    this.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, statusOf(error), headers()));
    this.#connections = new Connections(this, mostConnections);
  }

  /** Ends a request that doesn't come whole in time. */
  #limitTime(request: IncomingMessage, response: ServerResponse, headers: () => readonly Header[]): void {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (coding === undefined && Number(length ?? 0) === 0) return;
    const timer = setTimeout(() => {
      if (request.complete || longOnes.has(request)) return;
      if (response.headersSent) request.socket.destroy();
      else refuse(request.socket, 408, headers());
    }, wholeWithin);
    request.once('close', () => clearTimeout(timer));
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
