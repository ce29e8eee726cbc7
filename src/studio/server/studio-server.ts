import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Access, isFromOwnPage, notLetIn, sendJson, sendLine } from '#builder/dev';
import { type Api, studioApi } from './api.ts';
import { frameDocument, framePolicy, studioDocument, studioPolicy, studioRoot } from './documents.ts';
import type { StudioFolders } from './folders.ts';
import { sendBundled } from './send-bundled.ts';
import { sendOriginal } from './send-original.ts';

/** What the Studio is served from. `files` is the folder of its bundled code. */
export type StudioOptions = { folders: StudioFolders; files: string; access: Access };

/** Answers requests for the Studio; false for all others. It stands behind the guard of the dev server. */
export type AnswerStudio = ((request: IncomingMessage, response: ServerResponse) => boolean) & { close: () => void };

/**
 * The Studio on a dev server: its documents, its code, and what reads and writes the content, for which `access` asks for a token.
 * Its document is the same for everybody; all the rest is for pages of this origin.
 */
export function serveStudio({ folders, files, access }: StudioOptions): AnswerStudio {
  const api: Api = studioApi(folders);
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://studio.invalid');
    if (pathname !== studioRoot && !pathname.startsWith(`${studioRoot}/`)) return false;
    if (pathname.startsWith(`${studioRoot}/api/`)) {
      if (!access.allows(request)) sendJson(response, 403, { message: notLetIn });
      else api.answer(pathname, searchParams, request, response);
      return true;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') sendLine(response, 405, 'This can only be read.');
    else if (pathname === studioRoot || pathname === `${studioRoot}/`)
      sendDocument(response, studioDocument({ site: folders.pages }), studioPolicy);
    else if (!isFromOwnPage(request)) sendLine(response, 403, 'Only the Studio asks for this.');
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
