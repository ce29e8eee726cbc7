import { join } from 'node:path';
import { isAside, isContentName, isMeantAs, lastPart } from '#engine/base';
import { entriesOf } from './folder-entries.ts';

/** A file of a content folder that nobody reads as long as it has this name: what it is, and which name it was meant to have. */
export type Misnamed = { path: string; wanted: string };

/** What a content folder holds, as paths inside of it, sorted. */
export type ContentList = {
  pages: string[];
  shared: string[];
  site: string | undefined;
  facts: string | undefined;
  theme: string | undefined;
  /** What folders hold beside their pages, which is used where they are languages of the site. */
  overlays: ListedOverlay[];
  /** Files and folders that are read under another name than they should have. */
  misnamed: Misnamed[];
  /** Files beside the pages that nothing is made of. */
  strays: string[];
  /** Files that nobody reads because another ending of the same name is read: what is read in place of each. */
  doubles: { path: string; other: string }[];
};

/** The files of a folder that a language may have beside its pages. `folder` is its name. */
export type ListedOverlay = {
  folder: string;
  site: string | undefined;
  facts: string | undefined;
  theme: string | undefined;
  shared: string[];
};

/** What text editors, systems and people who explain a folder leave in it. */
const leftovers =
  /^(?:\.|~\$|readme|licen[cs]e|changelog|thumbs\.db$|desktop\.ini$)|(?:~|\.(?:swp|swo|tmp|temp|bak|orig|part|crdownload))$/i;

/**
 * Lists a content folder, the folders in it too; those whose name begins with an underscore hold no pages.
 * `isPage` says whether a file holds a page, which decides what a file was meant to be. Nothing where there is no folder.
 */
export function listContent(folder: string, isPage: (path: string) => boolean): ContentList | undefined {
  const all = walk(folder, '');
  if (!all) return undefined;
  const top = all.filter((path) => !path.includes('/') && isContentName(path));
  const misnamed: Misnamed[] = [];
  const single = (base: string): string | undefined => {
    const exact = top.find((path) => stemIs(path, base));
    const meant =
      exact ??
      top.find((path) => !isReserved(path) && isMeantAs(path, base) && (path.startsWith('_') || !isPage(path)));
    if (meant !== undefined && meant !== exact) misnamed.push({ path: meant, wanted: `${base}.yaml` });
    return meant;
  };
  const [site, facts, theme] = [single('_site'), single('_facts'), single('_theme')];
  const doubles = [site, facts, theme].flatMap((other) => {
    const same = top.filter(
      (path) => other !== undefined && path !== other && stemIs(path, other.replace(/\.[^.]*$/, '')),
    );
    return other === undefined ? [] : same.map((path) => ({ path, other }));
  });
  const sharedFolder = sharedIn(folder, all, isPage);
  if (sharedFolder !== undefined && sharedFolder !== '_shared')
    misnamed.push({ path: sharedFolder, wanted: '_shared' });
  const isShared = (path: string) => sharedFolder !== undefined && path.startsWith(`${sharedFolder}/`);
  const own = all.filter((path) => !isAside(path) && !isShared(path) && ![site, facts, theme].includes(path));
  return {
    site,
    facts,
    theme,
    shared: all.filter((path) => isShared(path) && path.split('/').length === 2 && isContentName(path)),
    pages: own.filter(isContentName),
    overlays: overlaysIn(all.filter(isContentName)),
    misnamed,
    doubles,
    strays: own.filter((path) => !isContentName(path) && !leftovers.test(lastPart(path))),
  };
}

/** What the folders directly below hold of a language beside its pages. */
function overlaysIn(all: readonly string[]): ListedOverlay[] {
  const inside = all.filter((path) => /^[^/_.][^/]*\/_(?:site\.|facts\.|theme\.|shared\/)[^/]*$/.test(path));
  return [...new Set(inside.map((path) => path.split('/', 1)[0] ?? ''))].map((folder) => {
    const own = inside.filter((path) => path.startsWith(`${folder}/`));
    const named = (base: string) => own.find((path) => stemIs(path, `${folder}/${base}`));
    return {
      folder,
      site: named('_site'),
      facts: named('_facts'),
      theme: named('_theme'),
      shared: own.filter((path) => path.startsWith(`${folder}/_shared/`)),
    };
  });
}

/** The name of the folder of shared sections, or of the one that is meant. */
function sharedIn(folder: string, all: readonly string[], isPage: (path: string) => boolean): string | undefined {
  const folders = (entriesOf(folder) ?? []).filter((entry) => entry.isDirectory()).map(({ name }) => name);
  if (folders.includes('_shared')) return '_shared';
  return folders.find((name) => {
    const inside = all.filter((path) => path.startsWith(`${name}/`) && isContentName(path));
    return isMeantAs(name, '_shared') && inside.length > 0 && !inside.some(isPage);
  });
}

function stemIs(path: string, base: string): boolean {
  return path.replace(/\.[^.]*$/, '') === base;
}

function isReserved(path: string): boolean {
  return ['_site', '_facts', '_theme'].some((base) => stemIs(path, base));
}

/** The files below a folder, as paths with slashes; a folder that has the name of a content file counts as one. */
function walk(folder: string, inside: string): string[] | undefined {
  return entriesOf(join(folder, inside))?.flatMap((entry) => {
    // Links and devices are reported by themselves.
    if (!entry.isDirectory() && !entry.isFile()) return [];
    const path = inside === '' ? entry.name : `${inside}/${entry.name}`;
    return entry.isDirectory() && !isContentName(entry.name) ? (walk(folder, path) ?? []) : [path];
  });
}
