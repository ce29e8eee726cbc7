import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { request } from '../support/raw-request.ts';
import { aboutText, largeFile, serveBuiltSite, servedSite, writeBuiltSite } from '../support/served-site.ts';

const { folder, get } = servedSite();

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['deflate', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['', undefined],
  ])('answers accept-encoding: %s with %s', async (accepted, encoding) => {
    const { headers, body } = await get('/about', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(text.toString()).toBe(aboutText);
    expect(headers['content-length']).toBe(String(body.length));
  });

  it('says so where nothing that it has is accepted', async () => {
    expect((await get('/about', { 'accept-encoding': 'zstd, identity;q=0' })).status).toBe(406);
  });

  it('does not vary what has one form', async () => {
    const { headers } = await get('/fonts/sans-1.woff2', { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('vary');
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

describe('caches', () => {
  it.each([
    ['/', 'no-cache'],
    ['/about/page.json', 'no-cache'],
    ['/site.webmanifest', 'no-cache'],
    ['/nothing', 'no-cache'],
    ['/assets/app-Ab12Cd34.js', 'public, max-age=31536000, immutable'],
    ['/fonts/sans-1.woff2', 'public, max-age=31536000, immutable'],
    ['/images/%C3%BCber%20uns.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ])('tells how long %s is kept: %s', async (target, value) => {
    expect((await get(target)).headers['cache-control']).toBe(value);
  });

  it('answers 304 to whoever has the same form already', async () => {
    const { headers } = await get('/about', { 'accept-encoding': 'br' });
    const tag = headers.etag ?? '';
    for (const condition of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': condition });
      expect(again).toMatchObject({
        status: 304,
        body: Buffer.alloc(0),
        headers: { etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' },
      });
    }
    expect((await get('/about', { 'accept-encoding': 'gzip', 'if-none-match': tag })).status).toBe(200);
    expect((await get('/about', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('/about', { 'accept-encoding': 'br', 'if-match': '"other"' })).status).toBe(412);
  });

  it('gives the same ETag to the same content of another build', async () => {
    const before = (await get('/')).headers.etag;
    const other = join(folder, 'other');
    writeBuiltSite(other);
    const second = await serveBuiltSite(other);
    expect((await request(second.port, '/')).headers.etag).toBe(before);
    second.close();
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100-', 100, 3000],
    ['bytes=-5', 2995, 3000],
    ['bytes=0-99999', 0, 3000],
  ])('answers %s', async (range, start, end) => {
    expect(await get('/fonts/sans-1.woff2', { range })).toMatchObject({
      status: 206,
      headers: { 'content-range': `bytes ${start}-${end - 1}/3000`, 'content-length': String(end - start) },
    });
  });

  it('reads a piece of a file that it does not hold', async () => {
    expect((await get('/report.pdf', { range: 'bytes=2000000-2000009' })).body).toEqual(
      largeFile.subarray(2_000_000, 2_000_010),
    );
    expect((await get('/report.pdf')).body.equals(largeFile)).toBe(true);
  });

  it('says where there is no such piece', async () => {
    expect(await get('/fonts/sans-1.woff2', { range: 'bytes=3000-' })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */3000' },
    });
  });

  it.each(['bytes=0-1,5-6', 'lines=0-1', 'bytes=a-b', 'bytes=9-1'])('answers %s with the whole', async (range) => {
    const { status } = await get('/fonts/sans-1.woff2', { range });
    expect(status).toBe(range === 'bytes=9-1' ? 416 : 200);
  });

  it('gives a piece only of the same content', async () => {
    const tag = (await get('/report.pdf')).headers.etag ?? '';
    expect((await get('/report.pdf', { range: 'bytes=0-9', 'if-range': tag })).status).toBe(206);
    expect((await get('/report.pdf', { range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });
});
