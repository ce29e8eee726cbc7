import type { Locator, Page } from 'playwright';
import { describe, expect } from 'vitest';
import { someOf } from '../support/extent.ts';
import { hydrate, test, twoFrames } from '../support/visitor.ts';

const idle = 'not available yet';

/** What tells a button that does nothing from one that does something. */
function inertLook(button: Locator): Promise<object> {
  return button.evaluate((element) => {
    const { borderTopStyle, cursor, backgroundColor } = getComputedStyle(element);
    return { edge: borderTopStyle, cursor, fill: backgroundColor };
  });
}

async function fillProviderCalculator(page: Page): Promise<void> {
  await page.getByLabel('Number of providers').fill('10');
  await page.getByLabel('Monthly claim volume').fill('1000');
  expect(await page.getByLabel('Denial rate').inputValue()).toBe('20');
}

describe('as the specification says them', () => {
  const buttons: [path: string, name: string][] = [
    ['/case-studies', 'Download Full Case Study Pack'],
    ['/patient-experience', 'Join Early Access'],
    ['/providers', 'Schedule a Demo'],
    ['/providers', 'Download the Provider Guide'],
  ];

  test.for(someOf(buttons, buttons.slice(0, 2)))(
    '%s: the button %s does nothing, and says so',
    async ([path, name], { visitor }) => {
      const page = await visitor.open(path);
      await hydrate(page);
      const button = page.getByRole('button', { name: `${name} ${idle}` }).first();
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      expect(await button.innerText()).toContain(idle);
      expect(await inertLook(button)).toEqual({ edge: 'dashed', cursor: 'not-allowed', fill: 'rgba(0, 0, 0, 0)' });
      const requests: string[] = [];
      // The app itself is fetched ahead a second after the page, whatever the visitor does.
      page.on('request', (request) => !/\/assets\/app-/.test(request.url()) && requests.push(request.url()));
      const address = page.url();
      await button.click({ force: true });
      await twoFrames(page);
      expect(page.url()).toBe(address);
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(requests).toEqual([]);
    },
  );

  test('the categories of the news choose nothing, and say so', async ({ visitor }) => {
    const page = await visitor.open('/news');
    await hydrate(page);
    const articles = await page.getByRole('article').count();
    expect(articles).toBeGreaterThan(3);
    const filter = page.getByRole('button', { name: `Policy ${idle}` });
    expect(await inertLook(filter)).toEqual({ edge: 'dashed', cursor: 'not-allowed', fill: 'rgba(0, 0, 0, 0)' });
    expect(await page.locator('[data-filters] > p').innerText()).toBe(idle);
    await filter.click({ force: true });
    expect(await page.getByRole('article').count()).toBe(articles);
  });

  test('the providers’ calculator shows nothing of what it computes', async ({ visitor }) => {
    const page = await visitor.open('/providers');
    await hydrate(page);
    const calculator = page.locator('#calculator');
    const before = await calculator.innerText();
    await fillProviderCalculator(page);
    expect(await calculator.innerText()).toBe(before);
    expect(before).not.toContain('$');
  });
});

describe('once the YAML says so', () => {
  const site = 'working' as const;

  test('the case study pack is downloaded', async ({ visitor }) => {
    const page = await visitor.open('/case-studies', { site });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Full Case Study Pack' }).click();
    expect((await download).suggestedFilename()).toBe('favicon.svg');
  });

  test('early access opens the form', async ({ visitor }) => {
    const page = await visitor.open('/patient-experience', { site });
    await page.getByText('Join Early Access').first().click();
    await page.getByRole('dialog', { name: 'Join the Movement' }).waitFor();
  });

  test('a demo is scheduled elsewhere, in a new tab', async ({ visitor }) => {
    const page = await visitor.open('/providers', { site });
    const link = page.getByRole('link', { name: 'Schedule a Demo' });
    expect(await link.getAttribute('href')).toBe('https://calendar.relaywell.example/demo');
    expect(await link.getAttribute('target')).toBe('_blank');
  });

  test('a category of the news shows its articles only', async ({ visitor }) => {
    const page = await visitor.open('/news', { site });
    await hydrate(page);
    const all = await page.getByRole('article').count();
    await page.getByRole('button', { name: 'Policy', exact: true }).click();
    const shown = await page.getByRole('article').allInnerTexts();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(all);
    for (const article of shown) expect(article).toMatch(/^policy/i);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    expect(await page.getByRole('article').count()).toBe(all);
  });

  test('the providers’ calculator shows its results', async ({ visitor }) => {
    const page = await visitor.open('/providers', { site });
    await hydrate(page);
    await fillProviderCalculator(page);
    const results = await page.locator('#calculator').getByRole('status').innerText();
    expect(results).toMatch(/checking coverage first\s+\$4,500/);
    expect(results).toMatch(/avoiding denials\s+\$12,600/);
    expect(results).toMatch(/Staff hours[^\n]*\s+640/);
    expect(results).toMatch(/Saved each year\s+\$205,200/);
  });
});
