import { request } from 'node:http';
import { expect, it } from 'vitest';
import { isThorough } from '../../support/extent.ts';
import { api, startAttacked, type Try } from '../support/attacked.ts';
import type { Sent } from '../support/studio.ts';

const writeType = 'application/vnd.studio.write+json';

/** What is no body that a page of the Studio sends. */
const bodies: Readonly<Record<string, string | Buffer>> = {
  nothing: '',
  'half of one': '{"role":"own',
  null: 'null',
  'a list': '[{"role":"owner"}]',
  'a text': '"owner"',
  'a number too large': '1e400',
  'what is no UTF-8': Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  'many lists in each other': '['.repeat(30_000),
  'many objects in each other': '{"role":'.repeat(7_000),
  'the fields of a prototype': '{"__proto__":{"role":"owner","at":"2027-01-01T08:00","changes":[]}}',
  'the fields of a constructor': '{"constructor":{"prototype":{"role":"owner"}}}',
  'another type of text': Buffer.from('{"role":"owner"}', 'utf16le'),
};

/** What a field holds that ought to be words. */
const values: readonly unknown[] = [
  { toString: 1, valueOf: 1 },
  [],
  [['owner']],
  1e308,
  true,
  null,
  '',
  'x\0y',
  '__proto__',
  '\ud800',
  'a'.repeat(60_000),
];

async function withRoutes() {
  const server = await startAttacked();
  const { ada, ed, origin } = server;
  const of = (method: string, path: string): Sent => ({ method, path: api(path), ...ada.keys });
  const write = { ...of('PUT', `/drafts/${ada.draft}/content`), type: writeType, ifMatch: '""' };
  return {
    ...server,
    of,
    write,
    link: { method: 'POST', path: api('/sign-in/link'), origin },
    other: `/people/${ed.id}`,
  };
}

it('a body that is none is refused, and changes nothing', async () => {
  const { ada, of, write, link, other, tried } = await withRoutes();
  const asked: readonly Sent[] = [
    link,
    { ...link, path: api('/sign-in/invitation') },
    of('POST', '/invitations'),
    of('PATCH', other),
    of('POST', '/confirm/code'),
    of('POST', '/passkeys'),
    of('POST', `/drafts/${ada.draft}/here`),
    of('PUT', `/drafts/${ada.draft}/schedule`),
    write,
  ];
  const tries = asked.flatMap((sent) =>
    Object.entries(bodies).map(([what, bytes]): Try => [what, { ...sent, bytes }, 400, /"message":"/]),
  );
  expect(await tried(tries)).toEqual([]);
  expect('role' in {}).toBe(false);
});

it('a field that holds something else than words is refused, and changes nothing', async () => {
  const { ada, of, write, link, other, tried } = await withRoutes();
  const tries = values.flatMap((value): Try[] => {
    const what = JSON.stringify(value).slice(0, 30);
    const schedule = of('PUT', `/drafts/${ada.draft}/schedule`);
    return [
      [what, { ...link, body: { mail: value } }, 400],
      [what, { ...of('POST', '/invitations'), body: { mail: value, role: 'editor' } }, 400],
      [what, { ...of('POST', '/invitations'), body: { mail: 'new@site.example', role: value } }, 400],
      [what, { ...of('PATCH', other), body: { role: value } }, 400],
      [what, { ...of('PATCH', `/drafts/${ada.draft}`), body: { owner: value } }, 404],
      [what, { ...schedule, body: { at: value } }, 400],
      [what, { ...of('POST', '/confirm/code'), body: { code: value } }, 400],
      [what, { ...write, body: { changes: value } }, 400],
      [what, { ...write, body: { changes: [value] } }, 400],
      [what, { ...write, body: { changes: [{ file: value }] } }, 400],
      [what, { ...of('POST', '/releases/none/take-back'), body: { choices: value } }, 409, /no such publication/],
    ];
  });
  for (const at of ['soon', '2026-02-30T10:00', '2026-13-01T00:00', '2026-11-28T25:00', '-1', '0', 'Infinity'])
    tries.push([at, { ...of('PUT', `/drafts/${ada.draft}/schedule`), body: { at } }, 400, /a day and an hour/]);
  tries.push([
    'years ago',
    { ...of('PUT', `/drafts/${ada.draft}/schedule`), body: { at: '1970-01-01T00:00' } },
    409,
    /has passed/,
  ]);
  expect(await tried(tries)).toEqual([]);
});

it.runIf(isThorough)('what is too much at once is refused, and for nobody nothing of it is read', async () => {
  const { port, ada, of, link, write, tried } = await withRoutes();
  const long = JSON.stringify({ mail: 'a'.repeat(64 * 1024) });
  const asked = [link, of('POST', '/drafts'), of('POST', '/invitations'), of('POST', `/drafts/${ada.draft}/publish`)];
  expect(await tried(asked.map((sent): Try => ['a long body', { ...sent, bytes: long }, 413, /too much/]))).toEqual([]);
  for (const type of [writeType, 'application/vnd.studio.picture']) {
    const status = await new Promise((resolve, reject) => {
      const path = type === writeType ? write.path : api(`/drafts/${ada.draft}/media/a.png`);
      const headers = { host: 'studio.localhost:4173', origin: ada.keys.origin, 'content-type': type };
      const sending = request({ port, host: '127.0.0.1', method: 'PUT', path, headers }, (response) => {
        resolve(response.statusCode);
        sending.destroy();
      });
      sending.once('error', reject);
      // In pieces, of which the last never comes.
      sending.write('{');
    });
    expect(status).toBe(403);
  }
});
