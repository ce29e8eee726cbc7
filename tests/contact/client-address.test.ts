import { expect, it } from 'vitest';
import { clientAddress, type TrustedProxy, trustedProxy } from '#contact-function';
import { frozenPages } from '../specification/folders.ts';
import { startScript } from '../support/command.ts';
import { writeBuiltSite } from '../trust/support/served-site.ts';
import { temporaryFolder } from './support/fixtures.ts';

const connection = '198.51.100.9';

function addressOf(headers: Record<string, string>, proxy: TrustedProxy): string {
  return clientAddress(new Headers(headers), connection, proxy);
}

it('is that of the connection as long as no proxy is known', () => {
  const forged = { 'x-forwarded-for': '192.0.2.1', 'cf-connecting-ip': '192.0.2.1', 'x-real-ip': '192.0.2.1' };
  expect(addressOf(forged, trustedProxy(undefined))).toBe(connection);
});

it('is the one that the outermost of the known proxies has added', () => {
  const chain = { 'x-forwarded-for': '10.0.0.1, 192.0.2.1, 203.0.113.5', 'cf-connecting-ip': '10.0.0.2' };
  expect(addressOf(chain, { hops: 1 })).toBe('203.0.113.5');
  expect(addressOf(chain, { hops: 2 })).toBe('192.0.2.1');
});

it('is that of the connection where a request has not come through the proxies', () => {
  expect(addressOf({}, { hops: 1 })).toBe(connection);
  expect(addressOf({ 'x-forwarded-for': '192.0.2.1' }, { hops: 2 })).toBe(connection);
  expect(addressOf({ 'x-forwarded-for': '192.0.2.1' }, { header: 'cf-connecting-ip' })).toBe(connection);
});

it('is in the header that the proxy sets', () => {
  const headers = { 'x-forwarded-for': '10.0.0.1', 'cf-connecting-ip': '2001:db8::1' };
  expect(addressOf(headers, { header: 'cf-connecting-ip' })).toBe('2001:db8::1');
});

it.each([
  [undefined, undefined],
  ['', undefined],
  ['0', undefined],
  ['1', { hops: 1 }],
  ['true', { hops: 1 }],
  ['2', { hops: 2 }],
  ['CF-Connecting-IP', { header: 'cf-connecting-ip' }],
])('is found as TRUST_PROXY=%s says', (text, proxy) => {
  expect(trustedProxy(text)).toEqual(proxy);
});

it.each(['-1', '10', '1.5', 'x-forwarded-for', 'two words', 'a:b'])('is not guessed from TRUST_PROXY=%s', (text) => {
  expect(() => trustedProxy(text)).toThrow('TRUST_PROXY must be');
});

it('stops the server where TRUST_PROXY can not be read, with one line that says what to write', async () => {
  const folder = temporaryFolder();
  writeBuiltSite(folder);
  const environment = { PORT: '0', DATA_DIR: folder, TRUST_PROXY: 'x-forwarded-for' };
  const { code, output } = await startScript('serve', [...frozenPages, '--out', folder], environment).ended;
  expect({ code, output }).toEqual({ code: 2, output: expect.stringMatching(/^TRUST_PROXY must be [^\n]*\n$/) });
});
