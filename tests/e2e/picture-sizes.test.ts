import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, inject } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker, loadSampleSite } from '#builder/files';
import { someOf } from '../support/extent.ts';
import { test } from '../support/visitor.ts';

/** A phone, a tablet and a desk; in the long run also windows between them, where layouts change. */
const windows = someOf([360, 700, 800, 950, 1100, 1440], [360, 1440]);

/** What `sizes` may differ from the layout by, as a part of it: edges and gaps grow with the window. */
const tolerance = 0.08;

/** The pictures in a compiled value: what they show, and how wide they say that they are. */
function picturesIn(value: unknown): { src: string; sizes: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('sizes' in value && 'src' in value) {
    const dark = 'dark' in value && typeof value.dark === 'object' ? [{ sizes: value.sizes, ...value.dark }] : [];
    return [{ src: String(value.src), sizes: String(value.sizes) }, ...dark.flatMap(picturesIn)];
  }
  return Object.values(value).flatMap(picturesIn);
}

const examples = loadSampleSite(projectRoot, loadChecker(projectRoot)).examples.flatMap(({ type, name, page }) => {
  const pictures = picturesIn(page.sections);
  return pictures.length === 0 ? [] : [{ type, name, pictures }];
});

/** How wide each picture is that can be seen, and how wide its `sizes` would have it in this window. */
function measure(pictures: { src: string; sizes: string }[]): { src: string; is: number; said: number }[] {
  const probe = document.body.appendChild(document.createElement('div'));
  const said = (sizes: string) => {
    const parts = sizes.split(',').map((part) => /^(?:(\(.*?\)) )?(.+)$/.exec(part) ?? []);
    const [, , width = ''] = parts.find(([, media]) => media === undefined || matchMedia(media).matches) ?? [];
    probe.style.inlineSize = width;
    return probe.getBoundingClientRect().width;
  };
  const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
  const widthOf = (image: HTMLImageElement) => image.getBoundingClientRect().width;
  return pictures.flatMap(({ src, sizes }) =>
    shown
      .filter((image) => new URL(image.src).pathname.endsWith(src))
      .map((image) => ({ src, is: widthOf(image), said: said(sizes) })),
  );
}

test('pictures are as wide as they say before they are there, in every block and window', async ({ visitor }) => {
  expect(examples.length).toBeGreaterThan(2);
  const page = await visitor.newPage({ deviceScaleFactor: 0.5 });
  // None ever comes: what a picture takes only once it is there moves what stands below it.
  await page.route('**/*', (route) => (route.request().resourceType() === 'image' ? undefined : route.continue()));
  let measured = 0;
  for (const { type, name, pictures } of examples) {
    await page.goto(`${pathToFileURL(join(inject('gallery'), 'examples', type, `${name}.html`)).href}#still`, {
      waitUntil: 'domcontentloaded',
    });
    for (const width of windows) {
      await page.setViewportSize({ width, height: 400 });
      const found = await page.evaluate(measure, pictures);
      measured += found.length;
      for (const { src, is, said } of found)
        expect(Math.abs(said - is) / is, `${type}: ${name}, ${src} in ${width}: says ${said}, is ${is}`).toBeLessThan(
          tolerance,
        );
    }
  }
  // Posters of films are no elements of their own.
  expect(measured).toBeGreaterThan(examples.length);
});
