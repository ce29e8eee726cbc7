import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { type ContactBackend, contactFromEnvironment } from '#contact-server';
import { UsageError } from '../base/usage-error.ts';
import { LimitedServer } from './limits.ts';
import { bufferedLines } from './request-log.ts';
import { createSiteApp } from './site-app.ts';
import { SiteFolder } from './site-folder.ts';
import { stopGracefully } from './stop.ts';

/** The server can't listen where it is asked to; the message is one plain line. */
export class ListenError extends UsageError {}

/**
 * Serves a built site and the contact backend, and says where. Throws ListenError; UsageError where nothing is built, or by a
 * version that didn't write down who receives its messages.
 */
export async function serveSite(out: string): Promise<void> {
  const folder = await SiteFolder.open(resolve(out));
  const contact = contactOf(folder, out);
  const log = bufferedLines((text) => process.stdout.write(text));
  const server = new LimitedServer(createSiteApp({ folder, contact, log }), () => folder.snapshot.hosting.headers);
  announce(await listenOn(server), 'The site is ready');
  stopGracefully(server, { finish: async () => contact?.close(), atEnd: () => log.flush() });
}

/** The backend of a built site, which goes on with what a newer build says; none where its messages go elsewhere or it has no forms. */
export function contactOf(folder: SiteFolder, out: string): ContactBackend | undefined {
  const { contact } = folder.snapshot;
  if (!contact)
    throw new UsageError(
      `The build in ${out} was made by an earlier version: it doesn't say who receives its messages. Run \`npm run build\` again.`,
    );
  if ('project' in contact) {
    console.log(`contact: the messages of this site go to ${contact.project}; this server takes none`);
    return undefined;
  }
  if ('hasForms' in contact) return undefined;
  return contactFromEnvironment(contact.config, async () => {
    await folder.refresh();
    const { contact: current } = folder.snapshot;
    return current && 'config' in current ? current.config : undefined;
  });
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

/** Throws ListenError where `listenOn` would: for what takes its time before it listens. */
export async function tryToListen(): Promise<void> {
  const server = createServer();
  await listenOn(server);
  await new Promise((fulfil) => server.close(fulfil));
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

function portFromEnvironment(): number {
  const text = process.env.PORT || '4173';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new ListenError(`PORT must be a number from 0 to 65535, not \`${text}\`.`);
  return port;
}
