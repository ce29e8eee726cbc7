import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { blockingRequests, layoutShift } from '../support/loading.ts';
import { pathsOfAllBlocks, sitemapPaths } from '../support/routes.ts';
import { hydrate, laidOut, moving, scrollPosition, test, twoFrames } from '../support/visitor.ts';
import { pathsOfAllSheets } from './support/sheets.ts';

/** What the first congestion window of TCP carries: ten segments of 1,460 bytes (RFC 6928). */
const firstWindow = 14_600;

/** Bytes of JavaScript that may run before the visitor does anything. */
const mostBeforeMove = 5500;

/** What the site's own font may move when it comes on a first visit (layout shift score; 0.1 is what Core Web Vitals call good). */
const mostShift = 0.01;

/** Bytes of JavaScript, compressed, that a visitor has loaded who opened a form and sent a message. Each block is part of it, with about 1,500. */
const mostScripts = 180_000;

const dist = inject('builtFolders').frozen;

describe.each(await sitemapPaths())('%s', (path) => {
  test('is painted from one response that fits the first round trip', () => {
    const { size } = statSync(join(dist, path, 'index.html.br'));
    expect(size, 'Too much for one page: shorten its words, or move a section to another page.').toBeLessThanOrEqual(
      firstWindow,
    );
  });
});

/** `tests/content` looks at every page of `pages/` in the same way. */
const opened = someOf(await sitemapPaths(), (await pathsOfAllBlocks()).slice(0, 2));

describe.each([...opened])('%s', (path) => {
  test('runs almost no script before the visitor moves, waits for nothing, and nothing shifts or moves; it comes to life as it was, in its own font', async ({
    visitor,
  }) => {
    const page = await visitor.newPage(moving);
    await page.coverage.startJSCoverage();
    await page.goto(path, { waitUntil: 'networkidle' });
    const delays = await delaysOfAnimations(page);
    const scripts = (await page.coverage.stopJSCoverage()).filter(({ url }) => url !== '');
    expect(scripts.reduce((sum, { source = '' }) => sum + source.length, 0)).toBeLessThanOrEqual(mostBeforeMove);
    expect(await blockingRequests(page)).toEqual([]);
    if (path === '/') expect(delays.length).toBeGreaterThan(0);
    expect(delays.filter((delay) => delay < 2000)).toEqual([]);
    expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift);
    await laidOut(page);
    expect(await fontOf(page)).toEqual(await ownFontOf(page));
    const words = await page.locator('body').innerText();
    await hydrate(page);
    await laidOut(page);
    expect(await page.locator('body').innerText()).toBe(words);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift);
  });
});

test('the first frame waits for no section below the first one, and each is there right after it', async ({
  visitor,
}) => {
  const page = await visitor.newPage(moving);
  await page.addInitScript(() => {
    const found = new Map<Element, string>();
    requestAnimationFrame(function look() {
      // A frame may come while the page is still being read: each part counts as it is in the first frame that finds it.
      for (const part of document.querySelectorAll('main > * > *, footer'))
        if (!found.has(part)) found.set(part, getComputedStyle(part).contentVisibility);
      if (!document.querySelector('footer')) return requestAnimationFrame(look);
      return Object.assign(window, { waiting: [...found.values()] });
    });
  });
  await page.goto('/');
  await page.waitForFunction(() => 'waiting' in window);
  const [first, ...others] = await page.evaluate(() => ('waiting' in window ? (window.waiting as string[]) : []));
  expect(first).toBe('visible');
  expect(others.length).toBeGreaterThan(5);
  expect(new Set(others)).toEqual(new Set(['hidden']));
  await laidOut(page);
  const height = (each: Page) => each.evaluate(() => document.documentElement.scrollHeight);
  // At a fragment, nothing waits.
  expect(await height(page)).toBe(await height(await visitor.open('/#content', moving)));
});

test.runIf(isThorough)('nothing moves under the eyes of a visitor who is at the foot at once', async ({ visitor }) => {
  for (const path of ['/', '/providers', '/relaywell-health-hub']) {
    const page = await visitor.newPage({ ...moving, viewport: { width: 390, height: 800 } });
    await page.goto(path);
    await page.locator('footer').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await laidOut(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift);
  }
});

test.runIf(isThorough)('a page is printed whole, however soon, and keeps its place', async ({ visitor }) => {
  // From the second visit on, a page has the site's own letters from the start: others fill other sheets.
  const page = await visitor.open('/', moving);
  await page.reload();
  await page.evaluate(() => document.fonts.ready);
  const pages = async () => (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  const soon = await pages();
  expect(soon).toBeGreaterThan(5);
  await laidOut(page);
  await page.evaluate(() => scrollTo(0, 5000));
  const printed = await pages();
  expect(await waysOfWaiting(page)).toEqual(['visible']);
  expect(await scrollPosition(page)).toBe(5000);
  expect(printed).toBe(soon);
});

test('whoever prints a page keeps the place in it, also on the first visit', async ({ visitor }) => {
  const page = await visitor.open('/faq', moving);
  await expect.poll(() => waysOfWaiting(page)).toEqual(['visible']);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const before = await scrollPosition(page);
  expect(before).toBeGreaterThan(1000);
  await page.pdf();
  // Answers that paper shows open close again.
  await expect.poll(() => scrollPosition(page)).toBe(before);
});

test.for([
  ['half of the menu', '#root > header', /<\/button>/],
  ['half of the first section', 'main > * > :first-child', /<\/h1>/],
] as const)(
  '%s is not seen while the rest is on its way, and nothing shifts when it comes',
  async ([_half, part, cut], { visitor }) => {
    const html = readFileSync(join(dist, 'index.html'), 'utf8');
    const end = html.search(cut);
    let sendRest = () => {};
    const server = createServer((request, response) => {
      if (request.url !== '/') return response.writeHead(204).end();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, end));
      sendRest = () => response.end(html.slice(end));
      return response;
    });
    await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil));
    const page = await visitor.newPage(moving);
    // The server has nothing but the page.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
    const visibility = () => page.locator(part).evaluate((element) => getComputedStyle(element).visibility);
    expect(await visibility()).toBe('hidden');
    await twoFrames(page);
    expect(await visibility()).toBe('hidden');
    sendRest();
    await page.waitForLoadState();
    expect(await visibility()).toBe('visible');
    expect(await layoutShift(page)).toBeLessThanOrEqual(mostShift);
    await page.close();
    server.close();
  },
);

test('the home page fits the first round trip with the headers of its answer', async ({ visitor }) => {
  const page = await visitor.newPage(moving);
  const answer = await page.goto('/');
  const headers = (await answer?.headersArray()) ?? [];
  const bytes = headers.reduce(
    (sum, { name, value }) => sum + `${name}: ${value}\r\n`.length,
    'HTTP/1.1 200 OK\r\n\r\n'.length,
  );
  expect(headers.length).toBeGreaterThan(10);
  expect(bytes + statSync(join(dist, 'index.html.br')).size).toBeLessThanOrEqual(firstWindow);
});

/** How the parts of a page take part in the layout: each value of `content-visibility` once. */
function waysOfWaiting(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll("[data-view='shown'] > *, footer")].map(
        (part) => getComputedStyle(part).contentVisibility,
      ),
    ),
  ]);
}

/** How long each animation of a page waits that runs by the clock, in ms; those without duration move nothing, and a ticker moves at once. */
function delaysOfAnimations(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline === document.timeline && effect?.getComputedTiming().activeDuration !== 0,
      )
      .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ effect }) => effect?.getTiming().delay ?? 0),
  );
}

/** What a first visit has of the site's own font: how often it was asked for and is there, and what is left of its coming. */
function fontOf(page: Page): Promise<{ fonts: number; requests: number; left: number }> {
  return page.evaluate(() => ({
    fonts: [...document.fonts].filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
      .length,
    requests: performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length,
    left: document.querySelectorAll('[style*="font-family"]').length,
  }));
}

/** The same where all is as it should be: one file, and one more where words are stressed. */
async function ownFontOf(page: Page): ReturnType<typeof fontOf> {
  const files = (await page.locator('em').count()) > 0 ? 2 : 1;
  return { fonts: files, requests: files, left: 0 };
}

test.for([
  [true, 390],
  [false, 390],
] as const)('a first visit is shown in the site’s own font: %s, at %d px', async ([isShown, width], { visitor }) => {
  const paths = await pathsOfAllBlocks();
  const all = isShown ? await sitemapPaths() : paths.slice(0, 3);
  for (const path of someOf(all, isShown ? pathsOfAllSheets(dist, paths) : all)) {
    const page = await visitor.newPage({ ...moving, viewport: { width, height: 844 } });
    if (!isShown)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(path);
    await laidOut(page);
    expect(await fontOf(page), path).toEqual(isShown ? await ownFontOf(page) : { fonts: 0, requests: 0, left: 0 });
    expect(await layoutShift(page), path).toBeLessThanOrEqual(mostShift);
    await page.context().close();
  }
});

test.runIf(isThorough)(
  'what is stressed has letters of its own, on the first visit and later, which no other page fetches',
  async ({ visitor }) => {
    const page = await visitor.newPage(moving);
    const slanted = () =>
      page.evaluate(() => [...document.fonts].filter(({ style }) => style === 'italic').map(({ status }) => status));
    for (const path of ['/', '/', '/team']) {
      await page.goto(path);
      await laidOut(page);
      expect(await slanted(), path).toEqual((await page.locator('em').count()) > 0 ? ['loaded'] : []);
    }
    await page.goto('/');
    expect(await page.locator('em').count()).toBeGreaterThan(0);
  },
);

test('all scripts together are within the budget', () => {
  const assets = join(dist, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js.br'));
  expect(scripts.reduce((sum, name) => sum + statSync(join(assets, name)).size, 0)).toBeLessThanOrEqual(mostScripts);
});

test('the home page holds one script, two sheets, and no other', () => {
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  expect(html.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1);
  expect(html.match(/<style/g)).toHaveLength(2);
  expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
});

test.for([
  [true, { effectiveType: '4g', saveData: false }],
  [false, { effectiveType: '4g', saveData: true }],
  [false, { effectiveType: '3g', saveData: false }],
] as const)('the app is fetched ahead: %s where the connection is %o', async ([isFetched, connection], { visitor }) => {
  const page = await visitor.newPage(moving);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(60_000);
  expect(await page.locator('link[rel="prefetch"]').count()).toBe(isFetched ? 1 : 0);
  const fetched = () => requests.filter((each) => /^\/assets\/app-/.test(each)).length;
  await expect.poll(fetched).toBe(isFetched ? 1 : 0);
});
