import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { projectRoot } from '#builder/base';
import { buildSite } from '#builder/build';
import { samplePublicFolder } from '#builder/files';
import { specification } from '../specification/folders.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { isThorough } from '../support/extent.ts';
import { layoutShift } from '../support/loading.ts';
import { photograph } from '../support/originals.ts';
import { test, type VisitOptions, type Visitor } from '../support/visitor.ts';

const folder = temporaryFolder();
const out = join(folder, 'dist');
const origin = 'http://pictures.example';

const page = `title: Pictures of a small site
description: This page shows pictures that the test has made, in two places of a layout.
sections:
  - type: hero
    heading: Pictures
    picture: { file: day.jpg, alt: Red beside blue by day, dark: night.jpg }
  - type: prose
    background: bold
    heading: Far below
    paragraphs: There it is.
    picture: { file: far.jpg, alt: Red beside blue far below }
`;

beforeAll(async () => {
  const pages = writeSmallSite(folder, 1);
  mkdirSync(join(pages, '_media'), { recursive: true });
  writeFileSync(join(pages, 'shown.yaml'), page);
  for (const [index, name] of ['day', 'night', 'far'].entries())
    writeFileSync(join(pages, `_media/${name}.jpg`), await photograph({ width: 800, height: 600 + index }));
  const { diagnostics } = await buildSite({ pages, out, publicFolder: join(projectRoot, samplePublicFolder) });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
});
afterAll(() => removeFolder(folder));

/** The page as it was built, under its policy, and the names of the pictures that it has asked for. */
async function openPage(visitor: Visitor, options?: VisitOptions): Promise<{ shown: Page; asked: string[] }> {
  const shown = await visitor.newPage(options);
  const asked: string[] = [];
  await shown.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(out, pathname, pathname.includes('.') ? '' : 'index.html');
    if (pathname.startsWith('/assets/pictures/')) asked.push(pathname.replace(/^.*\/([a-z]+)-\w+-/, '$1-'));
    const known = existsSync(file) ? file : join(specification.public, pathname);
    return route.fulfill({ body: readFileSync(known), contentType: getMimeType(file) ?? 'text/html; charset=utf-8' });
  });
  await shown.goto(`${origin}/shown`);
  await shown.waitForFunction(() => [...document.images].some((image) => image.complete && image.naturalWidth > 0));
  return { shown, asked };
}

/** Which forms of pictures are to be seen; an empty name for a picture that has one alone. */
const shades = (shown: Page) =>
  shown.evaluate(() =>
    [...document.images]
      .filter((image) => image.getClientRects().length > 0)
      .map((image) => image.closest<HTMLElement>('[data-shade]')?.dataset['shade'] ?? ''),
  );

/** True for the forms of the first picture: browsers fetch ahead what stands a little below. */
const isOnTop = (name: string) => !name.startsWith('far');

test('the picture that fits the screen is fetched, and no other; nothing moves when it comes', async ({ visitor }) => {
  const { shown, asked } = await openPage(visitor, { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 });
  expect(asked.filter(isOnTop)).toEqual([expect.stringMatching(/^night-.*-507\.avif$/)]);
  // The site's font moves a letter by so much; a picture without its size moves half of the page.
  expect(await layoutShift(shown)).toBeLessThan(0.001);
  const far = shown.locator('img[alt="Red beside blue far below"]');
  await far.scrollIntoViewIfNeeded();
  await expect.poll(() => far.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.runIf(isThorough)('a dark picture stands there in the dark theme alone', async ({ visitor }) => {
  const { shown, asked } = await openPage(visitor, { viewport: { width: 390, height: 800 }, deviceScaleFactor: 2 });
  const names = () => asked.filter(isOnTop).map((name) => name.split('-')[0]);
  expect([await shades(shown), names()]).toEqual([['dark', ''], ['night']]);
  await shown.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  await expect.poll(names).toEqual(['night', 'day']);
  // A picture that is still on its way when the page is closed would be told as one that failed.
  await shown.waitForFunction(() => {
    const picture = [...document.images].find((image) => getComputedStyle(image).display !== 'none');
    return picture?.complete && picture.naturalWidth > 0;
  });
  expect(await shades(shown)).toEqual(['light', '']);
});
