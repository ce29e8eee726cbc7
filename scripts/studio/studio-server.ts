import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tokenHeader } from '../../src/studio/host/http.ts';
import { sendJson, sendLine } from '../dev/send.ts';
import { type Api, studioApi } from './api.ts';
import { frameDocument, framePolicy, studioDocument, studioPolicy, studioRoot } from './documents.ts';
import type { StudioFolders } from './folders.ts';
import { sendBundled } from './send-bundled.ts';
import { sendOriginal } from './send-original.ts';

/** What the Studio is served from. `files` is the folder of its bundled code. */
export type StudioOptions = { folders: StudioFolders; files: string };

/** Answers requests for the Studio; false for all others. It stands behind the guard of the dev server. */
export type AnswerStudio = ((request: IncomingMessage, response: ServerResponse) => boolean) & { close: () => void };

/**
 * The Studio on a dev server: its documents, its code, and what reads and writes the content. Each start makes a token, which
 * only a page of this origin can read; nothing is read or written without it.
 */
export function serveStudio({ folders, files }: StudioOptions): AnswerStudio {
  const token = randomBytes(32).toString('base64url');
  const api: Api = studioApi(folders);
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://studio.invalid');
    if (pathname !== studioRoot && !pathname.startsWith(`${studioRoot}/`)) return false;
    if (pathname.startsWith(`${studioRoot}/api/`)) {
      const given = request.headers[tokenHeader] ?? searchParams.get('token');
      if (typeof given !== 'string' || !isSame(given, token)) sendJson(response, 403, { message: notThisStart });
      else api.answer(pathname, searchParams, request, response);
      return true;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') sendLine(response, 405, 'This can only be read.');
    else if (pathname === studioRoot || pathname === `${studioRoot}/`)
      sendDocument(response, studioDocument({ token, site: folders.pages }), studioPolicy);
    else if (pathname === `${studioRoot}/frame`) sendDocument(response, frameDocument(), framePolicy);
    else if (pathname.startsWith(originalsRoot))
      void sendOriginal(response, folders.pages, pathname.slice(originalsRoot.length));
    else sendBundled(response, files, pathname.slice(studioRoot.length + 1));
    return true;
  };
  return Object.assign(answer, { close: () => api.close() });
}

/** Where the originals of pictures are looked at. */
const originalsRoot = `${studioRoot}/media/`;

const notThisStart = 'The Studio was started again since this page was opened. Load the page again.';

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function sendDocument(response: ServerResponse, html: string, policy: string): void {
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
    })
    .end(html);
}
