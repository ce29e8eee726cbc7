import { join, relative } from 'node:path';
import { formatChangesHtml } from '#engine/changes';
import { upgradePlaces } from '../base/upgrade-places.ts';
import { comparePages } from '../before-after/compare-pages.ts';
import { findChromium } from '../browser/find-chromium.ts';
import { launchChromium } from '../browser/launch.ts';
import { writeWhole } from '../files/write-whole.ts';
import { runBuilder } from './run-builder.ts';

/** What is compared: the site in its folder, built by the builder that it has, and as it was built in the folder `next` by the other version. */
type States = { builder: string; present: string; version: string; next: string };

/**
 * Writes a page with the pages of a site that look different by another version of the builder, before and after. Returns what to tell
 * about it, in a line: an upgrade goes on without pictures where there can be none.
 */
export async function compareStates(
  site: string,
  { builder, present, version, next }: States,
  say: (line: string) => void,
): Promise<string> {
  try {
    if (!findChromium()) return 'There is no Chromium on this machine, so there are no pictures before and after.';
    say('Taking pictures before and after …');
    const { built, folder } = upgradePlaces(site);
    const { code } = runBuilder(site, builder, ['build', '--out', built]);
    if (code !== 0) return 'The site could not be built as it was, so there are no pictures before and after.';
    const browser = await launchChromium();
    try {
      const { pictures, compared, all } = await comparePages(browser, { before: built, after: join(next, 'dist') });
      const most = compared < all ? ` of the first ${compared} pages` : '';
      if (pictures.size === 0) return `No page${most} looks different.`;
      const file = `${folder}-${version}.html`;
      // All of its name is ours: nothing for `inside.ts`.
      writeWhole(file, formatChangesHtml([...pictures.keys()], `${builder} ${present}`, pictures));
      return `What looks different${most}, before and after: ${relative(site, file)}`;
    } finally {
      await browser.close();
    }
  } catch (error) {
    // They only show what is there: no upgrade fails for them.
    const [words] = (error instanceof Error ? error.message : String(error)).split('\n');
    return `There are no pictures before and after: ${words}`;
  }
}
