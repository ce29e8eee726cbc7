import type { Page } from 'playwright';
import { expect } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { hydrate, test } from '../support/visitor.ts';

/** The theme that is seen: how light the page behind the words is. */
async function shownTheme(page: Page): Promise<'dark' | 'light'> {
  const [red = 0, green = 0, blue = 0] = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return [];
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  });
  return red + green + blue > 382 ? 'light' : 'dark';
}

test.for(['light', 'dark'] as const)(
  'is dark at first, whatever a %s system prefers',
  async (colorScheme, { visitor }) => {
    const page = await visitor.open('/', { colorScheme });
    expect(await shownTheme(page)).toBe('dark');
    await hydrate(page);
    expect(await shownTheme(page)).toBe('dark');
  },
);

test('changes by its button, and stays over pages and visits', async ({ visitor }) => {
  const page = await visitor.open('/');
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await page.getByRole('button', { name: 'Use the dark theme' }).waitFor();
  expect(await shownTheme(page)).toBe('light');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.goto('/about');
  expect(await shownTheme(page)).toBe('light');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await page.getByRole('button', { name: 'Use the light theme' }).waitFor();
  await page.reload();
  expect(await shownTheme(page)).toBe('dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
});

test('a kept choice holds from the first frame, before the app is there', async ({ visitor }) => {
  const page = await visitor.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'light');
    requestAnimationFrame(() => {
      const theme = document.documentElement.dataset['theme'];
      Object.assign(window, { themeOfFirstFrame: theme });
    });
  });
  await page.goto('/');
  expect(await page.evaluate('window.themeOfFirstFrame')).toBe('light');
  expect(await shownTheme(page)).toBe('light');
  expect(await page.evaluate(() => window.earlyActions)).toEqual([]);
});

test.runIf(isThorough)('a browser that keeps nothing still changes it', async ({ visitor }) => {
  const page = await visitor.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  await page.getByRole('button', { name: 'Use the dark theme' }).waitFor();
  expect(await shownTheme(page)).toBe('light');
});
