import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { holdBack } from '../support/hold-back.ts';
import { hydrate, laidOut, test, twoFrames, type VisitOptions, type Visitor } from '../support/visitor.ts';

/** A page whose app arrives only once the returned function is called. */
async function openSlowly(
  visitor: Visitor,
  path: string,
  options?: VisitOptions,
): Promise<{ page: Page; arrive: () => void }> {
  const page = await visitor.newPage(options);
  const arrive = await holdBack(page, '**/assets/app-*.js');
  await page.goto(path);
  return { page, arrive };
}

describe('what is done before the app is there is carried out once', () => {
  test('a press on the theme’s button', async ({ visitor }) => {
    const { page, arrive } = await openSlowly(visitor, '/');
    await page.getByRole('button', { name: 'Use the light theme' }).click();
    arrive();
    await hydrate(page);
    await twoFrames(page);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test.runIf(isThorough)('two presses, in their order', async ({ visitor }) => {
    const { page, arrive } = await openSlowly(visitor, '/');
    const theme = page.getByRole('button', { name: 'Use the light theme' });
    await theme.click();
    await theme.click();
    arrive();
    await hydrate(page);
    await page.getByRole('button', { name: 'Use the light theme' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  });

  test('a press in the moment in which React takes the page over', async ({ visitor }) => {
    const page = await visitor.newPage();
    await page.addInitScript(() => {
      // React notes on an element what it renders there before it says that it is ready.
      const isTaken = (button: Element | null) => button !== null && Object.keys(button).length > 0;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const button = document.querySelector<HTMLElement>('[data-theme-toggle]');
        if (!isTaken(button)) return port2.postMessage('');
        button?.click();
        port1.close();
      };
      port2.postMessage('');
    });
    await page.goto('/');
    await hydrate(page);
    await page.getByRole('button', { name: 'Use the dark theme' }).waitFor();
    await twoFrames(page);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test.runIf(isThorough)('a press on a category', async ({ visitor }) => {
    const { page, arrive } = await openSlowly(visitor, '/news', { site: 'working' });
    const category = page.locator('[data-filters] button').nth(1);
    await category.click();
    arrive();
    await expect.poll(() => category.getAttribute('aria-pressed')).toBe('true');
  });

  test('a press on a button that opens a form', async ({ visitor }) => {
    const { page, arrive } = await openSlowly(visitor, '/');
    await page.getByText('Join the Movement').first().click();
    expect(new URL(page.url()).pathname).toBe('/');
    arrive();
    await page.getByRole('dialog', { name: 'Join the Movement' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await twoFrames(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test.runIf(isThorough)('a press on a tab', async ({ visitor }) => {
    const { page, arrive } = await openSlowly(visitor, '/real-time-claims');
    await page.getByRole('tab', { name: 'Payers' }).click();
    arrive();
    await page.getByText('Clean claims in, fewer calls back').waitFor();
  });
});

describe('a press of a link as the first move is left to the browser alone', () => {
  const presses: ['mouse' | 'finger' | 'keyboard', (page: Page, x: number, y: number) => Promise<void>][] = [
    ['mouse', (page, x, y) => page.mouse.click(x, y)],
    ['finger', (page, x, y) => page.touchscreen.tap(x, y)],
    ['keyboard', (page) => page.locator('footer a[href="/team"]').press('Enter')],
  ];
  test.for(someOf(presses, presses.slice(1, 2)))('by %s', async ([_, press], { visitor }) => {
    const page = await visitor.newPage({ hasTouch: true });
    // Neither the app nor the other page comes ahead of the press.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }));
    await page.route('**/speculation-rules.json', (route) =>
      route.fulfill({ json: {}, contentType: 'application/speculationrules+json' }),
    );
    await page.goto('/', { waitUntil: 'networkidle' });
    const link = page.locator('footer a[href="/team"]');
    await link.scrollIntoViewIfNeeded();
    await laidOut(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
    // The other page takes longer than a link that is pointed at waits for its press.
    await page.route('**/team', (route) => new Promise((fulfil) => setTimeout(() => fulfil(route.continue()), 400)));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await press(page, x + width / 2, y + height / 2);
    await page.waitForURL('**/team');
    expect(requests[0]).toBe('/team');
    expect(requests.filter((path) => path.includes('/app-'))).toEqual([]);
  });
});

describe('where the app never arrives', () => {
  const openWithoutApp = async (visitor: Visitor, path: string) => {
    const page = await visitor.newPage();
    await page.route('**/assets/app-*.js', (route) => route.abort());
    await page.goto(path);
    return page;
  };

  test.runIf(isThorough)('links lead where they lead', async ({ visitor }) => {
    const page = await openWithoutApp(visitor, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await page.waitForURL('**/team');
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    visitor.expectFailedRequests();
  });

  const buttons = [
    ['/', 'movement', 'general'],
    ['/policymakers', 'briefing', 'state'],
    ['/', 'inquiry', 'pilot'],
    ['/contact', 'inquiry', 'pilot'],
  ];
  test.for(someOf(buttons, buttons.slice(1, 2)))(
    'a button on %s that opens the form %s leads to the page that has one, about %s',
    async (to, { visitor }) => {
      const [path = '', form, about] = to;
      const page = await openWithoutApp(visitor, path);
      await page.locator(`main [data-form="${form}"]`).first().click();
      await page.waitForURL('**/contact*#write');
      await page.getByLabel('Full Name').waitFor();
      await expect.poll(() => page.locator('#write select').inputValue()).toBe(about);
      visitor.expectFailedRequests();
    },
  );
});

test.runIf(isThorough)(
  'what a link has chosen stays when the app comes to the form without script',
  async ({ visitor }) => {
    const page = await visitor.open('/contact?media#write');
    await hydrate(page);
    await twoFrames(page);
    expect(await page.locator('#write select').inputValue()).toBe('media');
  },
);
