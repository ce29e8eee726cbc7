import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { readContactConfig } from '#builder/build';
import { createContactBackend, fsync } from '#contact-server';

/** The contact backend in a process of its own: `contact-server.ts DATA_DIR SITE_FILE fsync|memory`. */
const [dataDir = '', siteFile = '', disk] = process.argv.slice(2);
const memory = { file: async () => undefined, folder: async () => undefined };
const backend = createContactBackend({
  dataDir,
  rateLimit: 0,
  siteConfig: readContactConfig(siteFile),
  log: { info: () => undefined, warn: console.error, error: console.error },
  disk: disk === 'memory' ? memory : fsync,
});
const server = createServer(getRequestListener((request) => backend.fetch(request, '127.0.0.1')));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
