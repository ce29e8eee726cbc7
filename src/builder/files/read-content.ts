import { readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  atStart,
  type ContentFiles,
  decodeSource,
  languagesIn,
  maximumBytes,
  type OverlayFiles,
  parseText,
  sizes,
  zoneOf,
} from '#engine';
import { isContentName, lastPart } from '#engine/base';
import { finding } from '#engine/catalogue';
import { type Diagnostic, isFields, type SourceFile, valueAt } from '#kit/model';
import { codeOf } from '../base/error-code.ts';
import { checkDrawing } from './check-drawings.ts';
import { changePlace, lastChange } from './content-lock.ts';
import { entriesBelow, entriesOf } from './folder-entries.ts';
import { journalIn } from './journal.ts';
import { type ContentList, type ListedOverlay, listContent } from './list-content.ts';
import { readMedia } from './media-files.ts';
import { toldAnswers } from './outside-answers.ts';
import { readPublicFiles } from './public-files.ts';
import { finishChange } from './write-together.ts';

export { readPublicFiles } from './public-files.ts';

/** Room for the lines that a page begins with. */
const pageFields = [/^ {0,2}["']?title["']?\s*:/m, /^ {0,2}["']?sections["']?\s*:/m];

const nothing: ContentList = {
  pages: [],
  shared: [],
  site: undefined,
  facts: undefined,
  theme: undefined,
  overlays: [],
  misnamed: [],
  strays: [],
  doubles: [],
};

/** How often a folder is read again that others change while it is read. */
const attempts = 4;

/**
 * Reads a content folder and the names of the public files. `root` is what paths in diagnostics are relative to.
 * What can't be read becomes a problem. A change that was interrupted is taken back first, and the folder is read again where
 * one came meanwhile: what it gives is the state before a change or after it. Throws UsageError only where a change can't be
 * taken back.
 */
export function readContent(root: string, pagesFolder: string, publicFolder: string): ContentFiles {
  for (let attempt = 1; ; attempt += 1) {
    finishChange(pagesFolder);
    const before = lastChange(pagesFolder);
    const files = readOnce(root, pagesFolder, publicFolder);
    const isWhole = lastChange(pagesFolder) === before && !journalIn(changePlace(pagesFolder));
    if (isWhole || attempt === attempts) return files;
  }
}

function readOnce(root: string, pagesFolder: string, publicFolder: string): ContentFiles {
  const problems: Diagnostic[] = [];
  const shown = (file: string) => relative(root, file).split(sep).join('/') || file;
  const inFolder = (path: string) => shown(join(pagesFolder, path));
  const read = (path: string): SourceFile[] => {
    const result = readSource(join(pagesFolder, path), inFolder(path));
    if ('text' in result) return [result];
    problems.push(result);
    return [];
  };
  const found = listContent(pagesFolder, (path) => isPage(join(pagesFolder, path)));
  const list = found ?? nothing;
  if (!found) problems.push(atStart(shown(pagesFolder), finding('file/no-folder', { folder: shown(pagesFolder) })));
  for (const { path, wanted } of list.misnamed)
    problems.push(atStart(inFolder(path), finding('file/name', { name: lastPart(path), wanted })));
  for (const { path, other } of list.doubles) problems.push(atStart(inFolder(path), finding('file/twice', { other })));
  for (const path of [...list.pages, ...list.shared])
    if (/[A-Z]/.test(path.slice(path.lastIndexOf('.') + 1)))
      problems.push(atStart(inFolder(path), finding('file/capitals', { wanted: smallEnding(lastPart(path)) })));
  for (const path of list.strays) problems.push(stray(join(pagesFolder, path), inFolder(path)));
  for (const folder of [pagesFolder, publicFolder])
    for (const entry of entriesBelow(folder))
      if (entry.kind === 'special' && !isOfChange(entry.path))
        problems.push(atStart(shown(join(folder, entry.path)), finding('file/link', entry)));
  if (entriesOf(pagesFolder)?.some((entry) => entry.name === formerChangeFolder))
    problems.push(atStart(inFolder(formerChangeFolder), finding('file/change-folder', {})));
  const publicFiles = readPublicFiles(publicFolder);
  for (const path of publicFiles.keys())
    if (/\.svg$/i.test(path)) problems.push(...checkDrawing(join(publicFolder, path), shown(join(publicFolder, path))));
  const media = readMedia(pagesFolder, inFolder);
  problems.push(...media.problems);
  const outside = toldAnswers();
  return {
    folder: shown(pagesFolder),
    site: list.site === undefined ? undefined : read(list.site)[0],
    facts: list.facts === undefined ? undefined : read(list.facts)[0],
    theme: list.theme === undefined ? undefined : read(list.theme)[0],
    pages: list.pages.flatMap(read),
    shared: list.shared.flatMap(read),
    ...(list.overlays.length > 0 ? { overlays: list.overlays.map((overlay) => readOverlay(overlay, read)) } : {}),
    publicFiles,
    media: media.media,
    publicFolder: shown(publicFolder),
    problems,
    ...(outside ? { outside } : {}),
  };
}

/**
 * What commands once kept changes in that were being made. Nobody reads it any more: whoever could bring one with a pull request
 * would change pages by it that nobody has looked at.
 */
const formerChangeFolder = '.change';

function isOfChange(path: string): boolean {
  return path === formerChangeFolder || path.startsWith(`${formerChangeFolder}/`);
}

function readOverlay(
  { folder, site, facts, theme, shared }: ListedOverlay,
  read: (path: string) => SourceFile[],
): OverlayFiles {
  const one = (path: string | undefined) => (path === undefined ? undefined : read(path)[0]);
  return {
    folder,
    site: one(site),
    facts: one(facts),
    shared: shared.flatMap(read),
    ...(theme === undefined ? {} : { strayTheme: theme }),
  };
}

/**
 * What is known of a content folder before it is read: about how many pages it holds, and whether it has what most have not: several
 * languages, notices, on whatever day and in whatever language, forms that ask questions of their own, a search, or menus at the side. `url` is its public
 * address, as it is written.
 */
export type ContentOverview = {
  pages: number;
  url: string | undefined;
  isPlain: boolean;
};

/** About how many pages a content folder holds: their names are counted. */
export function countPages(pagesFolder: string): number {
  return namesIn(pagesFolder).pages.length;
}

function namesIn(pagesFolder: string): ContentList {
  return listContent(pagesFolder, () => false) ?? nothing;
}

/** Looks at the names in a content folder, and at what its `_site` files say. */
export function overviewOf(pagesFolder: string): ContentOverview {
  const { pages, site, overlays } = namesIn(pagesFolder);
  const own = dataIn(pagesFolder, site);
  const all = [own, ...overlays.map((overlay) => dataIn(pagesFolder, overlay.site))];
  return {
    pages: pages.length,
    isPlain:
      languagesIn(own).length === 0 &&
      valueAt(own, ['search']) !== true &&
      valueAt(own, ['sideMenus']) === undefined &&
      all.every((data) => valueAt(data, ['notices']) === undefined) &&
      Object.values(Object(valueAt(own, ['forms']))).every((form) => !isFields(form) || !('fields' in form)),
    url: isFields(own) && typeof own['url'] === 'string' ? own['url'] : undefined,
  };
}

/** The time zone that a content folder's `_site` file names. */
export function siteZone(pagesFolder: string): string {
  return zoneOf(dataIn(pagesFolder, namesIn(pagesFolder).site));
}

/** Whom a content folder's `_site` file has mailed what is to be looked at again, if anybody; and what the site is called. */
export function siteReviews(pagesFolder: string): { mail: string | undefined; product: string } {
  const data = dataIn(pagesFolder, namesIn(pagesFolder).site);
  const [mail, product] = [valueAt(data, ['review', 'mail']), valueAt(data, ['product', 'name'])];
  return { mail: typeof mail === 'string' ? mail : undefined, product: typeof product === 'string' ? product : '' };
}

/** The data of a file of a content folder; nothing where it isn't there or can't be read. */
function dataIn(pagesFolder: string, file: string | undefined): unknown {
  const source = file === undefined ? undefined : readSource(join(pagesFolder, file), file);
  const read = source && 'text' in source ? parseText(source.text, new Set()) : undefined;
  return read && 'data' in read ? read.data : undefined;
}

/** One content file as text, or a diagnostic that says why it can't be read. */
export function readSource(file: string, shown: string): SourceFile | Diagnostic {
  try {
    const stat = statSync(file);
    if (!stat.isFile() && !stat.isDirectory()) return atStart(shown, finding('file/unreadable', { reason: 'no file' }));
    if (stat.size > maximumBytes) return atStart(shown, finding('file/too-large', sizes(stat.size)));
    return decodeSource(shown, readFileSync(file));
  } catch (error) {
    const reason = codeOf(error) ?? String(error);
    return atStart(shown, finding('file/unreadable', { reason }));
  }
}

function smallEnding(name: string): string {
  return name.replace(/\.[^.]*$/, (ending) => ending.toLowerCase());
}

/** True for a file with the fields that every page has. */
function isPage(file: string): boolean {
  const source = readSource(file, file);
  return 'text' in source && pageFields.every((field) => field.test(source.text));
}

/** A file beside the pages: a page under another ending is a mistake, since nobody sees it; of anything else it is worth knowing. */
function stray(file: string, shown: string): Diagnostic {
  if (!isPage(file)) return atStart(shown, finding('file/stray', {}));
  const name = lastPart(shown);
  const [stem = name] = name.split('.');
  const inner = name.replace(/\.[^.]*$/, '');
  return atStart(shown, finding('file/ending', { wanted: isContentName(inner) ? inner : `${stem}.yaml` }));
}
