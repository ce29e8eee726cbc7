import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { insideOf, sitePaths, UsageError } from '#builder/base';
import { fontSource } from '#kit/theme';
import { states } from './states.ts';

/** What is photographed: a name for the file, and how a page comes to show it. */
type Subject = {
  name: string;
  show: (page: Page) => Promise<unknown>;
  wholePage: boolean;
  fits?: (width: number) => boolean;
};

/** Every address of the served site, and one that it does not have. Throws UsageError where none is served. */
export async function routeSubjects(url: string): Promise<Subject[]> {
  const paths = await sitePaths(url).catch(() => {
    throw new UsageError(`No site is served at ${url}. Start it with \`npm run serve\`, or give its address by --url.`);
  });
  return [...paths, '/no-such-page'].map((path) => ({
    name: `route-${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}`,
    show: (page) => page.goto(url + path),
    wholePage: true,
  }));
}

/** Menus, dialogs, toasts, errors and what else opens, as the window shows them. */
export function stateSubjects(url: string): Subject[] {
  return states.map(({ name, path, widths, reach }) => ({
    name: `state-${name}`,
    show: async (page) => {
      await page.goto(url + path);
      await reach(page);
    },
    wholePage: false,
    ...(widths && { fits: widths }),
  }));
}

/** Every example of every block, from a built gallery. */
export function exampleSubjects(gallery: string): Subject[] {
  return readdirSync(join(gallery, 'examples')).flatMap((type) =>
    readdirSync(join(gallery, 'examples', type)).map((file) => ({
      name: `example-${type}-${file.replace('.html', '')}`,
      show: (page) => page.goto(`${pathToFileURL(join(gallery, 'examples', type, file)).href}#still`),
      wholePage: true,
    })),
  );
}

/**
 * Takes every subject in every width and theme, as PNG files in `out`, and writes nowhere else. Gives their number; says which
 * ones failed.
 */
export async function takePictures(
  browser: Browser,
  subjects: readonly Subject[],
  { out, widths, themes }: { out: string; widths: readonly number[]; themes: readonly string[] },
): Promise<{ taken: number; failed: string[] }> {
  const failed: string[] = [];
  let taken = 0;
  for (const theme of themes) {
    for (const width of widths) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
      // As on a later visit: the first one shows the fallback font.
      await context.addInitScript((kept) => Object.assign(localStorage, kept), { theme, font: fontSource });
      for (const { name, show, wholePage, fits } of subjects) {
        if (fits && !fits(width)) continue;
        const file = `${name}-${width}-${theme}.png`;
        const page = await context.newPage();
        try {
          await show(page);
          await loadImages(page);
          await page.screenshot({ path: insideOf(out, file), fullPage: wholePage });
          taken += 1;
        } catch (error) {
          failed.push(`${file}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
        }
        await page.close();
      }
      await context.close();
    }
  }
  return { taken, failed };
}

/** Loads the images that wait until somebody scrolls to them: a picture of the whole page shows them too. */
function loadImages(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
}
