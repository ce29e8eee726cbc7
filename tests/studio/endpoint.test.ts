import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPicture } from '../support/hostile-pictures.ts';
import { type Sent, ServedFolder } from './support/serve-folder.ts';

const served = new ServedFolder();
let file = '';
let version = '';
let text = '';

beforeAll(async () => {
  await served.start();
  [[file = '', version = ''] = []] = [...(await served.versions())].filter(([name]) => !name.includes('/_'));
  text = readFileSync(join(served.root, file), 'utf8');
  symlinkSync(join(served.root, 'secret.yaml'), join(served.pages, 'linked.yaml'));
  symlinkSync(served.root, join(served.pages, 'out'));
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

describe('an attack is refused and changes nothing', () => {
  const headers: [string, Record<string, string | undefined>][] = [
    ['another name of the host', { host: 'evil.example' }],
    ['no token', { 'x-session-token': undefined }],
    ['a wrong token', { 'x-session-token': 'a'.repeat(43) }],
    ['another origin', { origin: 'http://evil.example' }],
    ['another port of the same host', { origin: 'http://127.0.0.1:1' }],
    ['an origin of nothing', { origin: 'null' }],
    ['no origin', { origin: undefined }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the site', { 'sec-fetch-site': 'same-site' }],
    ['a form’s type', { 'content-type': 'text/plain' }],
    ['plain JSON', { 'content-type': 'application/json' }],
    ['no version', { 'if-match': undefined }],
    ['any version', { 'if-match': '*' }],
    ['an old version', { 'if-match': `"${'0'.repeat(64)}"` }],
    ['a file that must not be there yet', { 'if-match': '""' }],
    ['more versions than files', { 'if-match': `"${'0'.repeat(64)}", "${'0'.repeat(64)}"` }],
  ];
  it.each(headers)('%s', async (_, given) => {
    const before = disk();
    const { status } = await served.write([changed()], { headers: given });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(disk()).toEqual(before);
  });

  const names = [
    '../secret.yaml',
    'pages/../secret.yaml',
    'pages/../../etc/passwd',
    '/etc/passwd',
    'pages//etc/passwd.yaml',
    'pages/a/../../secret.yaml',
    'pages\\..\\secret.yaml',
    'pages/%2e%2e/secret.yaml',
    'pages/.hidden.yaml',
    'pages/.change/journal.yaml',
    'pages/page.html',
    'pages/page.yaml.sh',
    'pages/page.js',
    'pages/_media/page.yaml',
    'pages/new\u0000.yaml',
    'pages/new .yaml',
    'pages/new\n.yaml',
    'pages/out/secret.yaml',
    'pages/out/new.yaml',
    'pages/linked.yaml',
    'pages',
    '',
    'schema/page.yaml',
    'package.json',
  ];
  it.each(names)('the name %j', async (name) => {
    const before = disk();
    for (const given of ['', version]) {
      const { status } = await served.write([{ file: name, text: 'title: Attacked\n', version: given }]);
      expect(status).toBeGreaterThanOrEqual(400);
    }
    expect(disk()).toEqual(before);
    expect(existsSync(join(served.root, 'new.yaml'))).toBe(false);
  });

  const bodies: [string, Sent][] = [
    ['no JSON', { body: 'title: Attacked' }],
    ['no list', { body: '{"changes":{}}' }],
    ['an empty list', { body: '{"changes":[]}' }],
    ['a text that is none', { body: '{"changes":[{"file":"pages/home.yaml","text":1}]}' }],
    ['no UTF-8', { body: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) }],
    ['a POST', { method: 'POST' }],
    ['a DELETE', { method: 'DELETE' }],
    ['another address', { path: '/_studio/api/../api/content/' }],
  ];
  it.each(bodies)('%s', async (_, sent) => {
    const before = disk();
    const { status } = await served.write([changed()], sent);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(disk()).toEqual(before);
  });

  it.each([
    ['longer than a page may be', 'a'.repeat(5_000_000)],
    ['a sign that no text has', 'title: \u0000\n'],
    ['half a sign', 'title: \ud800\n'],
  ])('a text with %s', async (_, given) => {
    const before = disk();
    expect((await served.write([{ ...changed(), text: given }])).status).toBe(400);
    expect(disk()).toEqual(before);
  });

  it('of several files of which one is old', async () => {
    const before = disk();
    const [other = '', otherVersion = ''] = [...(await served.versions())].find(([name]) => name !== file) ?? [];
    const changes = [
      { file: other, text: 'title: Attacked\n', version: otherVersion },
      { ...changed(), version: '0'.repeat(64) },
    ];
    const { status, body } = await served.write(changes);
    expect(status).toBe(412);
    expect(JSON.parse(body)).toEqual({ stale: [{ file, text, version }] });
    expect(disk()).toEqual(before);
  });
});

it('every document and answer of the Studio says what may be loaded, and who may frame it', async () => {
  const { headers, body } = await served.send({ method: 'GET', path: '/_studio' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(body).not.toMatch(/<script>|<style>|\son\w+=/);
});

it('of 50 saves at once from one version exactly one wins, and it is on the disk', async () => {
  const { version: now = '', name } = { version: (await served.versions()).get(file), name: file };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      served.write([{ file: name, text: text.replace(/^title:.*$/m, `title: Number ${index} of them`), version: now }]),
    ),
  );
  const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(winners).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(49);
  expect(readFileSync(join(served.root, file), 'utf8')).toContain(`title: Number ${winners[0]} of them`);
});

it('a file whose name is an odd one is saved like others', async () => {
  writeFileSync(join(served.pages, 'Our prices (2).yaml'), text);
  const shown = file.replace(/[^/]*$/, 'Our prices (2).yaml');
  const known = (await served.versions()).get(shown) ?? '';
  expect((await served.write([{ file: shown, text: 'title: Prices\n', version: known }])).status).toBe(200);
  expect(readFileSync(join(served.root, shown), 'utf8')).toBe('title: Prices\n');
});

it('several files are written, made and removed at once, a byte order mark stays', async () => {
  writeFileSync(join(served.pages, 'marked.yaml'), `\ufeff${text}`);
  const versions = await served.versions();
  const shown = file.replace(/[^/]*$/, 'marked.yaml');
  const made = file.replace(/[^/]*$/, 'made-here.yaml');
  const { status, body } = await served.write([
    { file: shown, text: 'title: Marked\n', version: versions.get(shown) ?? '' },
    { file: made, text: 'title: Made\n' },
  ]);
  expect([status, body]).toEqual([200, expect.any(String)]);
  expect(readFileSync(join(served.root, shown), 'utf8')).toBe('\ufefftitle: Marked\n');
  const now = new Map((JSON.parse(body) as { written: [string, string][] }).written);
  expect((await served.write([{ file: made, version: now.get(made) ?? '' }])).status).toBe(200);
  expect(existsSync(join(served.root, made))).toBe(false);
});

it('takes pictures that pass the checks, under safe names, and never writes over another', async () => {
  const bytes = await goodPicture('png');
  const put = (name: string, body: Buffer | string) =>
    served.send({
      path: `/_studio/api/media/${encodeURIComponent(name)}`,
      headers: { 'content-type': 'application/vnd.studio.picture' },
      body,
    });
  const named = async (name: string, body: Buffer | string = bytes) => JSON.parse((await put(name, body)).body).name;
  expect(await named('Böat (1).PNG')).toBe('boat-1.png');
  expect(await named('boat-1.png')).toBe('boat-1.png');
  writeFileSync(join(served.pages, '_media/taken.png'), 'somebody’s own');
  expect(await named('../../taken.png')).toBe('taken-2.png');
  expect(readFileSync(join(served.pages, '_media/taken.png'), 'utf8')).toBe('somebody’s own');
  const before = disk();
  for (const [name, body] of [
    ['page.html', '<script>'],
    ['lies.jpg', bytes],
    ['broken.png', bytes.subarray(0, 60)],
    ['bad.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
  ] as const)
    expect((await put(name, body)).status).toBe(409);
  expect(disk()).toEqual(before);
});

it('removes only pictures that it has taken itself, that are as they were and that no file names', async () => {
  const bytes = await goodPicture('png');
  const ask = (method: string, name: string, type = 'application/vnd.studio.picture') =>
    served.send({
      method,
      path: `/_studio/api/media/${encodeURIComponent(name)}`,
      headers: { 'content-type': type },
      ...(method === 'PUT' ? { body: bytes } : {}),
    });
  const media = (name: string) => join(served.pages, '_media', name);
  writeFileSync(media('before.png'), bytes);
  for (const name of ['before.png', 'named.png', 'changed.png', 'stray.png']) await ask('PUT', name);
  writeFileSync(join(served.pages, 'named.yaml'), `${text}# named.png`);
  writeFileSync(media('changed.png'), 'somebody’s own');
  const before = disk();
  for (const name of ['before.png', 'named.png', 'changed.png', 'never.png', '../named.yaml', '..%2Fnamed.yaml'])
    expect([name, (await ask('DELETE', name)).status]).toEqual([name, 409]);
  expect((await ask('DELETE', 'stray.png', 'text/plain')).status).toBe(415);
  expect(disk()).toEqual(before);
  expect((await ask('DELETE', 'stray.png')).status).toBe(200);
  expect(existsSync(media('stray.png'))).toBe(false);
});
