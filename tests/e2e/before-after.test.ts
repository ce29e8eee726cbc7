import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { expect, inject } from 'vitest';
import { test } from '../support/visitor.ts';

/** Where the first picture of the pair ends, as a part of the frame from its beginning on, and the frame. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const [first, second] = [...document.querySelectorAll('[data-block="picture"] figure > div')].map((element) =>
      element.getBoundingClientRect(),
    );
    if (!first || !second) throw new Error('There are no two pictures.');
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const begins = isRightToLeft ? second.right - first.right : first.left - second.left;
    return { begins: Math.round(begins), shown: Math.round((first.width / second.width) * 100) };
  });

const isSlider = (page: Page) => page.getByRole('slider').isVisible();
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('two pictures of one place: a slider moves between them without script, by keys and by hand, in both directions', async ({
  visitor,
}) => {
  const page = await visitor.newPage({
    javaScriptEnabled: false,
    reducedMotion: 'reduce',
    viewport: { width: 320, height: 640 },
  });
  await page.goto(pathToFileURL(join(inject('gallery'), 'examples/picture/before-after.html')).href);
  const slider = page.getByRole('slider', { name: 'By day By night' });
  await expect.poll(() => stateOf(page)).toEqual({ begins: 0, shown: 50 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await slider.press('Home');
  await expect.poll(() => stateOf(page)).toEqual({ begins: 0, shown: 0 });
  await slider.press('ArrowRight');
  await slider.press('PageUp');
  await expect.poll(() => stateOf(page)).toEqual({ begins: 0, shown: 11 });
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not to be seen.');
  // Its handle is 40 pixels wide, and half of it stands over the edge at both ends.
  const at = (part: number) => [box.x + 20 + (box.width - 40) * part, box.y + box.height / 2] as const;
  await page.mouse.click(...at(0.75));
  await expect.poll(() => stateOf(page)).toEqual({ begins: 0, shown: 75 });
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await slider.press('ArrowLeft');
  await expect.poll(() => stateOf(page)).toEqual({ begins: 0, shown: 76 });
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('on paper two pictures stand side by side, each with its word', async ({ visitor }) => {
  const page = await visitor.newPage();
  await page.goto(pathToFileURL(join(inject('gallery'), 'examples/picture/before-after.html')).href);
  expect(await isSlider(page)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await isSlider(page)).toBe(false);
  const images = await page
    .locator('[data-block="picture"] img')
    .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().toJSON() as DOMRect));
  const [day, night] = images;
  expect(night?.left).toBeGreaterThan((day?.right ?? 0) - 1);
  expect(night?.width).toBe(day?.width);
  for (const word of ['By day', 'By night']) expect(await page.getByText(word, { exact: true }).isVisible()).toBe(true);
});
