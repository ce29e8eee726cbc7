import { describe, expect, it } from 'vitest';
import { policyText } from '#builder/build';
import { sendRaw } from '../support/raw-request.ts';
import { aboutText, homeText, missingText, playerOrigin, policy, servedSite } from '../support/served-site.ts';

const { ask, get, port } = servedSite();

describe('addresses', () => {
  it('serves a page at its one address', async () => {
    expect(await get('/')).toMatchObject({ status: 200, body: Buffer.from(homeText) });
    expect(await get('/about?from=mail')).toMatchObject({ status: 200, body: Buffer.from(aboutText) });
    expect((await get('/about')).headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('allows videos and embedded pages of others on the page that has them, and there alone', async () => {
    const policyOf = async (path: string) => (await get(path)).headers['content-security-policy'];
    expect(await policyOf('/film')).toBe(`${policyText(policy)};media-src 'self';frame-src ${playerOrigin}`);
    for (const path of ['/', '/about', '/film/', '/nothing'])
      expect(await policyOf(path), path).toBe(policyText(policy));
  });

  it.each([
    ['/about/', '/about'],
    ['/about/index.html', '/about'],
    ['/about/?a=1', '/about?a=1'],
    ['/index.html', '/'],
    ['/old', '/about'],
    ['/old?a=1', '/about?a=1'],
    ['/old-faq.php?a=1', '/about?a=1#questions'],
    ['/away', 'https://example.org/there'],
  ])('leads %s to %s', async (from, to) => {
    expect(await get(from)).toMatchObject({ status: 301, headers: { location: to } });
  });

  it.each([
    '/nothing',
    '/ABOUT',
    '/about//',
    '//about',
    '//example.org/',
    '/\\example.org/',
    '/about/index.html.br',
    '/404.html',
    '/_hosting/site.json',
    '/_headers',
    '/_redirects',
    '/vercel.json',
    '/.assetsignore',
    '/assets',
    '/assets/',
    '/constructor',
    '/__proto__',
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\..\\etc',
    '/%5c..%5c',
    '/about%00',
    '/about%2findex.html',
    '/%252e%252e/package.json',
    '/./about/../../etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '/%',
    '/%zz',
    '/%c0%ae%c0%ae/',
    '/%ff',
    '/%e0%a4%a',
  ])('answers %s with the page that says so', async (target) => {
    const response = await get(target);
    expect(response).toMatchObject({ status: 404, body: Buffer.from(missingText) });
    expect(response.headers.location).toBeUndefined();
  });

  it('tells programs that something is missing in one line', async () => {
    expect(await get('/nothing/page.json', { accept: 'application/json' })).toMatchObject({
      status: 404,
      body: Buffer.from('Not found\n'),
    });
  });

  it('finds files with escaped and unescaped names', async () => {
    expect(await get('/images/%C3%BCber%20uns.svg')).toMatchObject({
      status: 200,
      headers: { 'content-type': 'image/svg+xml; charset=utf-8' },
    });
    expect((await get('/%61bout')).status).toBe(200);
    expect((await get('http://anything.example/about')).status).toBe(200);
  });
});

describe('methods', () => {
  it('answers HEAD as GET, without a body', async () => {
    const whole = await get('/about');
    const head = await ask('HEAD', '/about');
    expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    const { date: _a, ...headers } = head.headers;
    const { date: _b, ...expected } = whole.headers;
    expect(headers).toEqual(expected);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('refuses %s', async (method) => {
    expect(await ask(method, '/about')).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD', connection: 'close' },
    });
  });

  it('refuses what is no method, and requests without a host', async () => {
    expect((await ask('BREW', '/')).status).toBe(400);
    expect((await sendRaw(port(), 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n')).status).toBe(400);
  });
});
