import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import {
  type Checker,
  type CompiledSite,
  type ContentFiles,
  compileContent,
  compilePage,
  compileSite,
  withTexts,
} from '#engine';
import { spoken } from '#engine/catalogue';
import { leavesMistakes, newOnes } from '#engine/refactor';
import { formatText } from '#engine/report';
import { isError, plainPath, type SourceFile } from '#kit/model';
import { projectRoot } from '../base/project-root.ts';
import { siteRoot } from '../base/site-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { publicFolderOf } from '../files/public-folder.ts';
import { readContent } from '../files/read-content.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import type { SampleSite } from '../schemas/sample.ts';

/** A content folder that something is about to be written to. */
export type PageFolder = { folder: string; shown: string; checker: Checker; files: ContentFiles; site: CompiledSite };

/** Reads a content folder. Throws UsageError where there is none. */
export function openPageFolder(folder: string, publicFolder = publicFolderOf(folder)): PageFolder {
  const path = resolve(folder);
  const shown = relative(siteRoot(), path) || '.';
  if (!existsSync(path) || !statSync(path).isDirectory()) throw new UsageError(`There is no folder \`${shown}\`.`);
  const checker = loadChecker(projectRoot);
  const files = readContent(siteRoot(), path, publicFolder);
  return { folder: path, shown, checker, files, site: compileSite(files, checker) };
}

/**
 * The name of a page from what somebody wrote for it: `prices`, `/prices`, `prices.yaml` or `pages/prices.yaml`;
 * `services/prices` is a page in a folder. Throws UsageError for names that can't be an address.
 */
export function writtenPageName(written: string, { shown }: Pick<PageFolder, 'shown'>): string {
  const inside = written.replace(/^\.?\//, '').replace(/^pages\//, '');
  const name = (inside.startsWith(`${shown}/`) ? inside.slice(shown.length + 1) : inside).replace(
    /\.(ya?ml|json)$/,
    '',
  );
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(name))
    throw new UsageError(
      `\`${written}\` can't be a page's name, because the name becomes its address: small letters, digits and hyphens. Write it like \`${plainPath(name).slice(1) || 'our-prices'}\`; a page in a folder is \`services/prices\`.`,
    );
  return name;
}

/** The file of a page, if it exists, whatever its ending. */
export function existingPage(name: string, { folder }: Pick<PageFolder, 'folder'>): string | undefined {
  return ['yaml', 'yml', 'json'].map((ending) => join(folder, `${name}.${ending}`)).find((file) => existsSync(file));
}

/** What samples may refer to in this folder. */
export function sampleSite({ site }: PageFolder): SampleSite {
  const { routes, forms, inquiryTypes, publicFiles, media, contactPage = '/' } = site.context;
  const addresses = [...routes.keys()];
  const link = [contactPage, '/'].find((address) => routes.has(address)) ?? addresses[0];
  const links = link === undefined ? [] : [link];
  const images = [...publicFiles.keys()].filter((file) => /^\/images\/.*\.(svg|png|jpe?g|webp|avif)$/.test(file));
  const known = [...forms.keys()];
  const pictures = [...media.keys()].filter((name) => !media.get(name)?.isFaulty);
  const chosen = known.includes('inquiry') ? ['inquiry'] : known;
  const ownForms = [...forms.values()].filter(({ fields }) => fields).map(({ name }) => name);
  return { links, forms: chosen, ownForms, inquiryTypes: [...inquiryTypes], images, pictures };
}

/** What commands need to be told so that they look at this folder: nothing for the usual one. */
export function pagesOption({ shown }: Pick<PageFolder, 'shown'>): string {
  return shown === 'pages' ? '' : ` --pages ${shown}`;
}

/** The mistakes of a page's text in this folder, as people read them; an empty text where there is none. */
export function mistakesOf(source: SourceFile, { site }: PageFolder): string {
  return formatText(compilePage(source, site.context).diagnostics.filter(isError));
}

/**
 * Why a new page can't stand in this folder: the mistakes of its own file that the folder has with it and hasn't without. An
 * empty text where there is none. What the first page of a language asks of other files is said by validation.
 */
export function mistakesWith({ file, text }: SourceFile, { files, checker }: PageFolder): string {
  const now = Date.now();
  const found = (given: ContentFiles) => compileContent(given, checker, { now }).diagnostics;
  const added = newOnes(found(files), found(withTexts(files, new Map([[file, text]]))));
  const left = added.filter((one) => isError(one) && one.file === file);
  return left.length === 0 ? '' : spoken(leavesMistakes(left));
}
