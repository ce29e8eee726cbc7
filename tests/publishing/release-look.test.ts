import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { comeIn, type Sent, startStudioServer } from './support/studio.ts';

it.runIf(isThorough)(
  'what was published is looked at where drafts are, beside what was there before, for an hour, and nothing is said of it',
  async () => {
    const { parts, origin, preview, send, clock } = await startStudioServer();
    const { person: _, ...keys } = comeIn(parts, 'editor', 'ada');
    await parts.publisher.update();
    const base = readFileSync(join(parts.folders.pages, 'page-1.yaml'), 'utf8');
    const outcome = await parts.publisher.publish({
      title: 'Song',
      author: { id: 'ada', name: 'Ada' },
      overlay: { 'page-1.yaml': { base, mine: base.replace('It says', 'It sings') } },
      pictures: new Map(),
    });
    if (!('published' in outcome)) throw new Error(JSON.stringify(outcome));
    const look = (id: string) =>
      send({ ...keys, origin, method: 'POST', path: `/_studio/api/releases/${id}/look`, body: {} });
    for (const id of ['none', '..', '%2e%2e', '__proto__']) expect((await look(id)).status, id).toBe(404);
    const { status, body } = await look(outcome.published.name);
    expect(status).toBe(201);
    const at = (sent: Omit<Sent, 'method'> & { method?: string }) =>
      send({ method: 'GET', host: preview.host, origin: preview.origin, ...sent });
    const opened = await at({ path: new URL(String(body['address'])).pathname });
    expect(opened).toMatchObject({ status: 303, headers: { location: '/_look' } });
    const cookie = opened.cookies[0]?.split(';')[0] ?? '';
    expect((await at({ path: '/_look/api/look', cookie })).body).toMatchObject({
      name: 'Song',
      by: 'Ada',
      isRelease: true,
      hasBefore: true,
      words: [{ page: '/page-1' }],
    });
    const [before, after] = [await at({ path: '/_look/before/page-1', cookie }), await at({ path: '/page-1', cookie })];
    expect(before.text).toContain('It says');
    expect(after.text).toContain('It sings');
    for (const { headers } of [before, after])
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': expect.stringMatching(/connect-src 'self';.*frame-ancestors 'self'/),
      });
    // Files that only one of both has are there for its pictures.
    const style = /href="(\/assets\/[^"]+\.css)"/.exec(before.text)?.[1];
    if (style !== undefined) expect((await at({ path: style, cookie })).status).toBe(200);
    for (const path of ['/_look/before/../_studio', '/_look/before/%2e%2e/people', '/_look/before//evil.example'])
      expect((await at({ path, cookie })).status, path).not.toBe(200);
    const comment = { method: 'POST', path: '/_look/api/comments', cookie, body: { name: 'Ruth', text: 'Hello' } };
    expect((await at(comment)).status).toBe(403);
    const verdict = { ...comment, path: '/_look/api/verdict', body: { name: 'Ruth', approves: true } };
    expect((await at(verdict)).status).toBe(403);
    expect((await at({ path: '/page-1' })).status).toBe(403);
    clock.now += 3_600_001;
    expect((await at({ path: '/page-1', cookie })).status).toBe(403);
  },
);
