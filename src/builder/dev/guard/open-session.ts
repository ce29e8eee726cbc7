import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFields } from '#kit/model';
import { readJson } from '../read-json.ts';
import { sendJson } from '../send.ts';
import { type Access, isFromOwnPage, notLetIn } from './access.ts';

/** Exchanges the key of a window's address, `{ key }` by POST, for the token that its requests then carry. */
export async function openSession(request: IncomingMessage, response: ServerResponse, access: Access): Promise<void> {
  if (request.method !== 'POST') return sendJson(response, 405, {});
  if (request.headers['content-type'] !== 'application/json') return sendJson(response, 415, {});
  const body = await readJson(request);
  const key = isFields(body) ? body['key'] : undefined;
  const token = typeof key === 'string' && isFromOwnPage(request) ? access.redeem(key) : undefined;
  if (token === undefined) sendJson(response, 403, { message: notLetIn });
  else sendJson(response, 200, { token });
}
