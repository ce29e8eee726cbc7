import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long a client that keeps its connection may still ask, and how long a response may take. */
const idleGrace = 1000;
const longestGrace = 10_000;

/**
 * Stops a server without losing a response: no new connection is taken, requests under way are answered and told that
 * the connection ends, and then idle connections are closed. Resolves when none is left.
 */
export async function drain(server: Server): Promise<void> {
  // Connections that have come already, but that the server has not been told of, are taken first.
  await new Promise((fulfil) => setImmediate(fulfil));
  const closed = new Promise<void>((fulfil) => {
    // The server's own `close` would cut idle connections at once, with what is just coming in on them.
    NetServer.prototype.close.call(server, () => fulfil());
  });
  // Only now, since whoever is told that a connection ends opens another one, which must be refused and not cut.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const idle = setInterval(() => server.closeIdleConnections(), idleGrace);
  const deadline = setTimeout(() => server.closeAllConnections(), longestGrace);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}

/** On SIGTERM and SIGINT: drains the server, lets `finish` do its work, and ends. A second signal ends at once. */
export function stopGracefully(server: Server, finish: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void drain(server)
      .then(finish)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
