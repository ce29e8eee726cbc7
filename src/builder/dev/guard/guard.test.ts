import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { keyMark, tokenHeader } from '#kit/preview';
import { removeFolder, temporaryFolder } from '../../../../tests/support/content.ts';
import { Access } from './access.ts';
import { ownHosts } from './own-hosts.ts';
import { type Judged, refusalOf, upgradeRefusalOf } from './refusal.ts';
import { servedFile } from './served-files.ts';

const home = 'localhost:4173';
const isOwnHost = ownHosts('127.0.0.1');

function asked(headers: Record<string, string | string[]> = {}, method = 'GET', url = '/about'): Judged {
  const all = Object.entries({ host: home, ...headers });
  return {
    method,
    url,
    headers: Object.fromEntries(all.map(([name, value]) => [name, String(value)])),
    headersDistinct: Object.fromEntries(all.map(([name, value]) => [name, [value].flat()])),
  };
}

describe('who is let in', () => {
  const keyIn = (address: string) => address.slice(address.indexOf(keyMark) + keyMark.length);
  const own = (token: string) => asked({ origin: `http://${home}`, [tokenHeader]: token });

  it('a key becomes a token once, and no other key does', () => {
    const access = new Access();
    const key = keyIn(access.addressFor(`http://${home}/`));
    const token = access.redeem(key) ?? '';
    expect(access.allows(own(token))).toBe(true);
    expect(access.redeem(key)).toBeUndefined();
    expect(access.redeem('another')).toBeUndefined();
    expect(access.allows(own(key))).toBe(false);
    expect(access.allows(asked({ [tokenHeader]: token }))).toBe(false);
  });
});

describe('the names of the server', () => {
  it.each(['localhost', 'LOCALHOST:4173', '127.0.0.1', '127.0.0.1:80', '[::1]:4173'])('%s is one', (host) => {
    expect(isOwnHost(host)).toBe(true);
  });

  it.each([
    '',
    'evil.example',
    'evil.example:4173',
    'localhost.evil.example',
    'evil-localhost',
    'localhost:4173@evil.example',
    'localhost evil.example',
    'localhost:port',
    '192.168.1.5:4173',
    '127.0.0.1.evil.example',
    '[::1]evil.example',
    '[::2]',
    'localhost.',
  ])('“%s” is none', (host) => {
    expect(isOwnHost(host)).toBe(false);
  });

  it('are those of HOST too, and bare addresses where it listens everywhere', () => {
    expect(ownHosts('studio.lan')('studio.lan:4173')).toBe(true);
    expect(ownHosts('studio.lan')('other.lan')).toBe(false);
    expect(ownHosts('0.0.0.0')('192.168.1.5:4173')).toBe(true);
    expect(ownHosts('::')('[fe80::1]:4173')).toBe(true);
    expect(ownHosts('0.0.0.0')('evil.example')).toBe(false);
  });
});

describe('the guard', () => {
  const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
  const own = { origin: `http://${home}`, 'sec-fetch-site': 'same-origin' };

  it.each([
    ['a tool without a browser’s headers', asked()],
    ['a page of its own that loads something', asked({ 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' })],
    ['somebody who typed the address', asked({ 'sec-fetch-site': 'none', ...navigation })],
    ['a link from elsewhere', asked({ 'sec-fetch-site': 'cross-site', ...navigation })],
    ['a page of its own that changes something', asked(own, 'POST')],
    ['an older browser that changes something', asked({ origin: `http://${home}` }, 'PUT')],
  ])('lets %s through', (_, request) => {
    expect(refusalOf(request, isOwnHost)).toBeUndefined();
  });

  it.each([
    ['a foreign host', asked({ host: 'evil.example' })],
    ['two hosts', asked({ host: [home, 'evil.example'] })],
    ['no host', asked({ host: [] })],
    ['a foreign origin', asked({ origin: 'https://evil.example' })],
    ['another port of this machine', asked({ origin: 'http://localhost:3000' }, 'POST')],
    ['another scheme', asked({ origin: `https://${home}` }, 'POST')],
    ['an origin that only begins like its own', asked({ origin: `http://${home}.evil.example` }, 'POST')],
    ['the origin of a sandbox', asked({ origin: 'null' }, 'POST')],
    ['a change without an origin', asked({}, 'POST')],
    ['a question about a change', asked({ origin: 'https://evil.example' }, 'OPTIONS')],
    ['a change from elsewhere', asked({ ...own, 'sec-fetch-site': 'cross-site' }, 'POST')],
    ['a change by a link from elsewhere', asked({ ...own, 'sec-fetch-site': 'none', ...navigation }, 'POST')],
    ['a script of another site', asked({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'script' })],
    ['a script of another port', asked({ 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'script' })],
    ['a frame of another site', asked({ 'sec-fetch-site': 'cross-site', ...navigation, 'sec-fetch-dest': 'iframe' })],
    ['a whole address', asked({}, 'GET', 'http://evil.example/about')],
    ['an address of another host', asked({}, 'GET', '//evil.example/about')],
    ['a fragment', asked({}, 'GET', '/src/#/../../secret')],
    ['a backslash', asked({}, 'GET', '/src\\..\\secret')],
    ['no address', asked({}, 'OPTIONS', '*')],
  ])('refuses %s', (_, request) => {
    expect(refusalOf(request, isOwnHost)).toBeDefined();
  });

  it.each([
    ['two hosts', { host: [home, home] }],
    ['two origins', { origin: [`http://${home}`, `http://${home}`] }],
    ['two sites', { 'sec-fetch-site': ['same-origin', 'cross-site'] }],
    ['two types', { 'content-type': ['application/json', 'text/plain'] }],
    ['a host with a path', { host: `${home}/a` }],
  ])('takes %s for no request at all', (_, headers) => {
    expect(refusalOf(asked(headers), isOwnHost)?.status).toBe(400);
    expect(upgradeRefusalOf(asked({ ...own, ...headers }), isOwnHost)?.status).toBe(400);
  });

  it.each([{ 'service-worker': 'script' }, { 'sec-fetch-dest': 'serviceworker' }])(
    'lets nothing stay in a browser: %j',
    (headers) => {
      expect(refusalOf(asked({ 'sec-fetch-site': 'same-origin', ...headers }), isOwnHost)?.status).toBe(403);
    },
  );

  it('opens a WebSocket for its own pages alone', () => {
    expect(upgradeRefusalOf(asked(own), isOwnHost)).toBeUndefined();
    expect(upgradeRefusalOf(asked(), isOwnHost)).toBeDefined();
    expect(upgradeRefusalOf(asked({ origin: 'https://evil.example' }), isOwnHost)).toBeDefined();
  });
});

describe('the files that are served', () => {
  const root = temporaryFolder();
  const outside = temporaryFolder();
  const folders = {
    root,
    code: ['src', 'supabase/functions', 'node_modules'],
    publicFolder: join(root, 'public'),
    closed: [join(root, 'src/messages'), join(root, 'public/messages')],
  };
  afterAll(() => [root, outside].forEach(removeFolder));
  const write = (file: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, 'text');
  };
  for (const name of [
    'package.json',
    '.env',
    '.data/messages/one.json',
    'scripts/dev.ts',
    'pages/home.yaml',
    'src/app.ts',
    'src/.env',
    'src/messages/one.json',
    'supabase/config.toml',
    'supabase/functions/send.ts',
    'node_modules/.vite/deps/react.js',
    'node_modules/.cache/site.json',
    'public/favicon.svg',
    'public/images/a photo.png',
    'public/.htaccess',
    'public/messages/one.json',
  ])
    write(join(root, name));
  write(join(outside, 'secret.txt'));
  symlinkSync(join(outside, 'secret.txt'), join(root, 'public/secret.txt'));
  symlinkSync(outside, join(root, 'src/elsewhere'));

  it.each([
    ['/src/app.ts', 'code'],
    [`/@fs${root}/src/app.ts`, 'code'],
    ['/supabase/functions/send.ts', 'code'],
    ['/node_modules/.vite/deps/react.js', 'code'],
    ['/node_modules/.vite/deps/not-ready-yet.js', 'code'],
    ['/@vite/client', 'code'],
    ['/favicon.svg', 'public'],
    ['/images/a%20photo.png', 'public'],
  ])('%s is one', (path, kind) => {
    expect(servedFile(path, folders)).toBe(kind);
  });

  it.each([
    '/package.json',
    '/.env',
    '/.data/messages/one.json',
    '/scripts/dev.ts',
    '/pages/home.yaml',
    '/src/.env',
    '/src/messages/one.json',
    '/src',
    '/src/',
    '/src/../package.json',
    '/src/%2e%2e/package.json',
    '/src/..%2fpackage.json',
    '/src/%252e%252e/package.json',
    '/src/..%5cpackage.json',
    '/src/app.ts%00.png',
    '/src/%ff',
    '/src/elsewhere/secret.txt',
    '/supabase/config.toml',
    '/node_modules/.cache/site.json',
    '/node_modules/.vite/../../package.json',
    '/node_modules/.vite/.vite/../x',
    '/.htaccess',
    '/messages/one.json',
    '/secret.txt',
    '/images',
    '/@fs/etc/passwd',
    `/@fs${outside}/secret.txt`,
    `/@fs${root}/package.json`,
    `/@fs${root}/src/../package.json`,
    `/@fs${root}/.data/messages/one.json`,
    '/@fs',
    '/@fs/',
    '/@id/secret',
    '/@vite/client/../../../package.json',
  ])('%s is none', (path) => {
    expect(servedFile(path, folders)).toBeUndefined();
  });
});
