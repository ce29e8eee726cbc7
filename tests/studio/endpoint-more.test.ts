import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fontSource } from '#kit/theme';
import { goodPicture } from '../support/hostile-pictures.ts';
import { wordDocuments } from './documents/word.ts';
import { type Sent, ServedFolder } from './support/serve-folder.ts';

const served = new ServedFolder();
let file = '';
let version = '';
let text = '';

beforeAll(async () => {
  await served.start();
  [[file = '', version = ''] = []] = [...(await served.versions())].filter(([name]) => !name.includes('/_'));
  text = readFileSync(join(served.root, file), 'utf8');
  mkdirSync(join(served.pages, 'folder.yaml'));
  execFileSync('mkfifo', [join(served.pages, 'pipe.yaml')]);
});
afterAll(() => served.close());

/** Every file with the hash of what it holds. */
function disk(): string[] {
  return readdirSync(served.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`);
}

const changed = () => ({ file, text: text.replace(/^title:.*$/m, 'title: Attacked'), version });
const home = () => `127.0.0.1:${served.port}`;

/** What the server answers to bytes as they are: no client makes them tidy on the way. */
function raw(bytes: string | Buffer, isCut = false): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(served.port, '127.0.0.1', () => {
      socket.write(bytes, () => (isCut ? socket.destroy() : socket.end()));
    });
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
  });
}

/** A save as it goes over the wire, but for what is given. */
function wire(head: readonly string[], line = 'PUT /_studio/api/content HTTP/1.1'): string {
  const body = JSON.stringify({ changes: [{ file, text: changed().text }] });
  const own = [
    `host: ${home()}`,
    `origin: http://${home()}`,
    'sec-fetch-site: same-origin',
    'content-type: application/vnd.studio.write+json',
    `x-session-token: ${served.token}`,
    `if-match: "${version}"`,
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  const names = head.map((each) => each.split(':')[0]?.replace(/^\+/, ''));
  const kept = own.filter((each) => !head.some((one) => !one.startsWith('+') && names.includes(each.split(':')[0])));
  const all = [...kept, ...head.map((each) => each.replace(/^\+/, '')).filter((each) => !each.endsWith(': -'))];
  return `${line}\r\n${all.join('\r\n')}\r\nconnection: close\r\n\r\n${body}`;
}

it('what goes over the wire unchanged is a save', async () => {
  const before = text;
  expect(await raw(wire([]))).toMatch(/^HTTP\/1.1 200/);
  expect(readFileSync(join(served.root, file), 'utf8')).toContain('title: Attacked');
  writeFileSync(join(served.root, file), before);
});

describe('an attack by hand is refused and changes nothing', () => {
  const heads: [string, () => string][] = [
    ['two hosts', () => wire(['+host: evil.example'])],
    ['two origins', () => wire(['origin: http://evil.example', `+origin: http://${home()}`])],
    ['an origin that begins like its own', () => wire([`origin: http://${home()}.evil.example`])],
    ['its own origin with a path', () => wire([`origin: http://${home()}/`])],
    ['its own origin by another scheme', () => wire([`origin: https://${home()}`])],
    ['its own machine by another name', () => wire([`origin: http://localhost:${served.port}`])],
    ['two tokens', () => wire([`+x-session-token: ${served.token}`])],
    [
      'an empty token beside one in the address',
      () => wire(['x-session-token: '], `PUT /_studio/api/content?token=${served.token} HTTP/1.1`),
    ],
    ['a site that is none', () => wire(['sec-fetch-site: none'])],
    ['its type with a charset', () => wire(['content-type: application/vnd.studio.write+json; charset=utf-7'])],
    ['two types', () => wire(['content-type: text/plain', '+content-type: application/vnd.studio.write+json'])],
    ['a weak version', () => wire([`if-match: W/"${version}"`])],
    ['two versions of one file', () => wire([`+if-match: "${version}"`])],
    [
      'a method that stands in for another',
      () => wire(['x-http-method-override: PUT'], 'POST /_studio/api/content HTTP/1.1'),
    ],
    ['a whole address', () => wire([], `PUT http://${home()}/_studio/api/content HTTP/1.1`)],
    ['an address that begins with two slashes', () => wire([], 'PUT //_studio/api/content HTTP/1.1')],
    ['an escaped address', () => wire([], 'PUT /_studio/%61pi/content HTTP/1.1')],
    ['no host at all', () => wire(['host: -'], 'PUT /_studio/api/content HTTP/1.0')],
    ['a length and pieces at once', () => wire(['transfer-encoding: chunked'])],
    [
      'a body that says that it is compressed and isn’t JSON',
      () => wire(['content-length: 4', 'content-encoding: gzip']).replace(/\{"changes.*$/, '\x1f\x8b\x08\x00'),
    ],
  ];
  it.each(heads)('%s', async (_, bytes) => {
    const before = disk();
    expect(await raw(bytes())).toMatch(/^HTTP\/1.1 4\d\d/);
    expect(disk()).toEqual(before);
  });

  it('a body that is cut off', async () => {
    const before = disk();
    const whole = wire([]);
    for (const part of [0.5, 0.9, 0.999]) await raw(whole.slice(0, Math.floor(whole.length * part)), true);
    expect((await served.send({ method: 'GET' })).status).toBe(200);
    expect(disk()).toEqual(before);
  });

  const names = [
    `pages/${'a'.repeat(300)}.yaml`,
    `pages/${'é'.repeat(200)}.yaml`,
    `pages/${'a/'.repeat(3000)}a.yaml`,
    'pages/．．/secret.yaml',
    'pages/a／b.yaml',
    'pages/\u202elmay.yaml',
    'pages/a\u200b.yaml',
    'pages/a.yaml::$DATA',
    'pages/.yaml',
    'pages/a.yaml/',
    'pages/a.yaml/b.yaml',
    'pages/folder.yaml',
    'pages/pipe.yaml',
    'pages/--output=a.yaml',
    'pages/ .yaml',
    './pages/a.yaml',
    'PAGES/a.yaml',
    'pages/_media/../home.yaml',
    'pages/_public/a.json',
    '__proto__',
  ];
  it.each(names)('the name %j', async (name) => {
    const before = disk();
    for (const given of ['', version]) {
      const { status } = await served.write([{ file: name, text: 'title: Attacked\n', version: given }]);
      expect([400, 409, 412]).toContain(status);
    }
    expect(disk()).toEqual(before);
  });

  const bodies: [string, () => string | Buffer][] = [
    [
      'one file twice, in another letter case',
      () =>
        JSON.stringify({
          changes: [
            changed(),
            { ...changed(), file: file.replace(/[^/]*$/, (name) => name.toUpperCase().replace(/\.YAML$/, '.yaml')) },
          ],
        }),
    ],
    [
      'one file twice, its letters composed in two ways',
      () =>
        JSON.stringify({
          changes: ['pages/caf\u00e9.yaml', 'pages/cafe\u0301.yaml'].map((name) => ({
            file: name,
            text: 'title: a\n',
          })),
        }),
    ],
    ['fields of a prototype', () => `{"changes":[{"__proto__":{"file":"${file}"},"text":"a"}]}`],
    ['a list that is deep', () => `{"changes":${'['.repeat(200_000)}`],
    ['UTF-16', () => Buffer.from(JSON.stringify({ changes: [changed()] }), 'utf16le')],
    [
      'more than may be sent at once',
      () => JSON.stringify({ changes: [{ ...changed(), text: 'a'.repeat(17_000_000) }] }),
    ],
    [
      'more files than may be changed at once',
      () =>
        JSON.stringify({
          changes: Array.from({ length: 2001 }, (_, index) => ({ file: `pages/a${index}.yaml`, text: 'a: 1\n' })),
        }),
    ],
    ['a text that is a list', () => JSON.stringify({ changes: [{ file, text: ['title: a'] }] })],
  ];
  it.each(bodies)('%s', async (_, body) => {
    const before = disk();
    for (const match of [`"${version}"`, `"${version}", "${version}"`, '"", ""']) {
      const { status } = await served.write([], { body: body(), headers: { 'if-match': match } });
      expect([400, 413]).toContain(status);
    }
    expect(disk()).toEqual(before);
  });
});

it('a file that is linked from elsewhere by its bytes is parted from it, not written over', async () => {
  linkSync(join(served.root, 'secret.yaml'), join(served.pages, 'hard.yaml'));
  const shown = file.replace(/[^/]*$/, 'hard.yaml');
  const known = (await served.versions()).get(shown) ?? '';
  expect((await served.write([{ file: shown, text: 'title: Changed\n', version: known }])).status).toBe(200);
  expect(readFileSync(join(served.root, 'secret.yaml'), 'utf8')).toBe('title: Secret\n');
});

it('pictures go nowhere else, whatever their name, and nothing but pictures is read', async () => {
  const bytes = await goodPicture('png');
  const picture = (path: string, sent: Sent = {}) =>
    served.send({
      path,
      body: bytes,
      ...sent,
      headers: { 'content-type': 'application/vnd.studio.picture', ...sent.headers },
    });
  const outside = () => disk().filter((entry) => !entry.includes('/_media/'));
  const before = outside();
  for (const name of [
    '..%2f..%2fx.png',
    '%2e%2e/x.png',
    'a%00.png',
    `${'a'.repeat(5000)}.png`,
    '%ff.png',
    '.png',
    'con.png',
    'a/b.png',
  ])
    await picture(`/_studio/api/media/${name}`);
  expect(outside()).toEqual(before);
  for (const entry of readdirSync(join(served.pages, '_media'))) expect(entry).toMatch(/^[\w.-]{1,70}$|^people$/);
  expect((await picture('/_studio/api/media/big.png', { body: Buffer.alloc(27_000_000) })).status).toBe(413);
  expect((await picture('/_studio/api/media/a.png', { headers: { 'content-type': 'image/png' } })).status).toBe(415);
  expect((await picture('/_studio/api/media/a.png', { headers: { 'x-session-token': 'a' } })).status).toBe(403);

  writeFileSync(join(served.root, 'secret.png'), 'Secret');
  symlinkSync(join(served.root, 'secret.png'), join(served.pages, '_media/linked.png'));
  for (const name of ['..%2f..%2fsecret.png', 'linked.png', '..%2f..%2fsecret.yaml', '%2e%2e%2fhome.yaml'])
    expect((await served.send({ method: 'GET', path: `/_studio/media/${name}` })).status).toBe(404);
  renameSync(join(served.pages, '_media'), join(served.root, 'moved'));
  symlinkSync(join(served.root, 'moved'), join(served.pages, '_media'));
  expect((await picture('/_studio/api/media/through-a-link.png')).status).toBe(409);
  expect(readdirSync(join(served.root, 'moved'))).not.toContain('through-a-link.png');
});

it('a document is read for whoever may write, as what it is, and nothing of it is kept', async () => {
  const word = Buffer.from(Object.values(wordDocuments)[0] ?? []);
  const document = (sent: Sent = {}) =>
    served.send({
      method: 'POST',
      path: '/_studio/api/document?name=plan.docx',
      body: word,
      ...sent,
      headers: { 'content-type': 'application/vnd.studio.document', ...sent.headers },
    });
  const before = disk();
  expect((await document({ headers: { 'x-session-token': 'a' } })).status).toBe(403);
  expect((await document({ headers: { origin: 'https://evil.example' } })).status).toBe(403);
  expect((await document({ headers: { 'content-type': 'application/octet-stream' } })).status).toBe(415);
  expect((await document({ body: Buffer.alloc(60_000_000) })).status).toBe(413);
  const unread = await document({ body: Buffer.from('%PDF-1.7') });
  expect(unread.status).toBe(409);
  expect(unread.body).toMatch(/"message":"[A-Z]/);
  // More at once than may wait: those are told so, and the others are read.
  const many = await Promise.all(Array.from({ length: 6 }, () => document()));
  expect(many.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 409, 409]);
  expect(many.find(({ status }) => status === 409)?.body).toContain('Several documents are being read');
  expect(JSON.parse(many.find(({ status }) => status === 200)?.body ?? '')).toMatchObject({
    pages: [expect.anything()],
  });
  expect(disk()).toEqual(before);
});

it('no answer lets another site read or send, and a question about it is refused', async () => {
  for (const path of ['/_studio', '/_studio/api/content', '/_studio/frame']) {
    const { headers } = await served.send({ method: 'GET', path });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
  const asks = {
    origin: 'http://evil.example',
    'access-control-request-method': 'PUT',
    'sec-fetch-site': 'cross-site',
  };
  expect((await served.send({ method: 'OPTIONS', headers: asks })).status).toBe(403);
});

it('its letters are those of the design, served from where they lie, and nothing else of there', async () => {
  const asked = async (path: string) => {
    const { status, headers } = await served.send({ method: 'GET', path });
    return [status, headers['content-type']];
  };
  const file = fontSource.replace('/fonts/', '/_studio/').slice('url('.length, -1);
  expect(await asked(file)).toEqual([200, 'font/woff2']);
  for (const path of ['/_studio/../package.json', '/_studio/%2e%2e/tokens.ts'])
    expect((await asked(path))[0]).toBeGreaterThanOrEqual(400);
});
