// Renders React as it is built.
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from '#kit';
import type { Page, Site } from '#kit/model';
import { createRenderer, createSheet } from '#kit/server';
import { frozenContent, sampleSite } from '../support/compiled.ts';
import { isThorough, someOf } from '../support/extent.ts';

/** React in its development form also compares attributes, which it does not do in production. */
const sample = sampleSite();
const frozen = frozenContent();
const firstOfEach = sample.examples.filter(
  ({ type }, index, all) => all.findIndex((example) => example.type === type) === index,
);
const pages = frozen.pages.flatMap(({ page }) => page ?? []);

let logged: unknown[][];
let running: Awaited<ReturnType<typeof start>> | undefined;
beforeEach(() => {
  logged = [];
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation((...words) => logged.push(words));
  // jsdom has no width to ask about.
  vi.stubGlobal('matchMedia', () => new EventTarget());
});
afterEach(() => {
  // An app that still works when the document is taken away fails in the middle of that.
  running?.stop();
  running = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Puts the prerendered page into the document, as the server sends it, and starts the app. */
async function hydrate(site: Site, page: Page | undefined, path: string): Promise<void> {
  const data = page ? { page } : { missing: path };
  window.history.replaceState(null, '', path);
  Object.assign(document.documentElement.dataset, { build: 'test', site: '/site.json', page: path });
  if (page) delete document.documentElement.dataset.missing;
  else {
    delete document.documentElement.dataset.page;
    document.documentElement.dataset.missing = path;
  }
  document.body.innerHTML = `<div id="root">${createRenderer(site, createSheet()).render(data)}</div>`;
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(url === '/site.json' ? site : { build: 'test', page })),
  );
  running = await start();
}

describe('the browser renders what the server has sent', () => {
  it.runIf(isThorough).each(sample.examples)('$type, $name', async ({ page }) => {
    await hydrate(sample.site, page, page.path);
    expect(logged).toEqual([]);
  });

  it('a page of every block', async () => {
    const [first, ...others] = firstOfEach.map(({ page }) => page);
    if (!first) throw new Error('No block has an example.');
    const sections = [...first.sections, ...others.flatMap(({ sections: shown }) => shown.slice(-1))];
    await hydrate(sample.site, { ...first, sections }, first.path);
    expect(document.querySelectorAll('[data-block]').length).toBeGreaterThanOrEqual(others.length);
    expect(logged).toEqual([]);
  });

  it.each(someOf(pages, pages.slice(0, 1)))('$path', async (page) => {
    await hydrate(frozen.context.site, page, page.path);
    expect(logged).toEqual([]);
  });

  it('an address without a page', async () => {
    await hydrate(frozen.context.site, undefined, '/no-such-page');
    expect(logged).toEqual([['There is no page at /no-such-page']]);
  });
});
