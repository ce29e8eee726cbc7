import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Checker } from '#engine';
import { changesBetween, type Editions, formatChangesHtml, shownPairs } from '#engine/changes';
import { findChromium } from '../browser/find-chromium.ts';
import { launchChromium } from '../browser/launch.ts';
import { editionOf, type Folders, foldersAt } from '../changes/content-changes.ts';
import { writeWhole } from '../files/write-whole.ts';
import { buildStates } from './build-states.ts';
import { takeSections } from './take-sections.ts';

/** More sections than this are not photographed. */
const mostSections = 40;

/**
 * Writes a page with the changes since a commit, and pictures of the sections that changed, before and after, into a folder that
 * somebody named. Returns what to tell about it. Where there is no browser, or a state has mistakes, the page says so much in words.
 */
export async function writePictures(
  target: string,
  since: { commit: string; words: string },
  folders: Folders,
  checker: Checker,
): Promise<string> {
  const old = foldersAt(since.commit, folders);
  try {
    const editions = { before: editionOf(old.folders), after: editionOf(folders), checker };
    const file = join(target, 'index.html');
    const { html, told } = await pageOf(editions, since.words, old.folders, folders);
    mkdirSync(target, { recursive: true });
    // The folder is the one that was named on the command line, and the file's name is ours: nothing for `inside.ts`.
    writeWhole(file, html);
    return [`The changes stand in ${file}.`, ...told].join('\n');
  } finally {
    old.remove();
  }
}

async function pageOf(
  editions: Editions,
  since: string,
  before: Folders,
  after: Folders,
): Promise<{ html: string; told: string[] }> {
  const groups = changesBetween(editions);
  const at = Date.now();
  const all = shownPairs(groups, editions, at);
  const pairs = all.filter(({ before: was, after: is }) => was ?? is).slice(0, mostSections);
  if (pairs.length === 0)
    return {
      html: formatChangesHtml(groups, since),
      told: ['No section changed that visitors see now, so there are no pictures.'],
    };
  if (!findChromium())
    return {
      html: formatChangesHtml(groups, since),
      told: [
        'There is no Chromium on this machine, so there are no pictures. `npx playwright install chromium` installs one; CHROMIUM_PATH names another.',
      ],
    };
  const states = await buildStates(before, after, at);
  const browser = await launchChromium();
  try {
    const isBroken = { before: states.before === undefined, after: states.after === undefined };
    const html = formatChangesHtml(groups, since, await takeSections(browser, pairs, states), isBroken);
    const broken = (['before', 'after'] as const).filter((state) => isBroken[state]);
    return {
      html,
      told: [
        ...broken.map(
          (state) =>
            `The pages have mistakes in the state ${state}, so there are no pictures of it; \`npm run validate\` names them.`,
        ),
        ...(all.length > pairs.length ? [`Pictures show ${pairs.length} of ${all.length} sections that changed.`] : []),
      ],
    };
  } finally {
    await browser.close();
    states.remove();
  }
}
