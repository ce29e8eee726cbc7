import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { specification } from '../specification/folders.ts';
import { addressLine, runScript, startScript } from '../support/command.ts';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { pageText } from './support/two-languages.ts';

let folder: string;
let out: string;
beforeAll(async () => {
  folder = temporaryFolder();
  out = join(folder, 'dist');
  const pages = writeSmallSite(folder, 1);
  edit(
    join(pages, '_site.yaml'),
    'language: en\n',
    'language: en\nlanguages: [en, es, ar]\nfeed: { title: News, page: /news }\n',
  );
  for (const [language, words] of [
    ['es', 'notFound: { heading: No existe }\n'],
    ['ar', 'notFound: { heading: غير موجود }\n'],
  ] as const) {
    mkdirSync(join(pages, language), { recursive: true });
    writeFileSync(join(pages, language, '_site.yaml'), words);
    for (const name of ['home', 'about'])
      writeFileSync(join(pages, language, `${name}.yaml`), pageText(`${name} ${language}`));
  }
  const article = '{ title: A note, excerpt: Short., date: 2025-07-03, readTime: 1 min read, category: Policy }';
  const news = `  - { type: articles, filters: working, items: [${article}] }\n`;
  writeFileSync(join(pages, 'news.yaml'), pageText('News', news));
  writeFileSync(join(pages, 'es/news.yaml'), pageText('Noticias', news.replace('A note', 'Una nota')));
  const { output } = await runScript('build', ['--pages', pages, '--public', specification.public, '--out', out]);
  expect(output).toMatch(/^Built /);
});
afterAll(() => removeFolder(folder));

const origin = 'https://sample.example';
const file = (path: string) => readFileSync(join(out, path), 'utf8');
const page = (path: string) => file(join(path, 'index.html'));
const addresses = () =>
  [...file('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
const alternates = (text: string) =>
  new Map([...text.matchAll(/hreflang="([\w-]+)" href="([^"]*)"/g)].map(([, code = '', url = '']) => [code, url]));
const htmlTag = (path: string) => /<html[^>]*>/.exec(page(path))?.[0] ?? '';

describe('a site in three languages', () => {
  it('names each page’s language and direction', () => {
    expect(htmlTag('/about')).toContain('lang="en" dir="ltr"');
    expect(htmlTag('/es/about')).toContain('lang="es" dir="ltr"');
    expect(htmlTag('/ar')).toContain('lang="ar" dir="rtl"');
  });

  it('links each page with its siblings, and these with it, in the page and in the sitemap alike', () => {
    const listed = new Map(
      [...file('sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>(.*)<\/url>/g)].map(([, url = '', links = '']) => [
        url,
        links,
      ]),
    );
    let linked = 0;
    for (const path of addresses()) {
      const own = alternates(page(path));
      expect(own, path).toEqual(alternates(listed.get(origin + path) ?? ''));
      for (const url of own.values())
        expect(alternates(page(new URL(url).pathname)), `${path} and ${url}`).toEqual(own);
      linked += own.size;
      expect([0, 3, 4]).toContain(own.size);
      if (own.size > 0) expect(own.get('x-default')).toBe(own.get('en'));
    }
    // Three languages of two pages and two of the news, each with `x-default`.
    expect(linked).toBe(3 * 2 * 4 + 2 * 3);
  });

  it('has a feed for each language that has the news', () => {
    expect(file('es/feed.xml')).toContain('Una nota');
    expect(file('es/feed.xml')).toContain('xml:lang="es"');
    expect(file('feed.xml')).toContain('A note');
    expect(page('/es')).toContain(`href="${origin}/es/feed.xml"`);
    expect(page('/ar')).not.toContain('feed.xml');
  });

  it('has a page for wrong addresses in each language, which the server and hosts send', async () => {
    expect(file('es/404.html')).toContain('No existe');
    expect(file('_redirects')).toContain('/es/* /es/404.html 404\n');
    expect(JSON.parse(file('vercel.json')).rewrites).toEqual([
      { source: '/es/(.*)', destination: '/es/404.html', statusCode: 404 },
      { source: '/ar/(.*)', destination: '/ar/404.html', statusCode: 404 },
    ]);
    expect(file('_hosting/nginx-site.conf')).toContain('location /es/ { error_page 404 /es/404.html;');
    expect(file('_hosting/Caddyfile')).toContain('path /ar /ar/*');
    const server = startScript('serve', ['--out', out, '--pages', join(folder, 'pages')], {
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
    });
    try {
      const [, url = ''] = await server.waitFor(addressLine);
      const missing = async (path: string) => {
        const response = await fetch(url + path);
        expect(response.status, path).toBe(404);
        return response.text();
      };
      for (const path of ['/es/nothing', '/es/404.html', '/es/nothing/there?x=1'])
        expect(await missing(path)).toContain('No existe');
      expect(await missing('/ar/nothing')).toContain('غير موجود');
      for (const path of ['/nothing', '/espresso/nothing']) expect(await missing(path)).toContain('Page not found');
    } finally {
      await server.stop();
    }
  });
});
