import { describe, expect, it } from 'vitest';
import { policyText } from '../../../scripts/hosting/policy.ts';
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
      'referrer-policy': 'strict-origin-when-cross-origin',
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
