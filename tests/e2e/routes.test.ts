import { describe, expect, inject } from 'vitest';
import { bare, sitemapPaths, wordsOf } from '../support/routes.ts';
import { hydrate, test } from '../support/visitor.ts';

const paths = await sitemapPaths();
const origin = 'https://relaywell.example';

test('the sitemap lists 20 addresses, and robots.txt names it', async () => {
  expect(paths).toHaveLength(20);
  const robots = await (await fetch(`${inject('sites').shipped}/robots.txt`)).text();
  expect(robots).toContain(`${origin}/sitemap.xml`);
});

describe.each(paths)('%s', (path) => {
  test('says everything before any script, and shows it without one', async ({ visitor }) => {
    const response = await fetch(inject('sites').shipped + path);
    expect(response.status).toBe(200);
    const html = textInHtml(await response.text());
    const words = await wordsOf(path);
    expect(words.length).toBeGreaterThan(5);
    expect(words.filter((text) => !html.includes(bare(text)))).toEqual([]);

    const page = await visitor.open(path, { javaScriptEnabled: false });
    for (const answer of await page.locator('main details').all())
      await answer.evaluate((element: HTMLDetailsElement) => {
        element.removeAttribute('name');
        element.open = true;
      });
    const shown = bare(await page.locator('main').evaluate(whatIsTold));
    expect(words.filter((text) => !shown.includes(bare(text)))).toEqual([]);
  });

  test('comes to life as it was, without a word on the console', async ({ visitor }) => {
    const page = await visitor.open(path);
    const before = await page.locator('body').innerText();
    await hydrate(page);
    expect(await page.locator('body').innerText()).toBe(before);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });

  test('tells search engines and social networks what it is', async ({ visitor }) => {
    const page = await visitor.open(path, { javaScriptEnabled: false });
    const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
    const title = await page.title();
    const description = await content('meta[name="description"]');
    const url = origin + path;
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(url);
    expect(await content('meta[property="og:url"]')).toBe(url);
    for (const name of ['meta[property="og:title"]', 'meta[name="twitter:title"]'])
      expect(await content(name)).toBe(title);
    for (const name of ['meta[property="og:description"]', 'meta[name="twitter:description"]'])
      expect(await content(name)).toBe(description);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const kinds = data.map((text): string => JSON.parse(text)['@type']);
    expect(kinds).toContain(path === '/' ? 'Organization' : 'BreadcrumbList');
    if (path === '/faq') expect(kinds).toContain('FAQPage');
    if (path === '/news') expect(data.join()).toContain('"NewsArticle"');
  });

  test('opens what is elsewhere in a new tab, and says so', async ({ visitor }) => {
    const page = await visitor.open(path);
    for (const link of await page.locator('a[href^="http"]').all()) {
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
      expect(await link.textContent()).toContain('opens in a new tab');
    }
  });
});

/** The text of a document, and the document itself for what stands in attributes. */
function textInHtml(html: string): string {
  const plain = html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  return bare(plain.replaceAll(/<[^>]*>/g, '') + plain);
}

/** What is seen, and what is only told: names of regions and descriptions of drawings. Runs in the page. */
function whatIsTold(main: HTMLElement | SVGElement): string {
  const told = [...main.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  const drawn = [...main.querySelectorAll('svg title, svg desc')].map((element) => element.textContent);
  return [main instanceof HTMLElement ? main.innerText : '', ...told, ...drawn].join('\n');
}
