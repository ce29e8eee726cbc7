import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import type { ChangeGroup, SectionPair, SectionPicture, ShownSection } from '#engine/changes';
import { fontSource } from '#kit/theme';
import { insideOf, OutsideError } from '../base/inside.ts';
import { type BuiltStates, origin } from './build-states.ts';

/** The widths of a phone and of a desk, in pixels. */
export const widths: readonly number[] = [390, 1280];

/** Takes the sections that changed, before and after, at each width. Their pictures come as addresses that hold them. */
export async function takeSections(
  browser: Browser,
  pairs: readonly SectionPair[],
  { before, after }: BuiltStates,
): Promise<Map<ChangeGroup, SectionPicture[]>> {
  const pictures = new Map<ChangeGroup, SectionPicture[]>();
  const windows = await Promise.all(
    widths.map(async (width) => ({
      width,
      old: before === undefined ? undefined : await openSite(browser, before, width),
      now: after === undefined ? undefined : await openSite(browser, after, width),
    })),
  );
  for (const { group, section, before: was, after: is } of pairs)
    for (const { width, old, now } of windows) {
      const [first, second] = [was && (await pictureOf(old, was)), is && (await pictureOf(now, is))];
      const picture = { section, width, ...(first ? { before: first } : {}), ...(second ? { after: second } : {}) };
      pictures.set(group, [...(pictures.get(group) ?? []), picture]);
    }
  return pictures;
}

/** A window on a built site, whose files are handed to it; it asks nobody else. */
export async function openSite(browser: Browser, folder: string, width: number): Promise<BrowserContext> {
  // The page's policy would refuse the style that only pictures have.
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  // As on a later visit: the first one shows the fallback font.
  await context.addInitScript((kept) => Object.assign(localStorage, kept), { font: fontSource });
  await context.route('**/*', async (route) => {
    const file = fileAt(folder, route.request().url());
    await (file === undefined ? route.abort() : route.fulfill({ path: file }));
  });
  return context;
}

function fileAt(folder: string, url: string): string | undefined {
  const { origin: asked, pathname } = new URL(url);
  if (asked !== origin) return undefined;
  try {
    const path = decodeURIComponent(pathname).slice(1);
    const file = insideOf(folder, /\.\w+$/.test(path) ? path : join(path, 'index.html'));
    return existsSync(file) ? file : undefined;
  } catch (error) {
    if (error instanceof OutsideError || error instanceof URIError) return undefined;
    throw error;
  }
}

/** What stays in its place while the page moves would lie on the section. */
const onlyMain = 'body :not(main, main *, :has(main)) { visibility: hidden !important }';

/**
 * Waits for the pictures of a section. One that isn't shown, such as that of the other theme, is never loaded where it is to be
 * loaded late, and would be waited for without end.
 */
export function shownImages(section: Element): Promise<unknown> {
  const images = [...section.querySelectorAll('img')].filter((image) => image.checkVisibility());
  return Promise.all(
    images.map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => undefined);
    }),
  );
}

async function pictureOf(
  context: BrowserContext | undefined,
  { address, nth }: ShownSection,
): Promise<string | undefined> {
  if (!context) return undefined;
  const page = await context.newPage();
  try {
    await page.goto(`${origin}${address}`);
    const section = page.locator(`main > [data-view="shown"] > :nth-child(${nth})`);
    await section.scrollIntoViewIfNeeded();
    await section.evaluate(shownImages);
    const bytes = await section.screenshot({ animations: 'disabled', type: 'png', style: onlyMain });
    return `data:image/png;base64,${bytes.toString('base64')}`;
  } finally {
    await page.close();
  }
}
