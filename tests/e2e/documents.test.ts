// @vitest-environment jsdom
import { describe, expect, inject, it } from 'vitest';
import { bare, sitemapPaths, wordsOf } from '../support/routes.ts';

/** The documents as the server sends them: what search engines read, and browsers before any script. */
const paths = await sitemapPaths();
const origin = 'https://relaywell.example';

async function load(path: string): Promise<Document> {
  const response = await fetch(inject('sites').frozen + path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

const documents = new Map<string, Document>();
for (const path of paths) documents.set(path, await load(path));

it('the sitemap lists 20 addresses, and robots.txt names it', async () => {
  expect(paths).toHaveLength(20);
  const robots = await (await fetch(`${inject('sites').frozen}/robots.txt`)).text();
  expect(robots).toContain(`${origin}/sitemap.xml`);
});

it('the web manifest and all icons are there', async () => {
  const head = documents.get('/')?.head;
  const icons = [
    ...(head?.querySelectorAll('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]') ?? []),
  ];
  const manifest = await (await fetch(`${inject('sites').frozen}/site.webmanifest`)).json();
  expect(manifest.name).toBe('Relaywell');
  const files = [
    ...icons.map((icon) => icon.getAttribute('href') ?? ''),
    ...manifest.icons.map(({ src }: { src: string }) => src),
    // Browsers ask for it without being told.
    '/favicon.ico',
  ];
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect((await fetch(inject('sites').frozen + file)).status, file).toBe(200);
});

describe.each([...documents])('%s', (path, html) => {
  it('says everything before any script', async () => {
    const main = html.querySelector('main');
    const told = [...(main?.querySelectorAll('[aria-label]') ?? [])].map((element) =>
      element.getAttribute('aria-label'),
    );
    const text = bare([main?.textContent, ...told].join('\n'));
    expect((await wordsOf(path)).filter((words) => !text.includes(bare(words)))).toEqual([]);
  });

  it('tells search engines and social networks what it is', () => {
    const content = (selector: string) => html.querySelector(selector)?.getAttribute('content');
    const description = content('meta[name="description"]');
    expect(html.title.length).toBeGreaterThanOrEqual(10);
    expect(html.documentElement.lang).toBe('en');
    expect(html.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(origin + path);
    expect(content('meta[property="og:url"]')).toBe(origin + path);
    expect(content('meta[property="og:title"]')).toBe(html.title);
    expect(content('meta[property="og:description"]')).toBe(description);
    expect(content('meta[name="twitter:card"]')).toMatch(/^summary/);
  });

  it('holds structured data', () => {
    const scripts = html.querySelectorAll('script[type="application/ld+json"]');
    const data = [...scripts].map((script): { '@type': string; '@context': string } => JSON.parse(script.textContent));
    const kinds = data.map((each) => each['@type']);
    expect(new Set(data.map((each) => each['@context']))).toEqual(new Set(['https://schema.org']));
    expect(kinds).toContain(path === '/' ? 'Organization' : 'BreadcrumbList');
    if (path === '/faq') expect(kinds).toContain('FAQPage');
    // Its articles have neither an address nor a picture of their own.
    if (path === '/news') expect(JSON.stringify(data)).not.toContain('"NewsArticle"');
  });

  it('opens what is elsewhere in a new tab, and says so', () => {
    for (const link of html.querySelectorAll('a[href^="http"]')) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
      const description = html.getElementById(link.getAttribute('aria-describedby') ?? '');
      expect((description ?? link).textContent).toContain('opens in a new tab');
      expect(link.closest('h1, h2, h3, h4')?.textContent ?? '').not.toContain('opens in a new tab');
    }
  });
});
