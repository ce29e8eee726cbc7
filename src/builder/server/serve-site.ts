import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { revalidated } from '../hosting/headers.ts';
import { policyHeader } from '../hosting/hosting.ts';
import { missingPageFor, resolveAddress } from './address.ts';
import { type ChosenFile, chooseFile, sendFile, sendWhole } from './send-file.ts';
import type { SiteFolder, Snapshot } from './site-folder.ts';

const attempts = 4;

/** Answers a request from the built site, and returns its path where the site has it, for the log. */
export async function serveFromFolder(
  request: IncomingMessage,
  response: ServerResponse,
  folder: SiteFolder,
): Promise<string | undefined> {
  await folder.look();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // What it may send along is not read to its end.
    response.shouldKeepAlive = false;
    setSecurityHeaders(response, folder.snapshot);
    sendText(response, 405, 'Method not allowed', { allow: 'GET, HEAD' });
    return undefined;
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await answer(request, response, folder.snapshot);
    } catch (error) {
      // The site is just being built again: the folder is another one, or there is none for a moment.
      if (attempt === attempts || response.headersSent) throw error;
      await setTimeout(attempt * 20);
      await folder.refresh();
    }
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  snapshot: Snapshot,
): Promise<string | undefined> {
  setSecurityHeaders(response, snapshot);
  const target = resolveAddress(request.url ?? '/', snapshot);
  switch (target.kind) {
    case 'file':
      setOwnPolicy(response, target.address, snapshot);
      await sendFound(request, response, await chooseFile(request, response, target.path, snapshot));
      return target.address;
    case 'redirect':
      sendText(response, 301, '', { location: target.to });
      return undefined;
    case 'missing':
      await sendMissing(request, response, snapshot);
      return undefined;
  }
}

/** Sets what every response of a build carries. */
export function setSecurityHeaders(response: ServerResponse, { hosting }: Snapshot): void {
  for (const [name, value] of hosting.headers) response.setHeader(name, value);
}

/** Pages with films have a policy of their own. */
function setOwnPolicy(response: ServerResponse, address: string, { hosting: { pages = [] } }: Snapshot): void {
  const own = pages.find(({ path }) => path === address);
  if (own) response.setHeader(policyHeader, own.policy);
}

async function sendFound(
  request: IncomingMessage,
  response: ServerResponse,
  file: ChosenFile | undefined,
): Promise<void> {
  if (file) sendFile(request, response, file);
  else sendText(response, 406, 'Not acceptable');
}

/** People get the page that says so; programs that ask for data get a line. */
async function sendMissing(request: IncomingMessage, response: ServerResponse, snapshot: Snapshot): Promise<void> {
  const { accept = '*/*' } = request.headers;
  const own = missingPageFor(request.url ?? '/', snapshot.hosting);
  const page = /html|\*\/\*/.test(accept) ? await chooseFile(request, response, own, snapshot) : undefined;
  if (page) sendWhole(request, response, 404, page);
  else sendText(response, 404, 'Not found');
}

/** A short answer in plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const bytes = Buffer.from(text === '' ? '' : `${text}\n`);
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': revalidated,
    'content-length': bytes.length,
    ...headers,
  });
  response.end(bytes);
}
