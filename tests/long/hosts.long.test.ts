import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyText } from '#builder/build';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import {
  aboutText,
  homeText,
  missingText,
  playerOrigin,
  policy,
  writeBuiltSite,
} from '../trust/support/served-site.ts';
import { hosts, servedBy } from './support/hosts.ts';

const folder = temporaryFolder();
beforeAll(() => {
  // nginx reads the files as another user.
  chmodSync(folder, 0o755);
  writeBuiltSite(join(folder, 'dist'));
});
afterAll(() => removeFolder(folder));

describe.each(hosts)('$name', (host) => {
  const ask = servedBy(host, folder);

  it('serves pages, what is missing, and what has moved', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: Buffer.from(homeText) });
    expect(await ask('/about')).toMatchObject({ status: 200, body: Buffer.from(aboutText) });
    const moved: [string, string][] = [
      ['/about/', '/about'],
      ['/about/index.html', '/about'],
      ['/index.html', '/'],
      ['/old', '/about'],
      ['/away', 'https://example.org/there'],
      ['/odd-1', 'https://example.org/a%22b%3Bc%7Dd%7Benv.HOME%7D?e=%7B%24HOME%7D&f=%24http_host&g=1+2#h'],
      ['/odd-2', 'https://example.org/%3Asplat/%2A%28x%29%60y%60?z=%3A%20w'],
      ['/odd-3', '/files/a%20%22b%22%20#c%5Cd.pdf'],
    ];
    for (const [from, to] of moved) {
      const { status, headers } = await ask(from);
      expect([301, 308], from).toContain(status);
      expect(headers.location?.replace(/^http:\/\/[^/]+/, ''), from).toBe(to);
    }
    for (const path of [
      '/nothing',
      '/_headers',
      '/_hosting/site.json',
      '/vercel.json',
      '/.assetsignore',
      '/404.html',
      '/..%2f..%2fetc/passwd',
    ])
      expect([400, 404], path).toContain((await ask(path)).status);
    for (const path of [
      '//example.org/',
      '//example.org/index.html',
      '/\\example.org/',
      '/%5cexample.org/',
      '/%2fexample.org/',
    ])
      expect((await ask(path)).headers.location ?? '', path).not.toMatch(/^(https?:)?[/\\]{2}(?!localhost)|^\/\\/);
    expect((await ask('/nothing')).body.toString()).toBe(missingText);
    expect((await ask('/about', {}, 'DELETE')).status).toBe(405);
  });

  it('sends the headers with everything, and compressed files', async () => {
    const film = await ask('/film');
    const allowed = `media-src 'self';frame-src ${playerOrigin}`;
    expect(film.headers['content-security-policy']).toBe(`${policyText(policy)};${allowed}`);
    for (const path of ['/about', '/nothing', '/old', '/assets/app-Ab12Cd34.js', '/_headers']) {
      const { headers } = await ask(path);
      expect(headers['content-security-policy'], path).toBe(policyText(policy));
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
    expect((await ask('/assets/app-Ab12Cd34.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/about')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/site.webmanifest')).headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect((await ask('/about', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    const { headers } = await ask('/about');
    expect((await ask('/about', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });
});
