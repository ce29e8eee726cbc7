import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServedFolder } from '../studio/support/serve-folder.ts';

const served = new ServedFolder();
beforeAll(() => served.start());
afterAll(() => served.close());

const content = '/_studio/api/content';
const token = 'x-session-token';

it('the Studio’s document is the same for everybody, and holds nothing that lets somebody in', async () => {
  const documents = await Promise.all(
    ['/_studio', '/_studio/', '/_studio/frame'].map((path) => served.send({ method: 'GET', path })),
  );
  for (const { body, headers } of documents) {
    expect(body).not.toMatch(/token|[\w-]{40}/);
    expect(JSON.stringify(headers)).not.toContain(served.token);
  }
});

describe('a key', () => {
  it('works once', async () => {
    const key = served.key();
    const { status, body } = await served.exchange(key);
    expect([status, JSON.parse(body)]).toEqual([200, { token: expect.stringMatching(/^[\w-]{43}$/) }]);
    expect((await served.exchange(key)).status).toBe(403);
  });

  it.each([
    ['another site', { origin: 'http://evil.example' }],
    ['a sandboxed document', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['nobody’s page', { origin: undefined, 'sec-fetch-site': undefined }],
    ['a form', { 'content-type': 'text/plain' }],
    ['another name of the host', { host: 'evil.example' }],
  ])('is not taken from %s, and still works', async (_, headers) => {
    const key = served.key();
    expect((await served.exchange(key, headers)).status).toBeGreaterThanOrEqual(400);
    expect((await served.exchange(key)).status).toBe(200);
  });

  it('can’t be guessed, left out or asked for', async () => {
    for (const key of ['', 'a'.repeat(43), served.token, served.key().slice(1)])
      expect((await served.exchange(key)).status).toBe(403);
    for (const method of ['GET', 'PUT'])
      expect((await served.send({ method, path: '/_dev/session' })).status).toBeGreaterThanOrEqual(400);
  });
});

const reads = [
  content,
  '/_studio/api/history?file=pages/home.yaml',
  '/_studio/api/earlier?file=pages/home.yaml&id=0',
  '/_studio/api/earlier-texts?file=pages/home.yaml',
  '/_studio/api/deleted',
  '/_studio/api/events',
];

describe.each(reads)('%s', (path) => {
  const own = { origin: undefined, 'content-type': undefined };
  it.each([
    ['without a token', { ...own, [token]: undefined }],
    ['with a wrong one', { ...own, [token]: 'a'.repeat(43) }],
    ['with an empty one', { ...own, [token]: '' }],
    ['by nobody’s page', { ...own, 'sec-fetch-site': undefined }],
    ['by an address that was typed', { ...own, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['by a link of another site', { ...own, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['by another origin', { ...own, origin: 'http://127.0.0.1:1' }],
  ])('is not read %s', async (_, headers) => {
    expect((await served.send({ method: 'GET', path, headers })).status).toBe(403);
  });

  it('is not read with the token in its address', async () => {
    const address = `${path}${path.includes('?') ? '&' : '?'}token=${served.token}`;
    const headers = { ...own, [token]: undefined };
    expect((await served.send({ method: 'GET', path: address, headers })).status).toBe(403);
  });
});

it('content is read by the Studio’s own page', async () => {
  const ask = (headers: Record<string, string | undefined>) => served.send({ method: 'GET', path: content, headers });
  expect((await ask({ origin: undefined })).status).toBe(200);
  expect((await ask({ 'sec-fetch-site': undefined })).status).toBe(200);
});

it.each(['/_studio/frame', '/_studio/media/any.png', '/_studio/worker.js'])(
  '%s is for pages of this origin',
  async (path) => {
    const nobody = { origin: undefined, 'sec-fetch-site': undefined };
    expect((await served.send({ method: 'GET', path, headers: nobody })).status).toBe(403);
    expect((await served.send({ method: 'GET', path, headers: { ...nobody, 'sec-fetch-site': 'none' } })).status).toBe(
      403,
    );
  },
);

it('nothing becomes a service worker', async () => {
  for (const headers of [{ 'service-worker': 'script' }, { 'sec-fetch-dest': 'serviceworker' }])
    expect((await served.send({ method: 'GET', path: '/_studio', headers })).status).toBe(403);
});
