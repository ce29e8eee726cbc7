import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { applyEdit, type Path } from '#engine/edit';
import { isFields } from '#kit/model';
import { UsageError } from '../../base/usage-error.ts';
import { filesBelow } from '../../files/files-below.ts';

/** The files of a site, by their path below its folder. */
export type SiteFiles = Map<string, string | Buffer>;

/** What a site can begin with: folders of `schema/`, and what each is. */
export const beginnings: Readonly<Record<string, { folder: string; words: string }>> = {
  empty: {
    folder: 'schema/empty-site',
    words: 'a home page and a contact page, with words that say what belongs there',
  },
  workshop: { folder: 'schema/sample-site', words: 'five pages of a bicycle workshop, to be changed into your own' },
  network: {
    folder: 'schema/network-site',
    words: 'five pages of a network of shared gardens: members, how to join, dates',
  },
};

/** The pages and public files of a content folder as they lie in a site: what it serves stands beside its pages there. */
export function contentFiles(folder: string): SiteFiles {
  return new Map(
    filesBelow(folder).map((file) => {
      const path = relative(folder, file).split(sep).join('/');
      const bytes = readFileSync(file);
      const place = path.startsWith('_public/') ? path.replace('_public/', 'public/') : `pages/${path}`;
      return [place, /\.(?:ya?ml|json)$/.test(path) ? bytes.toString('utf8') : bytes];
    }),
  );
}

/** The languages that a content folder has, the original first. */
export function languagesOf(files: SiteFiles): string[] {
  const { language, languages } = parse(textIn(files, 'pages/_site.yaml')) as {
    language: string;
    languages?: string[];
  };
  return languages ?? [language];
}

/** Leaves of a site's languages those that are wanted; the first is its original. Throws UsageError where that can't be. */
export function inLanguages(files: SiteFiles, wanted: readonly string[]): SiteFiles {
  const known = languagesOf(files);
  const possible = [known, ...known.map((one) => [one])];
  if (!possible.some((each) => each.join() === wanted.join()))
    throw new UsageError(
      `This beginning is there in these languages: \`${possible.map((each) => each.join()).join('`, `')}\`. Choose one of them; another one can be added later.`,
    );
  if (wanted.length === known.length) return files;
  const [original = '', language = ''] = [known[0], wanted[0]];
  const made = language === original ? new Map(files) : asOriginal(files, language);
  for (const folder of known.slice(1))
    for (const path of made.keys()) if (path.startsWith(`pages/${folder}/`)) made.delete(path);
  return edited(made, 'pages/_site.yaml', [
    ['set', ['language'], language],
    ['remove', ['languages']],
  ]);
}

/** A site whose translation has become its original: its pages, and what is other in its words. */
function asOriginal(files: SiteFiles, language: string): SiteFiles {
  let made: SiteFiles = new Map(files);
  for (const [path, content] of files) {
    const [, name = ''] = path.split(`pages/${language}/`);
    if (name === '' || typeof content !== 'string') continue;
    // What is an original now was translated from nothing.
    const own = content.replaceAll(/^ *translated: .*\n/gm, '');
    if (name.startsWith('_'))
      made = edited(made, `pages/${name}`, leavesOf(parse(own), parse(textIn(made, `pages/${name}`))));
    else made.set(`pages/${name}`, own.replace('$schema=../../', '$schema=../'));
  }
  return made;
}

type Change = readonly ['set', Path, unknown] | readonly ['remove', Path];

/** What an overlay says, value by value, where its original has groups as well; a list is one value. */
function leavesOf(value: unknown, original: unknown, path: Path = []): Change[] {
  if (!isFields(value) || !isFields(original)) return [['set', path, value]];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, original[key], [...path, key]));
}

/** A site with values of one of its files set or taken out; what they don't speak of stays as it is written. */
export function edited(files: SiteFiles, path: string, changes: readonly Change[]): SiteFiles {
  let text = textIn(files, path);
  for (const [op, at, value] of changes) {
    const result = applyEdit(text, op === 'set' ? { op, path: at, value } : { op, path: at });
    if ('refused' in result) throw new Error(`${path}: ${result.refused}`);
    text = result.text;
  }
  return new Map(files).set(path, text);
}

/** The text of a file that a site has. */
export function textIn(files: SiteFiles, path: string): string {
  const content = files.get(path);
  if (typeof content !== 'string') throw new Error(`${path} is missing.`);
  return content;
}

/** The content of a clone of the builder's repository: its pages with all that belongs to them, and its public files. Throws UsageError where there is none. */
export function clonedFiles(clone: string): SiteFiles {
  const names = readdirSync(clone);
  if (!names.includes('pages')) throw new UsageError(`There is no folder \`pages\` in \`${clone}\`.`);
  const files = contentFiles(join(clone, 'pages'));
  if (names.includes('public'))
    for (const file of filesBelow(join(clone, 'public')))
      files.set(relative(clone, file).split(sep).join('/'), readFileSync(file));
  return files;
}
