import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFields } from '#kit/model';
import { diskProblemWords } from '../base/disk-problem.ts';
import { applyFix, type WantedFix } from './apply-fix.ts';
import type { DevContent } from './dev-content.ts';
import { type Access, notLetIn } from './guard/access.ts';
import { openPlace } from './open-place.ts';
import { readJson } from './read-json.ts';
import { sendJson } from './send.ts';
import type { Tell } from './watch-content.ts';

/** What an endpoint answers: a status, and a sentence for the editor where something could not be done. */
export type EndpointAnswer = { status: number; message?: string };

/** What endpoints work on: the content and its folder. */
export type Edited = {
  content: DevContent;
  pages: string;
  access: Access;
  /** Tells all browsers that have the preview open. */
  tell: Tell;
};

/** Does what a page of the preview asks for. `body` is what it sent, not yet looked at. */
export type Endpoint = (body: unknown, edited: Edited) => Promise<EndpointAnswer> | EndpointAnswer;

/** What pages of the preview can ask for beside being shown: behind the guard, and with the token of a window that was let in. */
const endpoints: Readonly<Record<string, Endpoint>> = {
  '/_dev/open': async (body, { content }) => {
    if (!isFields(body)) return { status: 400 };
    const { file, line, column } = body;
    const path = typeof file === 'string' ? content.pathOf(file) : undefined;
    if (path === undefined) return { status: 404, message: 'This file is not one of the pages.' };
    const isOpen = await openPlace(path, placeNumber(line), placeNumber(column));
    return isOpen ? { status: 200 } : { status: 501, message: 'No text editor could be opened from here.' };
  },
  '/_dev/fix': (body, { content, pages }) => {
    const wanted = isFields(body) ? wantedFix(body) : undefined;
    if (!wanted) return { status: 400 };
    const message = applyFix(wanted, content, pages);
    return message === undefined ? { status: 200 } : { status: 409, message };
  },
  '/_dev/view': (body, { content, tell }) => {
    if (!isFields(body) || typeof body['showsAbsent'] !== 'boolean') return { status: 400 };
    const { at, showsAbsent } = body;
    const message = content.setView({ at: typeof at === 'string' && at !== '' ? at : undefined, showsAbsent });
    if (message !== undefined) return { status: 409, message };
    tell('content:site');
    return { status: 200 };
  },
};

const unknownProblem = 'The preview could not do this. Its terminal says why.';

/** Answers what a page asks for: JSON sent by POST. False for every other address. */
export function answerEndpoint(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  edited: Edited,
): boolean {
  const endpoint = Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
  if (!endpoint) return false;
  answer(endpoint, request, response, edited).catch((error: unknown) => {
    console.error(error);
    if (response.headersSent) response.destroy();
    else sendJson(response, 500, { message: diskProblemWords(error, 'Nothing was written.') ?? unknownProblem });
  });
  return true;
}

async function answer(
  endpoint: Endpoint,
  request: IncomingMessage,
  response: ServerResponse,
  edited: Edited,
): Promise<void> {
  if (request.method !== 'POST') return sendJson(response, 405, {});
  if (!edited.access.allows(request)) return sendJson(response, 403, { message: notLetIn });
  if (request.headers['content-type'] !== 'application/json') return sendJson(response, 415, {});
  const body = await readJson(request);
  if (body === undefined) return sendJson(response, 400, {});
  const { status, ...words } = await endpoint(body, edited);
  sendJson(response, status, words);
}

/** A line or column, counted from 1. */
function placeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 1;
}

function wantedFix({ file, code, range, text }: Record<string, unknown>): WantedFix | undefined {
  const [from, to]: readonly unknown[] = Array.isArray(range) ? range : [];
  if (typeof file !== 'string' || typeof code !== 'string' || typeof text !== 'string') return undefined;
  if (typeof from !== 'number' || typeof to !== 'number') return undefined;
  return { file, code, range: [from, to], text };
}
