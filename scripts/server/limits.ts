import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Header } from '../hosting/headers.ts';

const second = 1000;

/**
 * A server that slow or greedy clients can't hold: they have 10 s for the headers and 20 s for the whole request,
 * 16 KiB and 100 lines of headers, and a connection that stands still for a minute is closed.
 */
export function createLimitedServer(listener: RequestListener, headers: () => readonly Header[]): Server {
  const options = {
    headersTimeout: 10 * second,
    requestTimeout: 20 * second,
    keepAliveTimeout: 5 * second,
    connectionsCheckingInterval: second,
    maxHeaderSize: 16 * 1024,
    noDelay: true,
  };
  const server = createServer(options, listener);
  server.timeout = 60 * second;
  server.maxHeadersCount = 100;
  // Each connection costs about 15 KB; beyond this many, new ones are refused instead of all of them failing.
  server.maxConnections = 16_384;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuse(socket, statusOf(error), headers()));
  return server;
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
