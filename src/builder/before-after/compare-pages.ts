import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from 'playwright';
import type { ChangeGroup, SectionPicture } from '#engine/changes';
import { listedPaths, sitemapPath } from '../base/site-paths.ts';
import { origin } from './build-states.ts';
import { openSite, shownImages, widths } from './take-sections.ts';

/** As many pages are compared. */
const mostPages = 20;

/** Two built sites. */
type Built = { before: string; after: string };

/**
 * Takes the first pages of two builds of a site that both have, each as a whole and at each width, and keeps those that look different.
 */
export async function comparePages(
  browser: Browser,
  { before, after }: Built,
): Promise<{ pictures: Map<ChangeGroup, SectionPicture[]>; compared: number; all: number }> {
  const now = new Set(addressesIn(after));
  const both = addressesIn(before).filter((address) => now.has(address));
  const pictures = new Map<ChangeGroup, SectionPicture[]>();
  const compared = both.slice(0, mostPages);
  for (const width of widths) {
    const [old, next] = [await openSite(browser, before, width), await openSite(browser, after, width)];
    for (const address of compared) {
      const [was, is] = [await pictureOf(old, address), await pictureOf(next, address)];
      if (was === is) continue;
      const group = [...pictures.keys()].find(({ name: [name] }) => name === address) ?? groupOf(address);
      const picture = { section: { name: [address] }, width, before: was, after: is };
      pictures.set(group, [...(pictures.get(group) ?? []), picture]);
    }
  }
  return { pictures, compared: compared.length, all: both.length };
}

function groupOf(address: string): ChangeGroup {
  return { kind: 'page', name: [address], sections: [], changes: [] };
}

/** The addresses of a built site's pages, as its sitemap lists them. */
function addressesIn(folder: string): string[] {
  const textOf = (path: string) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : '');
  return listedPaths(textOf(sitemapPath(textOf('robots.txt'))));
}

/** What a film shows while it loads is a matter of moments. */
const stillOnly = 'video { visibility: hidden !important }';

async function pictureOf(context: BrowserContext, address: string): Promise<string> {
  const page = await context.newPage();
  try {
    await page.goto(`${origin}${address}`);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.locator('body').evaluate(shownImages);
    const bytes = await page.screenshot({ animations: 'disabled', type: 'png', fullPage: true, style: stillOnly });
    return `data:image/png;base64,${bytes.toString('base64')}`;
  } finally {
    await page.close();
  }
}
