import type { Page } from 'playwright';
import { expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { pathsOfAllBlocks, sitemapPaths } from '../support/routes.ts';
import { hydrate, test } from '../support/visitor.ts';

const banner = (page: Page) => page.getByRole('banner');

/** What each page is marked by in the header: every item that leads to it, lists it, or covers it. */
const areas: [path: string, ...areas: string[]][] = [
  ['/relaywell-health-hub', 'The Hub', 'Services'],
  ['/solutions', 'Services'],
  ['/real-time-claims', 'Services'],
  ['/who-we-serve', 'Who We Serve'],
  ['/policymakers', 'Who We Serve'],
  ['/about', 'About'],
  ['/case-studies'],
  ['/news'],
  ['/faq'],
  ['/contact', 'Contact'],
];

test.runIf(isThorough)(
  'main has room at its top, below the header, and the area of each page is marked there',
  async ({ visitor }) => {
    const page = await visitor.newPage({ javaScriptEnabled: false });
    const some = someOf(await sitemapPaths(), await pathsOfAllBlocks());
    for (const path of new Set([...some, ...areas.map(([path]) => path)])) {
      await page.goto(path);
      const room = await page
        .getByRole('main')
        .evaluate((main) => Number.parseFloat(getComputedStyle(main).paddingTop));
      expect(room, path).toBeGreaterThanOrEqual(16);
      const marked = await banner(page).locator('nav > ul > li > [aria-current]').allInnerTexts();
      const [, ...expected] = areas.find(([each]) => each === path) ?? [path, ...marked];
      expect(marked, path).toEqual(expected);
    }
  },
);

test('“Who We Serve” has five entries, and the page that chooses between them is in the footer', async ({
  visitor,
}) => {
  const page = await visitor.open('/');
  await banner(page).getByRole('button', { name: 'Who We Serve' }).click();
  const entries = banner(page).getByRole('list', { name: 'Who We Serve' }).getByRole('link');
  expect((await entries.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
    ...['Patients', 'Providers', 'Payers', 'Employers', 'States'],
  ]);
  expect(await page.locator('footer a[href="/who-we-serve"]').count()).toBe(1);
});

test.runIf(isThorough)('the menu’s button shows a close sign while the menu is open', async ({ visitor }) => {
  const page = await visitor.open('/', { viewport: { width: 390, height: 844 } });
  const button = banner(page).getByRole('button', { name: 'Menu' });
  const sign = () => button.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await sign()).not.toContain('×');
  await button.click();
  await expect.poll(sign).toContain('×');
  await page.keyboard.press('Escape');
  await expect.poll(sign).not.toContain('×');
});

test('the ticker is seen on the first screen', async ({ visitor }) => {
  const page = await visitor.newPage({ javaScriptEnabled: false });
  for (const [width, height] of [
    [1366, 768],
    [1280, 720],
    [390, 844],
    [390, 664],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const bottom = await page
      .locator('[data-block="stat-ticker"] .value')
      .first()
      .evaluate((figure) => figure.getBoundingClientRect().bottom);
    expect(bottom, `${width} × ${height}`).toBeLessThanOrEqual(height);
  }
});

test.runIf(isThorough)('two bold sections, one after the other, don’t merge', async ({ visitor }) => {
  const page = await visitor.open('/payers');
  const second = page.locator('[data-background="bold"] + section');
  // No page of the specification has two beside each other: the next one is made bold here.
  await second.evaluate((section) => section.setAttribute('data-background', 'bold'));
  const line = await second.evaluate((section) => {
    const { borderTopWidth, width } = getComputedStyle(section, '::before');
    return { line: borderTopWidth, isWide: Number.parseFloat(width) > 300 };
  });
  expect(line).toEqual({ line: '1px', isWide: true });
});

test.runIf(isThorough)('two open tabs agree about the theme', async ({ visitor }) => {
  const page = await visitor.open('/');
  const other = await page.context().newPage();
  await other.goto('/about');
  await hydrate(page);
  const theme = (each: Page) => each.evaluate(() => document.documentElement.dataset['theme'] ?? 'dark');
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await expect.poll(() => theme(other)).toBe('light');
  await other.getByRole('button', { name: 'Use the dark theme' }).click();
  await expect.poll(() => theme(page)).toBe('dark');
  await page.getByRole('button', { name: 'Use the light theme' }).waitFor();
});

test.runIf(isThorough)('the roadmap reads current, planned and vision, in words of _site.yaml', async ({ visitor }) => {
  const page = await visitor.open('/about');
  const items = page.locator('[data-block="timeline"] .when');
  expect(await items.allInnerTexts()).toEqual([
    expect.stringMatching(/^2025\s+Current$/),
    expect.stringMatching(/^2026\s+Planned$/),
    expect.stringMatching(/^2030\s+Vision$/),
  ]);
});

test.runIf(isThorough)('links to profiles look like links', async ({ visitor }) => {
  const page = await visitor.open('/team');
  const profiles = page.locator('[data-block="people"] a');
  expect(await profiles.count()).toBe(17);
  const lines = await profiles.evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
  expect(new Set(lines)).toEqual(new Set(['underline']));
});

test.runIf(isThorough)('no link of the footer runs on into the column beside it', async ({ visitor }) => {
  const page = await visitor.newPage({ javaScriptEnabled: false, viewport: { width: 768, height: 900 } });
  await page.goto('/');
  const gaps = await page.locator('footer nav').evaluateAll((columns) =>
    columns.slice(1).map((next, index) => {
      const link = columns[index]?.querySelector('li a') ?? next;
      link.textContent = 'a '.repeat(60);
      return next.getBoundingClientRect().left - link.getBoundingClientRect().right;
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(15);
});
