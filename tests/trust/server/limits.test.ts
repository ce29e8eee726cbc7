import { describe, expect, it } from 'vitest';
import { policyText } from '#builder/build';
import { sendRaw } from '../support/raw-request.ts';
import { policy, servedSite } from '../support/served-site.ts';

const { ask, get, port } = servedSite();

describe('limits', () => {
  it('refuses headers that are too long, and too long an address', async () => {
    expect((await get('/', { cookie: 'a'.repeat(20_000) })).status).toBe(431);
    expect((await get(`/${'a'.repeat(20_000)}`)).status).toBe(431);
  });

  it('refuses what can be read as two requests', async () => {
    const both = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
    expect((await sendRaw(port(), both)).status).toBe(400);
    expect((await sendRaw(port(), 'GET / HTTP/1.1\r\nhost: a\r\nx: a\nb\r\n\r\n')).status).toBe(400);
    expect((await sendRaw(port(), Buffer.from([0x16, 3, 1, 2, 0]))).status).toBe(400);
  });

  it.each([
    ['two hosts', 'host: a', 'host: b'],
    ['the same host twice', 'host: a', 'Host: a'],
    ['no host', 'x: y'],
    ['a host with a path', 'host: a/b'],
    ['a host with a name before it', 'host: a@b'],
    ['a host with a space', 'host: a b'],
    ['several hosts in one', 'host: a:80:90'],
    ['two origins', 'host: a', 'origin: http://a', 'origin: http://b'],
    ['two types', 'host: a', 'content-type: text/plain', 'content-type: application/json'],
    ['two keys', 'host: a', 'idempotency-key: 1', 'idempotency-key: 2'],
    ['two lengths', 'host: a', 'content-length: 0', 'content-length: 0'],
  ])('refuses %s, whatever is asked', async (_, ...lines) => {
    for (const line of ['GET / HTTP/1.1', 'GET /healthz HTTP/1.1', 'POST /functions/v1/send-contact-email HTTP/1.1'])
      expect((await sendRaw(port(), `${line}\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`)).status).toBe(400);
  });

  it.each(['localhost', '127.0.0.1:80', '[::1]:80', 'my_site.example', ''])(
    'answers whoever asks for %j',
    async (host) => {
      expect((await get('/', { host })).status).toBe(200);
    },
  );

  it('takes an older client’s request without a host, and a whole address as proxies send it', async () => {
    expect((await sendRaw(port(), 'GET / HTTP/1.0\r\n\r\n')).status).toBe(200);
    expect((await get('http://localhost/about')).status).toBe(200);
  });

  it('closes a connection that does not finish its headers', async () => {
    const begun = Date.now();
    const { status } = await sendRaw(port(), 'GET / HTTP/1.1\r\nhost: a\r\n');
    expect(status).toBe(408);
    expect(Date.now() - begun).toBeLessThan(20_000);
  });
});

describe('headers', () => {
  it.each([
    ['a page', () => get('/about')],
    ['a missing page', () => get('/nothing')],
    ['a redirect', () => get('/old')],
    ['an asset', () => get('/assets/app-Ab12Cd34.js')],
    ['a piece', () => get('/report.pdf', { range: 'bytes=0-1' })],
    ['a broken escape', () => get('/%')],
    ['a method that is refused', () => ask('PUT', '/')],
    ['an address that is too long', () => get(`/${'a'.repeat(20_000)}`)],
    ['the health check', () => get('/healthz')],
  ])('go with %s', async (name, ask) => {
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    // The contact backend's own pages have a stricter policy of their own.
    expect(headers['content-security-policy']).toBe(
      name === 'the health check' ? "default-src 'none'; sandbox" : policyText(policy),
    );
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });
});
