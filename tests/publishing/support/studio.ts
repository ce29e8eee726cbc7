import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { Inbox } from '#contact-server';
import { openParts, previewAddressOf, previewApp, type StudioParts, studioAddressOf, studioApp } from '#publishing';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../support/content.ts';

/** An answer, with what the server wants kept. */
export type Answer = {
  status: number;
  /** What it says as JSON, or as it was sent. */
  body: Record<string, unknown>;
  text: string;
  headers: IncomingHttpHeaders;
  cookies: readonly string[];
};

/** What is sent. `origin` and `site` are what a browser says of the page that asks. */
export type Sent = {
  method: string;
  path: string;
  body?: unknown;
  /** The body as it goes over the wire, where it is no JSON that a program has written. */
  bytes?: string | Buffer;
  type?: string;
  cookie?: string;
  tab?: string;
  origin?: string;
  site?: string;
  /** The version that a write was made from. */
  ifMatch?: string;
  /** Which of the server's addresses is asked; the Studio's if none is named. */
  host?: string;
  headers?: Readonly<Record<string, string | string[]>>;
  /** What happens when half of the body is there. */
  halfway?: () => void;
};

/** A mail that was sent. */
export type SentMail = { to: string; subject: string; text: string };

/** The Studio on a server of its own for the test that calls this, with a clock that the test sets. */
export async function startStudioServer({ mails = true, dataFolder }: { mails?: boolean; dataFolder?: string } = {}) {
  const root = temporaryFolder();
  const pages = writeSmallSite(root, 1);
  const clock = { now: Date.now() };
  const address = studioAddressOf('http://studio.localhost:4173', 4173);
  const preview = previewAddressOf('http://preview.localhost:4173', { port: 4173, studio: address });
  if (!preview) throw new Error('There is no address for previews.');
  const mailed: SentMail[] = [];
  const data = dataFolder ?? join(root, 'data');
  const mailServer = { isGone: false };
  const sendMail = async (mail: SentMail) => {
    if (mailServer.isGone) throw new Error('connect ECONNREFUSED');
    mailed.push(mail);
  };
  const parts = await openParts({
    inbox: new Inbox({ dataDir: data, retentionDays: 90, mails: false }),
    address,
    preview,
    folders: { root, pages, publicFolder: join(root, 'public') },
    dataFolder: data,
    sendMail: mails ? sendMail : undefined,
    onPublished: () => undefined,
    now: () => clock.now,
  });
  const studio = getRequestListener(studioApp({ parts, files: pages }).fetch);
  const shown = previewApp({ parts, address: preview, files: pages });
  const server = createServer(
    (incoming, outgoing) => void (incoming.headers.host === preview.host ? shown : studio)(incoming, outgoing),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  onTestFinished(async () => {
    await parts.mailsUnderWay.settled();
    parts.feeds.close();
    server.closeAllConnections();
    server.close();
    removeFolder(root);
  });
  return {
    parts,
    clock,
    mailed,
    mailServer,
    port,
    origin: address.origin,
    preview,
    send: (sent: Sent) => sendTo(port, sent),
  };
}

/** Somebody with a role, signed in. */
export function comeIn({ people, sessions }: StudioParts, role: 'editor' | 'publisher' | 'owner', name: string = role) {
  const secret = people.invite({ mail: `${name}@site.example`, role, readsMessages: false });
  const person = people.byMail(`${name}@site.example`) ?? people.accept(secret, { name, mail: '' });
  if (!person) throw new Error('The invitation opens nothing.');
  const { cookie, tab } = sessions.begin(person.id, 'A browser');
  return { person, tab, cookie: `studio-session=${cookie}` };
}

async function sendTo(
  port: number,
  {
    method,
    path,
    body,
    bytes,
    type,
    cookie,
    tab,
    origin,
    site,
    host = 'studio.localhost:4173',
    ifMatch,
    headers: more,
    halfway,
  }: Sent,
): Promise<Answer> {
  const content = method === 'GET' ? undefined : (bytes ?? JSON.stringify(body ?? {}));
  const headers = {
    host,
    ...(content === undefined
      ? {}
      : { 'content-type': type ?? 'application/json', 'content-length': Buffer.byteLength(content) }),
    ...(cookie === undefined ? {} : { cookie }),
    ...(tab === undefined ? {} : { 'x-session-token': tab }),
    ...(origin === undefined ? {} : { origin }),
    ...(site === undefined ? {} : { 'sec-fetch-site': site }),
    ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    ...more,
  };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sending = request({ port, host: '127.0.0.1', method, path, headers }, resolve);
    sending.once('error', reject);
    if (content === undefined || !halfway) return void sending.end(content);
    sending.write(content.slice(0, 2));
    // The server has begun with a request once it answers one that came after it.
    fetch(`http://127.0.0.1:${port}/`).then(() => {
      halfway();
      sending.end(content.slice(2));
    }, reject);
  });
  let text = '';
  for await (const part of response.setEncoding('utf8')) text += part;
  const isJson = response.headers['content-type']?.startsWith('application/json');
  const data: unknown = isJson ? JSON.parse(text) : {};
  return {
    status: response.statusCode ?? 0,
    body: data as Record<string, unknown>,
    text,
    headers: response.headers,
    cookies: response.headers['set-cookie'] ?? [],
  };
}
