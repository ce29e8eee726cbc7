import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { type Answer, comeIn, type Sent, startStudioServer } from './studio.ts';

/** A Studio in which somebody has changed a page in a draft and asked for a look. */
export async function asked() {
  const server = await startStudioServer();
  const { parts, origin, preview, send, clock } = server;
  const { person, ...keys } = comeIn(parts, 'editor', 'ada');
  const begun = parts.drafts.begin(person.id, 'Song');
  if ('refused' in begun) throw new Error(begun.refused);
  const base = readFileSync(join(parts.folders.pages, 'page-1.yaml'), 'utf8');
  const write = (text: string) => parts.drafts.put({ ...begun, overlay: { 'page-1.yaml': { base, mine: text } } });
  write(base.replace('It says', 'It sings'));
  const author = (method: string, path: string, body?: unknown) =>
    send({ ...keys, method, origin, path: `/_studio/api/drafts/${begun.id}${path}`, body });
  const ask = (body: object = {}) => author('POST', '/look', body);
  const atPreview = (sent: Sent) => send({ host: preview.host, origin: preview.origin, ...sent });
  /** Opens a link, and returns what the browser keeps. */
  const open = async (answer: Answer) => {
    const { status, headers, cookies } = await atPreview({ method: 'GET', path: pathOf(answer.body['asked']) });
    expect({ status, to: headers.location }).toEqual({ status: 303, to: '/_look' });
    return cookies[0]?.split(';')[0] ?? '';
  };
  const visitor = (cookie: string) => (method: string, path: string, body?: unknown) => {
    // A minute apart: how often one may speak is another test.
    clock.now += 61_000;
    return atPreview({ method, path: `/_look/api${path}`, cookie, body });
  };
  return { ...server, draft: begun.id, base, write, author, ask, atPreview, open, visitor };
}

export const pathOf = (link: unknown) => new URL(String(link)).pathname;
export const threadsOf = ({ body }: Answer) => body['threads'] as Record<string, unknown>[];
