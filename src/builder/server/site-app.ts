import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ContactBackend } from '#contact-server';
import type { Hosting } from '../hosting/hosting.ts';
import { isAmbiguous } from './ambiguous.ts';
import { PostReceiver } from './receive-post.ts';
import { type LineWriter, logRequest } from './request-log.ts';
import { sendText, serveFromFolder, setSecurityHeaders } from './serve-site.ts';
import type { SiteFolder } from './site-folder.ts';

export type SiteAppOptions = {
  folder: SiteFolder;
  /** None where the site's messages go elsewhere. */
  contact: ContactBackend | undefined;
  log: LineWriter;
};

/** What the contact backend answers, at the root of a domain. */
export const contactPaths = ['/functions/v1/send-contact-email', '/healthz'];

/** The same of a site that may stand below a path. Whether the server is well is asked at the root too: who asks that knows no site. */
function contactPathsBelow({ base = '' }: Hosting): string[] {
  return [...contactPaths.map((path) => base + path), '/healthz'];
}

/** The built site and the contact backend as one application. Every response carries the site's security headers. */
export function createSiteApp({ folder, contact, log }: SiteAppOptions): RequestListener {
  const answerContact = contact ? answersOf(contact) : answerWithout;
  return (request, response) => {
    const setPath = logRequest(request, response, log);
    if (isAmbiguous(request)) {
      // What it sends along is not read: where it ends may be in doubt, too.
      response.shouldKeepAlive = false;
      setSecurityHeaders(response, folder.snapshot);
      return sendText(response, 400, 'Bad request');
    }
    const [asked] = request.url?.split('?') ?? [];
    const contactPath = contactPathsBelow(folder.snapshot.hosting).find((path) => path === asked);
    if (contactPath !== undefined) {
      setSecurityHeaders(response, folder.snapshot);
      setPath(contactPath);
      answerContact(request, response);
      return;
    }
    serveFromFolder(request, response, folder).then(setPath, (error: unknown) => fail(request, response, error));
  };
}

function answersOf(contact: ContactBackend): RequestListener {
  const answer = getRequestListener((request, { incoming }) => contact.fetch(request, addressOf(incoming)));
  const posts = new PostReceiver(contact);
  return (request, response) => {
    if (request.method === 'POST') posts.receive(request, response);
    else void answer(request, response);
  };
}

/** Answers for a site without a backend: it takes no message, and is healthy. */
function answerWithout(request: IncomingMessage, response: ServerResponse): void {
  const isHealth = request.url?.split('?')[0]?.endsWith('/healthz');
  if (isHealth) sendText(response, 200, '{"ok":true}', { 'content-type': 'application/json' });
  else sendText(response, 404, 'This server takes no messages');
}

function addressOf(incoming: unknown): string {
  // Hono's server for Node hands over Node's own request.
  return (incoming as IncomingMessage).socket.remoteAddress ?? '';
}

/** A file of the site can't be read, though it was listed. */
function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  console.error(`${request.method} failed:`, error);
  if (response.headersSent) response.destroy();
  else sendText(response, 503, "The site can't be read at the moment", { 'retry-after': '1' });
}
