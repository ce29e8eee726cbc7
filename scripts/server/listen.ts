import { resolve } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serve, type ServerType } from '@hono/node-server';
import { type ContactBackend, createContactBackend, rateOf, readContactConfig } from '../contact/index.ts';
import { createSiteApp } from './site-app.ts';

/** Where the server listens and what it serves; from the environment unless given. */
export type ServeOptions = {
  out: string;
  /** The content folder, whose _site.yaml names the mailboxes. */
  pages: string;
  host?: string;
  port?: number;
};

/** The server can't listen where it is asked to; the message is one plain line. */
export class ListenError extends Error {}

/** Serves a built site and the contact backend, and says where. Throws ListenError. */
export async function serveSite({ out, pages, host = hostFromEnvironment(), port = portFromEnvironment() }: ServeOptions): Promise<void> {
  const contact = contactBackend(pages);
  const app = createSiteApp({ out: resolve(out), contact, addressOf: (context) => getConnInfo(context).remote.address ?? '' });
  const server = await listen(app.fetch, host, port).catch(async (error: unknown) => {
    await contact.close();
    throw error;
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;
  console.log(`The site is ready at http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`);
  stopGracefully(server, () => contact.close());
}

function listen(fetch: Parameters<typeof serve>[0]['fetch'], hostname: string, port: number): Promise<ServerType> {
  return new Promise((fulfil, reject) => {
    const server = serve({ fetch, hostname, port }, () => fulfil(server));
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ListenError(reason(error, hostname, port))));
  });
}

function reason({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} on ${host} is in use. Stop the other server, or choose another port: PORT=4174 npm start`;
  if (code === 'EACCES') return `Port ${port} on ${host} may not be used by you. Choose one above 1023: PORT=4173 npm start`;
  return `The server can't listen on ${host}:${port}: ${message}`;
}

/** The contact backend as the environment configures it. */
export function contactBackend(pages: string): ContactBackend {
  const { DATA_DIR, SMTP_URL, MAIL_FROM, CONTACT_RATE_LIMIT, TRUST_PROXY } = process.env;
  return createContactBackend({
    dataDir: resolve(DATA_DIR || '.data'),
    smtpUrl: SMTP_URL || undefined,
    mailFrom: MAIL_FROM || undefined,
    rateLimit: rateOf(CONTACT_RATE_LIMIT),
    siteConfig: readContactConfig(resolve(pages, '_site.yaml')),
    trustProxy: TRUST_PROXY === '1' || TRUST_PROXY === 'true',
    log: { info: console.log, warn: console.warn, error: console.error },
  });
}

/** On SIGTERM and SIGINT: requests under way are finished, then the backend, then the process. */
function stopGracefully(server: ServerType, close: () => Promise<void>): void {
  const stop = () => {
    server.close(() => {
      close().finally(() => process.exit(0));
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function hostFromEnvironment(): string {
  return process.env['HOST'] || '127.0.0.1';
}

function portFromEnvironment(): number {
  const text = process.env['PORT'] || '4173';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new ListenError(`PORT must be a number from 0 to 65535, not \`${text}\`.`);
  return port;
}
