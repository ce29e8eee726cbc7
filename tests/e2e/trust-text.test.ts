import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { pathsOfAllBlocks, sitemapPaths } from '../support/routes.ts';
import { hydrate, laidOut, test, twoFrames, type Visitor } from '../support/visitor.ts';

const routes = someOf(await sitemapPaths(), (await pathsOfAllBlocks()).slice(0, 1));

/** Everything that a page says, in order, without the space between. */
const textOf = (page: Page): Promise<string> =>
  page.locator('#root').evaluate((root) => (root.textContent ?? '').replace(/\s+/g, ' ').trim());

const texts = new Map<string, string>();

/** What the server has sent as the text of each route, read once, with scripts turned off. */
async function prerenderedTexts(visitor: Visitor): Promise<ReadonlyMap<string, string>> {
  if (texts.size > 0) return texts;
  const page = await visitor.newPage({ javaScriptEnabled: false });
  for (const path of routes) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    texts.set(path, await textOf(page));
  }
  return texts;
}

/** Opens every route on a prepared page, makes the app start, and compares what the page says then. */
async function expectTextStays(visitor: Visitor, page: Page, afterLoad: (page: Page) => Promise<void>): Promise<void> {
  for (const [path, text] of await prerenderedTexts(visitor)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await afterLoad(page);
    expect(text.length, path).toBeGreaterThan(500);
    expect(await textOf(page), path).toBe(text);
  }
  // What failed on purpose may still be told while the page is there.
  await page.close();
  visitor.expectMessages();
}

const startApp = (page: Page) => page.keyboard.press('Shift');
const appFailed = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.appFailed !== undefined);

describe('the prerendered text stays', () => {
  test('with every script blocked, in view', async ({ visitor }) => {
    const page = await visitor.newPage({ javaScriptEnabled: false });
    for (const path of routes) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await laidOut(page);
      for (const part of ['header', 'main h1', 'main', 'footer'])
        expect(await page.locator(part).first().isVisible(), `${path} ${part}`).toBe(true);
      const shown = await page.locator('main').innerText();
      expect(shown.length, path).toBeGreaterThan((await textOf(page)).length / 4);
    }
  });

  test("with the app's script missing", async ({ visitor }) => {
    const page = await visitor.newPage();
    await page.route('**/assets/*.js', (route) => route.abort());
    await expectTextStays(visitor, page, async () => {
      await startApp(page);
      await appFailed(page);
    });
  });

  test.runIf(isThorough)('with a script that throws', async ({ visitor }) => {
    const page = await visitor.newPage();
    await page.route('**/assets/app-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    );
    await expectTextStays(visitor, page, async () => {
      await startApp(page);
      await appFailed(page);
    });
  });

  test('with a view that throws in the browser', async ({ visitor }) => {
    const page = await visitor.newPage();
    // Data that no view can show: every section has lost what it holds.
    await page.route('**/page.json', async (route) => {
      const response = await route.fetch();
      const { build, page: data } = await response.json();
      const sections = data.sections.map(({ type }: { type: string }) => ({ type }));
      await route.fulfill({ response, json: { build, page: { ...data, sections } } });
    });
    await expectTextStays(visitor, page, async () => {
      await startApp(page);
      await appFailed(page);
    });
  });

  test.runIf(isThorough)('with storage blocked', async ({ visitor }) => {
    const page = await visitor.newPage();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
    });
    await expectTextStays(visitor, page, hydrate);
  });

  test('with the network gone after the page has come', async ({ visitor }) => {
    for (const [path, text] of await prerenderedTexts(visitor)) {
      // A browser of its own for each page: an app that came before may have fetched this page's data ahead.
      const page = await visitor.newPage();
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.context().setOffline(true);
      const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await startApp(page);
      await asked;
      await twoFrames(page);
      // Nothing is given up: the app starts by itself once the network is back.
      expect(await page.evaluate(() => document.documentElement.dataset['appFailed'])).toBeUndefined();
      await page.context().setOffline(false);
      await page.waitForFunction(() => window.earlyActions === undefined);
      expect(await textOf(page), path).toBe(text);
    }
    visitor.expectMessages();
  });
});
