import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { buildSite } from '#builder/build';
import { filesBelow } from '#builder/files';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { photograph } from '../support/originals.ts';
import { serveBuiltSite } from '../trust/support/served-site.ts';
import { addressesAtRoot, addressesIn } from './support/addresses.ts';

const folder = temporaryFolder();
const out = join(folder, 'dist');
const textFile = /\.(?:html|json|js|xml|txt|webmanifest|conf|ics)$|\/(?:_headers|_redirects|Caddyfile)$/;
afterAll(() => removeFolder(folder));

const news = `title: News of the library, in the order in which it happened
description: What has happened at the library since spring, what comes next, and a picture of the room that all of it happens in.
sections:
  - { type: hero, heading: News }
  - { type: picture, picture: { file: room.jpg, alt: The reading room in the evening } }
  - type: articles
    filters: inert
    items:
      - { title: Open again, excerpt: The yard is cleared., date: 2026-04-08, readTime: 2 min read, category: House, link: /about }
  - type: events
    items:
      - { title: Open evening, begins: 2090-05-12, link: /about }
`;

/** A site of two languages, with pictures, films, files to download, a form, a feed and events. */
beforeAll(async () => {
  const pages = join(folder, 'pages');
  cpSync(join(projectRoot, 'schema/sample-site'), pages, { recursive: true });
  edit(join(pages, '_site.yaml'), /^url: .*$/m, 'url: https://example.org/town/library\nredirects: { /old: /about }');
  writeFileSync(join(pages, 'news.yaml'), news);
  writeFileSync(join(pages, '_media/room.jpg'), await photograph({ width: 1600, height: 900 }));
  const { isBuilt, diagnostics } = await buildSite({ pages, out, at: '2026-06-01' });
  expect({ isBuilt, errors: diagnostics.filter(({ severity }) => severity === 'error') }).toEqual({
    isBuilt: true,
    errors: [],
  });
});

const read = (path: string) => readFileSync(join(out, path), 'utf8');

describe('a site below a path', () => {
  it('lies below it, but for what hosts look for at the root', () => {
    const names = filesBelow(out).map((file) => file.slice(out.length + 1));
    const outside = names.filter((name) => !/^(?:town\/library|_hosting)\//.test(name) && !/\.(?:br|gz)$/.test(name));
    expect(outside.sort()).toEqual([
      '.assetsignore',
      '.vercelignore',
      '_headers',
      '_redirects',
      'robots.txt',
      'vercel.json',
    ]);
  });

  it('names nothing of itself from the root of the domain, in no file', () => {
    const found = filesBelow(out)
      .filter((file) => textFile.test(file))
      // The path is put before these as the page says it.
      .filter((file) => !/\/assets\/font-[^/]*\.js$/.test(file))
      .flatMap((file) =>
        addressesAtRoot(readFileSync(file, 'utf8'), join(out, 'town/library')).map((place) => `${file}: ${place}`),
      );
    expect(found).toEqual([]);
  });

  it('answers at each address that a page, its data or a list names', async () => {
    const served = await serveBuiltSite(out);
    try {
      const files = filesBelow(join(out, 'town')).filter((file) =>
        /\.(?:html|xml|webmanifest)$|page\.json$/.test(file),
      );
      const named = files.flatMap((file) => addressesIn(readFileSync(file, 'utf8'), 'https://example.org'));
      const addresses = [...new Set(named.map((address) => address.split('#', 1)[0] ?? ''))];
      expect(addresses.length).toBeGreaterThan(80);
      expect(addresses.filter((address) => !/^\/town\/library(?:\/|\?|$)/.test(address))).toEqual([]);
      // A picture's widths are put behind its stem, and messages are posted.
      const asked = addresses.filter((address) => !/\/pictures\/[^.]*$|\/functions\//.test(address));
      const statuses = await Promise.all(
        asked.map(async (address) => [address, (await fetch(`http://127.0.0.1:${served.port}${address}`)).status]),
      );
      expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    } finally {
      served.close();
    }
  });

  it('says its addresses to search engines, to browsers and to its server', () => {
    const home = read('town/library/index.html');
    expect(home).toContain('<link rel="canonical" href="https://example.org/town/library">');
    expect(home).toContain('hreflang="es" href="https://example.org/town/library/es"');
    expect(home).toContain('"url":"https://example.org/town/library"');
    expect(read('robots.txt')).toContain('Sitemap: https://example.org/town/library/sitemap.xml');
    expect(read('_redirects')).toContain('/town/library/old /town/library/about 301\n/ /town/library 301\n');
    expect(read('town/library/feed.xml')).toContain('href="https://example.org/town/library/about"');
    expect(read('town/library/events.ics')).toContain('URL:https://example.org/town/library/about');
    expect(JSON.parse(read('_hosting/contact.json'))).toMatchObject({
      config: { url: 'https://example.org/town/library', contactPage: '/town/library/contact' },
    });
  });
});
