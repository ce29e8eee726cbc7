import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { ContactBackend } from '#contact-server';

/** Serves a backend over HTTP on a free port. */
export function listen(backend: ContactBackend): Promise<{ url: string; close(): Promise<void> }> {
  return new Promise((ready) => {
    const server = serve(
      {
        fetch: (request, { incoming }) => backend.fetch(request, incoming.socket.remoteAddress ?? ''),
        hostname: '127.0.0.1',
        port: 0,
      },
      ({ port }: AddressInfo) =>
        ready({
          url: `http://127.0.0.1:${port}`,
          close: () => new Promise((done) => server.close(() => done())),
        }),
    );
  });
}
