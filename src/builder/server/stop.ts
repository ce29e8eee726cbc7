import { Server as NetServer } from 'node:net';
import type { LimitedServer } from './limits.ts';

/** How long a client that keeps its connection may still ask after an answer, and how long a response may take. */
const idleGrace = 1000;
const longestGrace = 8_000;
/** How long stopping may take in all; ten seconds are promised, so that whoever waits for the end need not kill. */
const longestStop = 9_000;

/**
 * Stops a server without losing a response: no new connection is taken, requests under way are answered and told that
 * the connection ends, and then idle connections are closed. Resolves when none is left.
 */
export async function drain(server: LimitedServer): Promise<void> {
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
  server.closeUnusedConnections();
  const idle = setInterval(() => server.closeUnusedConnections(), idleGrace);
  const deadline = setTimeout(() => server.closeAllConnections(), longestGrace);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}

/** What else there is to stop. */
export type StopOptions = {
  /** Ends other work, beside the draining of the server: `drained` resolves when the last answer has gone. */
  finish(drained: Promise<void>): Promise<void>;
  /** The last thing that is done. */
  atEnd(): void;
};

/**
 * On SIGTERM and SIGINT: drains the server, lets `finish` do its work meanwhile, and ends. One deadline is over everything:
 * what is still under way then is left as it is. A second signal ends at once.
 */
export function stopGracefully(server: LimitedServer, { finish, atEnd }: StopOptions): void {
  let isStopping = false;
  const end = () => {
    atEnd();
    process.exit(0);
  };
  const stop = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => {
      console.warn('The server ends with work under way; undelivered messages are tried again at the next start.');
      end();
    }, longestStop);
    const drained = drain(server);
    void Promise.allSettled([drained, finish(drained)]).then(end);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
