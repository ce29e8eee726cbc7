import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { sitemapPaths } from '../support/routes.ts';
import { hydrate, laidOut, scrollPosition, test } from '../support/visitor.ts';

const pathOf = (page: Page) => new URL(page.url()).pathname;
const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  expect(await scrollPosition(page)).toBeGreaterThan(500);
}

/** Points at a link of the foot until its page is made ready. */
async function linkMadeReady(page: Page, href: string): Promise<Locator> {
  const link = page.locator(`footer a[href="${href}"]`);
  await Promise.all([page.waitForResponse(`**${href}/page.json`), link.hover()]);
  await page.locator("[data-view='ahead'] h1").waitFor({ state: 'attached' });
  return link;
}

/** Waits until the page's title is `title`, which is set when the new page is shown. */
async function waitForTitle(page: Page, title: RegExp): Promise<void> {
  await page.waitForFunction((source) => new RegExp(source, 'i').test(document.title), title.source);
}

test('a link shows the other page at its top, with its title, the focus on it, and says so', async ({ visitor }) => {
  const page = await visitor.open('/');
  await hydrate(page);
  const documents: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await scrollDown(page);
  await footerLink(page, 'Governance').click();
  await waitForTitle(page, /govern/i);
  expect(pathOf(page)).toBe('/governance');
  expect(await scrollPosition(page)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  const title = await page.title();
  await page.locator('[aria-live="polite"]', { hasText: title }).waitFor({ state: 'attached' });
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description).toMatch(/.{50}/);
  expect(documents).toEqual([]);
});

test.runIf(isThorough)('a page whose data is there is shown in the very task of the click', async ({ visitor }) => {
  const page = await visitor.open('/');
  await hydrate(page);
  const link = await linkMadeReady(page, '/faq');
  const [before, after] = await link.evaluate(async (element: HTMLAnchorElement) => {
    const heading = () => document.querySelector("[data-view='shown'] h1")?.textContent;
    const shown = heading();
    element.click();
    await Promise.resolve();
    return [shown, heading()];
  });
  expect(after).not.toBe(before);
});

test('a page whose link is pointed at is made ready unseen, and the click shows what was made', async ({ visitor }) => {
  const page = await visitor.open('/');
  await hydrate(page);
  const parts = page.locator('main > * > section');
  const shown = await parts.count();
  await footerLink(page, 'Questions and Answers').hover();
  const made = parts.nth(shown);
  await expect.poll(() => made.textContent()).toContain('Frequently asked');
  expect(await parts.count()).toBe(shown + 2);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('main').innerText()).not.toContain('Frequently asked');
  expect(await made.evaluate((part) => part.checkVisibility())).toBe(false);
  await made.evaluate((part) => part.setAttribute('data-made', ''));
  await footerLink(page, 'Questions and Answers').click();
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
  // The page that was left is taken away; another may be made ready, for the pointer rests where a link may come to lie.
  await expect.poll(() => page.locator("[data-view='left']").count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await parts.first().getAttribute('data-made')).toBe('');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'What If Healthcare' }).waitFor();
  await laidOut(page);
  await footerLink(page, 'Questions and Answers').click();
  await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
  const opened = page.locator("[data-view='shown'] > section").first();
  expect(await opened.getAttribute('data-made'), 'a page that is opened again').toBeNull();
});

test.runIf(isThorough)('a page that is opened again is a new one, however soon', async ({ visitor }) => {
  const page = await visitor.open('/');
  await hydrate(page);
  const link = await linkMadeReady(page, '/faq');
  const shown = page.locator("[data-view='shown']");
  await shown.evaluate((view) => view.setAttribute('data-old', ''));
  const headings = await link.evaluate(async (element: HTMLAnchorElement) => {
    const found: (string | null | undefined)[] = [];
    for (const anchor of [element, document.querySelector<HTMLAnchorElement>('header a[href="/"]')]) {
      anchor?.click();
      await Promise.resolve();
      found.push(document.querySelector("[data-view='shown'] h1")?.textContent);
    }
    return found;
  });
  expect(headings).toEqual([expect.stringContaining('Frequently asked'), expect.stringContaining('Healthcare')]);
  expect(await shown.getAttribute('data-old')).toBeNull();
  await expect.poll(() => page.locator("[data-view]:not([data-view='ahead'])").count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});

test.runIf(isThorough)(
  'what moves by itself in a page that was made ready begins when it is shown',
  async ({ visitor }) => {
    const page = await visitor.open('/');
    await hydrate(page);
    await footerLink(page, 'Providers').hover();
    await page.locator("[data-view='ahead'] h1").waitFor({ state: 'attached' });
    // As long as nobody has seen the page, its movements stand still, however long that is.
    await page.waitForFunction(
      (start) => performance.now() > start + 1000,
      await page.evaluate(() => performance.now()),
    );
    await page.evaluate(() => {
      const note = () => performance.mark('clicked');
      document.addEventListener('click', note, { capture: true, once: true });
    });
    await footerLink(page, 'Providers').click();
    const { times, since } = await page.locator("[data-view='shown']").evaluate((view) => ({
      times: view
        .getAnimations({ subtree: true })
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ currentTime }) => Number(currentTime)),
      since: performance.now() - (performance.getEntriesByName('clicked')[0]?.startTime ?? Number.POSITIVE_INFINITY),
    }));
    expect(times.length).toBeGreaterThan(0);
    // The clock of animations is the frame’s, which may be one ahead.
    expect(Math.max(...times)).toBeLessThanOrEqual(since + 100);
  },
);

test('a new page shows its first screen in the task of the click, and all of it right after that frame', async ({
  visitor,
}) => {
  const page = await visitor.open('/');
  await hydrate(page);
  const link = await linkMadeReady(page, '/who-we-serve');
  const first = await link.evaluate(async (element: HTMLAnchorElement) => {
    element.click();
    await Promise.resolve();
    const foot = document.querySelector('footer')?.getBoundingClientRect().top ?? 0;
    return {
      sections: document.querySelectorAll("[data-view='shown'] > section").length,
      footIsBelow: foot >= window.innerHeight,
    };
  });
  expect(first).toEqual({ sections: 2, footIsBelow: true });
  const whole = await visitor.open('/who-we-serve');
  const sections = await whole.locator("[data-view='shown'] > *").count();
  expect(sections).toBeGreaterThan(2);
  await laidOut(page);
  expect(await page.locator("[data-view='shown'] > *").count()).toBe(sections);
});

test.runIf(isThorough)('back and forward begin at the top too', async ({ visitor }) => {
  const page = await visitor.open('/');
  const home = await page.title();
  await hydrate(page);
  await scrollDown(page);
  await footerLink(page, 'Team').click();
  await waitForTitle(page, /team/i);
  await scrollDown(page);
  await page.goBack();
  await page.waitForFunction((title) => document.title === title, home);
  expect(pathOf(page)).toBe('/');
  expect(await scrollPosition(page)).toBe(0);
  await scrollDown(page);
  await page.goForward();
  await waitForTitle(page, /team/i);
  expect(await scrollPosition(page)).toBe(0);
});

const ways = [
  ['with', true],
  ['without', false],
] as const;

test.for(someOf(ways, ways.slice(0, 1)))(
  'a reload %s script keeps its place, though what is above becomes as high as it is only then',
  async ([_with, javaScriptEnabled], { visitor }) => {
    const page = await visitor.open('/about', { javaScriptEnabled });
    // A first visit begins in another font, whose lines break elsewhere.
    await page.reload();
    await laidOut(page);
    const topOfFifth = () =>
      page.evaluate(() => document.querySelectorAll('main > * > *')[4]?.getBoundingClientRect().top ?? 0);
    // A browser notes where a page stands up to a second after it was scrolled, and tells nobody: somebody may be too quick for it once.
    const moved = async () => {
      await page.evaluate(() =>
        window.scrollTo({ top: document.querySelectorAll<HTMLElement>('main > * > *')[4]?.offsetTop ?? 0 }),
      );
      const [top, before] = [await scrollPosition(page), await topOfFifth()];
      expect(top).toBeGreaterThan(1000);
      await page.reload();
      await laidOut(page);
      return Math.max(Math.abs((await scrollPosition(page)) - top), Math.abs((await topOfFifth()) - before));
    };
    await expect.poll(moved).toBeLessThan(10);
  },
);

describe('a fragment goes to its target', () => {
  const isInView = (page: Page, id: string) =>
    page.waitForFunction((target) => {
      const { top = -1 } = document.getElementById(target)?.getBoundingClientRect() ?? {};
      return top >= 0 && top < 200;
    }, id);

  test('on the same page', async ({ visitor }) => {
    const page = await visitor.open('/policymakers');
    await hydrate(page);
    await page.getByRole('link', { name: 'Estimate your savings' }).click();
    await isInView(page, 'savings');
    expect(new URL(page.url()).hash).toBe('#savings');
  });

  test.for([390, 1280])(
    'before all of the page is laid out, and stays there (%i pixels)',
    async (width, { visitor }) => {
      const page = await visitor.newPage({ viewport: { width, height: 800 } });
      await page.goto('/case-studies');
      await hydrate(page);
      await page.locator('a[href$="#health-plan"]').first().click();
      await isInView(page, 'health-plan');
      const top = () => page.locator('#health-plan').evaluate((element) => element.getBoundingClientRect().top);
      const place = await top();
      await laidOut(page);
      expect(Math.abs((await top()) - place)).toBeLessThan(2);
    },
  );

  test.runIf(isThorough)('on another page', async ({ visitor }) => {
    const page = await visitor.open('/who-we-serve');
    await hydrate(page);
    await page.getByRole('link', { name: 'eight answers' }).click();
    await waitForTitle(page, /questions/i);
    await isInView(page, 'questions');
    await laidOut(page);
    await isInView(page, 'questions');
  });

  test.runIf(isThorough)('at once', async ({ visitor }) => {
    const page = await visitor.newPage();
    await page.goto('/faq#reasons');
    await isInView(page, 'reasons');
    await laidOut(page);
    await isInView(page, 'reasons');
    await hydrate(page);
    await isInView(page, 'reasons');
  });

  test('the link past the header moves the focus to the content', async ({ visitor }) => {
    const page = await visitor.open('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
  });
});

test('header and footer lead to every page, in one go', async ({ visitor }) => {
  const page = await visitor.open('/');
  await hydrate(page);
  const links = page.locator('header nav a, footer a[href^="/"]');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect([...new Set([...targets, '/'])].sort()).toEqual((await sitemapPaths()).sort());
  const seen = new Set([await page.title()]);
  for (const target of new Set(targets)) {
    const before = await page.title();
    // The foot moves until every section is laid out: between press and release, too.
    await laidOut(page);
    await page.locator(`footer a[href="${target}"]`).first().click();
    await page.waitForFunction((title) => document.title !== title, before);
    expect(pathOf(page)).toBe(target);
    seen.add(await page.title());
  }
  expect(seen.size).toBe(20);
});

test.runIf(isThorough)('a page that was reached by a link is the same when it is loaded again', async ({ visitor }) => {
  const page = await visitor.open('/');
  await hydrate(page);
  await footerLink(page, 'Platform').click();
  await waitForTitle(page, /platform/);
  await laidOut(page);
  const words = await page.locator('main').innerText();
  await page.reload();
  await laidOut(page);
  expect(await page.locator('main').innerText()).toBe(words);
});
