import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { isThorough, someOf } from '../support/extent.ts';
import { hydrate, test } from '../support/visitor.ts';

/** The first card of a kind of section that leads somewhere, and a point in the middle of its words. */
const cardOf = (page: Page, block: string) => page.locator(`[data-block="${block}"] article:has(a)`).first();

const words = async (page: Page, block: string) => {
  const text = cardOf(page, block).locator('p').first();
  await text.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0 } = (await text.boundingBox()) ?? {};
  return { left: x + 4, right: x + width * 0.8, y: y + 8 };
};

const selected = [
  ['/who-we-serve', 'card-grid'],
  ['/team', 'people'],
  ['/contact', 'contact-cards'],
] as const;

describe('a card with one link is a target as a whole', () => {
  test('its words lead where its link leads, before the app is there and after', async ({ visitor }) => {
    const page = await visitor.open('/who-we-serve');
    const href = (await cardOf(page, 'card-grid').locator('a').getAttribute('href')) ?? '';
    for (const isAlive of [false, true]) {
      await page.goto('/who-we-serve');
      if (isAlive) await hydrate(page);
      const { left, y } = await words(page, 'card-grid');
      await page.mouse.click(left, y);
      await page.waitForURL(`**${href}`);
    }
  });

  test.for(someOf(selected, selected.slice(0, 1)))(
    'once the app is there the words of those of %s can be selected, and that leads nowhere',
    async ([path, block], { visitor }) => {
      const page = await visitor.open(path);
      await hydrate(page);
      const { left, right, y } = await words(page, block);
      await page.mouse.move(left, y);
      await page.mouse.down();
      await page.mouse.move(right, y, { steps: 5 });
      await page.mouse.up();
      expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(5);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.getByRole('dialog').count()).toBe(0);
    },
  );

  test.runIf(isThorough)('its words lead to another site in a tab of its own', async ({ visitor }) => {
    const page = await visitor.open('/team');
    await hydrate(page);
    const href = await cardOf(page, 'people').locator('a').getAttribute('href');
    await page.context().route(`${href}`, (route) => route.fulfill({ body: 'there' }));
    const { left, y } = await words(page, 'people');
    const [opened] = await Promise.all([page.waitForEvent('popup'), page.mouse.click(left, y)]);
    await opened.waitForURL(`${href}`);
    expect(new URL(page.url()).pathname).toBe('/team');
  });

  test('its words open the form of its button', async ({ visitor }) => {
    const page = await visitor.open('/contact');
    const { left, y } = await words(page, 'contact-cards');
    await page.mouse.click(left, y);
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
  });
});

test.runIf(isThorough)(
  'on a phone, the large result of a calculator is in sight while its last field is filled in',
  async ({ visitor }) => {
    const page = await visitor.open('/policymakers', { viewport: { width: 390, height: 664 } });
    await page.locator('input[name="economy"]').fill('400');
    const field = page.locator('[data-block="calculator"] input').last();
    await field.click();
    await field.pressSequentially('12');
    const result = await page.locator('output strong').last().boundingBox();
    const input = await field.boundingBox();
    expect(await page.locator('output [data-emphasis]').isVisible()).toBe(true);
    const shown = await page.locator('output [data-emphasis]').boundingBox();
    expect(result).not.toBeNull();
    expect(shown?.y).toBeGreaterThanOrEqual(0);
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(input?.y ?? 0);
  },
);
