import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { test, type Visitor } from '../support/visitor.ts';

const open = async (visitor: Visitor, options: Parameters<Visitor['newPage']>[0]): Promise<Page> => {
  const page = await visitor.newPage(options);
  await page.goto(pathToFileURL(join(inject('gallery'), 'examples/gallery/six.html')).href);
  return page;
};

/** The large picture that is to be seen, by its name. */
const shown = (page: Page) => page.getByRole('dialog').evaluateAll((all) => all.map((item) => item.ariaLabel));

/** How much of the window the large picture and what belongs to it take, and whether anything of it is cut off. */
const layoutOf = (page: Page) =>
  page.getByRole('dialog').evaluate((dialog) => {
    const image = dialog.querySelector('img')?.getBoundingClientRect();
    const isInside = [...dialog.querySelectorAll('img, button, figcaption')].every((part) => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    });
    return { isInside, ratio: Math.round(((image?.width ?? 0) / (image?.height ?? 1)) * 100) / 100 };
  });

test('a picture is shown whole and large without script, leads to the next, and closes by Escape or a press', async ({
  visitor,
}) => {
  const page = await open(visitor, { javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const first = page.getByRole('button', { name: 'A lighthouse on a rock' });
  await first.press('Enter');
  expect(await shown(page)).toEqual(['A lighthouse on a rock']);
  expect(await layoutOf(page)).toEqual({ isInside: true, ratio: 1.33 });
  // The focus stands on what closes it, and the next picture follows.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect((await shown(page)).at(-1)).toBe('Dunes under a low sun');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await shown(page)).toEqual([]);
  await first.click();
  await page.getByRole('dialog').getByRole('button', { name: 'A lighthouse on a rock' }).click();
  expect(await shown(page)).toEqual([]);
});

test.runIf(isThorough)(
  'arrows lead to the pictures of their side, one of which is shown at a time',
  async ({ visitor }) => {
    const page = await open(visitor, { viewport: { width: 1024, height: 600 } });
    const first = page.getByRole('button', { name: 'A lighthouse on a rock' });
    await first.press('Enter');
    // The first press that the page answers to: it is hydrated while we look at it.
    await expect
      .poll(async () => {
        if ((await shown(page))[0] === 'A lighthouse on a rock') await page.keyboard.press('ArrowRight');
        return shown(page);
      })
      .toEqual(['Dunes under a low sun']);
    await page.keyboard.press('ArrowLeft');
    expect(await shown(page)).toEqual(['A lighthouse on a rock']);
    expect(await layoutOf(page)).toEqual({ isInside: true, ratio: 1.33 });
    await page.keyboard.press('ArrowLeft');
    expect(await shown(page)).toEqual(['A lighthouse on a rock']);
    await page.keyboard.press('Escape');
    expect(await shown(page)).toEqual([]);
  },
);

test.runIf(isThorough)('on paper a gallery prints its pictures and nothing to press', async ({ visitor }) => {
  const page = await open(visitor, {});
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('li > figure img:visible').count()).toBe(6);
  expect(await page.getByRole('button').count()).toBe(0);
});
