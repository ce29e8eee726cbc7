import type { Server } from 'node:http';
import { resolve } from 'node:path';
import {
  type ContactBackend,
  createContactBackend,
  dataFolder,
  rateOf,
  readContactConfig,
  retentionDaysOf,
  spoolLimitOf,
  trustedProxy,
} from '../contact/index.ts';
import { siteAddress } from '../hosting/environment.ts';
import { UsageError } from '../usage-error.ts';
import { LimitedServer } from './limits.ts';
import { bufferedLines } from './request-log.ts';
import { createSiteApp } from './site-app.ts';
import { SiteFolder } from './site-folder.ts';
import { stopGracefully } from './stop.ts';

/** What is served. */
export type ServeOptions = {
  out: string;
  /** The content folder, whose _site.yaml names the mailboxes. */
  pages: string;
};

/** The server can't listen where it is asked to; the message is one plain line. */
export class ListenError extends UsageError {}

/** Serves a built site and the contact backend, and says where. Throws ListenError; UsageError where nothing is built. */
export async function serveSite({ out, pages }: ServeOptions): Promise<void> {
  const folder = await SiteFolder.open(resolve(out));
  const contact = contactBackend(pages);
  const log = bufferedLines((text) => process.stdout.write(text));
  const server = new LimitedServer(createSiteApp({ folder, contact, log }), () => folder.snapshot.hosting.headers);
  announce(await listenOn(server), 'The site is ready');
  stopGracefully(server, { finish: () => contact.close(), atEnd: () => log.flush() });
}

/**
 * How many new connections may wait to be taken, as far as the system allows. The system drops what comes beyond, and a
 * visitor's browser tries again after 1, 3 and 7 s: with Node.js's 511, a burst of connections made pages wait so long.
 */
const mostWaitingConnections = 4096;

/** Listens on HOST and PORT of the environment and returns the address as a URL. Throws ListenError where that can't be. */
export async function listenOn(server: Server): Promise<string> {
  const host = listenHost();
  const port = portFromEnvironment();
  await new Promise<void>((fulfil, reject) => {
    const onError = (error: NodeJS.ErrnoException) => reject(new ListenError(reason(error, host, port)));
    server.once('error', onError);
    server.listen(port, host, mostWaitingConnections, () => {
      server.off('error', onError);
      fulfil();
    });
  });
  const address = server.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

/** Where the environment asks servers to listen. */
export function listenHost(): string {
  return process.env.HOST || '127.0.0.1';
}

/** Says where the server can be reached. */
export function announce(url: string, what: string): void {
  console.log(`${what}: ${url}`);
}

function reason({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is in use. Stop the other server, or choose another port, such as PORT=4174.`;
  if (code === 'EACCES')
    return `Port ${port} on ${host} may not be used by you. Choose one above 1023, such as PORT=4173.`;
  return `The server can't listen on ${host}:${port}: ${message}`;
}

/** The contact backend as the environment configures it. */
export function contactBackend(pages: string): ContactBackend {
  const { SMTP_URL, SMTP_ALLOW_PLAINTEXT, MAIL_FROM, CONTACT_RATE_LIMIT, TRUST_PROXY } = process.env;
  const { SPOOL_LIMIT_MB, MESSAGE_RETENTION_DAYS } = process.env;
  const siteUrl = siteAddress();
  const siteConfig = readContactConfig(resolve(pages, '_site.yaml'));
  return createContactBackend({
    dataDir: dataFolder(),
    spoolLimit: spoolLimitOf(SPOOL_LIMIT_MB),
    retentionDays: retentionDaysOf(MESSAGE_RETENTION_DAYS),
    smtpUrl: SMTP_URL || undefined,
    allowsPlaintextMail: SMTP_ALLOW_PLAINTEXT === '1' || SMTP_ALLOW_PLAINTEXT === 'true',
    mailFrom: MAIL_FROM || undefined,
    rateLimit: setting(() => rateOf(CONTACT_RATE_LIMIT)),
    siteConfig: siteUrl ? { ...siteConfig, url: siteUrl } : siteConfig,
    trustProxy: setting(() => trustedProxy(TRUST_PROXY)),
    log: { info: console.log, warn: console.warn, error: console.error },
  });
}

/** Reads a variable of the environment; one that can't be read is a plain line. */
function setting<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function portFromEnvironment(): number {
  const text = process.env.PORT || '4173';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new ListenError(`PORT must be a number from 0 to 65535, not \`${text}\`.`);
  return port;
}
