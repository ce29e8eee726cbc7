import { plainPath, type Said, type SourceFile } from '#kit/model';
import { nameInFolder } from '../base/content-names.ts';
import { englishName } from '../base/language.ts';
import { nearest } from '../base/nearest.ts';
import { fileCalled, say, written } from '../catalogue/say.ts';
import { Refusal } from '../edit/types.ts';
import { longestAddress, takenPart } from '../links/addresses/output-paths.ts';
import { publicFileAt } from '../links/addresses/taken-files.ts';
import { allFiles } from '../links/content-files.ts';
import { homeOf } from '../links/languages/languages.ts';
import { fillPlaceholders } from '../links/placeholders.ts';
import type { SiteContext } from '../links/site-context.ts';
import type { ReadSite } from './read-site.ts';

/** The file of the page at an address. Throws Refusal where there is none. */
export function pageAt(path: string, { files, content }: ReadSite): SourceFile {
  const { routes } = content.context;
  const source = files.pages.find(({ file }) => file === routes.get(path)?.file);
  if (source) return source;
  const near = nearest(path, routes.keys());
  throw new Refusal(
    say`There is no page at ${written(path)}.${near === undefined ? '' : say` Did you mean ${written(near)}?`}`,
  );
}

/** Throws Refusal for the home page of the site or of a language: every page leads there. */
export function checkIsNoHome(path: string, { content }: ReadSite, instead = ''): void {
  const language = content.context.languages.find((each) => homeOf(each) === path);
  if (path !== '/' && !language) return;
  const where = language && language.folder !== '' ? `the site in ${englishName(language.code)}` : 'a site';
  throw new Refusal(say`The home page has to stay at ${written(path)}: ${where} begins there.${instead}`);
}

/** An address that a page is to have: as it is written, placeholders included, and filled in. */
export type NewAddress = { written: string; path: string };

/** An address that no page has yet. Throws Refusal where no page can have it, or where it is taken. */
export function newAddress(wanted: string, { content }: ReadSite): NewAddress {
  const address = wanted.startsWith('/') ? wanted : `/${wanted}`;
  const { context } = content;
  const { text: path, problems } = fillPlaceholders(address, context);
  const [problem] = problems;
  if (problem) throw new Refusal(say`${problem.said.message}${problem.said.help ? say` ${problem.said.help}` : ''}`);
  const first = context.routes.get(path);
  if (first)
    throw new Refusal(
      say`The address ${written(path)} is already that of ${fileCalled(first.file)}. Choose another one.`,
    );
  const refusal = addressRefusal(path, context) ?? languageHome(path, context);
  if (refusal !== undefined) throw new Refusal(refusal);
  return { written: address, path };
}

/** Why no page can have an address, and what to write instead; nothing where one can. */
export function addressRefusal(
  path: string,
  { languages, publicFiles }: Pick<SiteContext, 'languages' | 'publicFiles'>,
): Said | undefined {
  const plain = plainPath(path);
  if (plain !== path)
    return say`${written(path)} can't be an address: it has only small letters, digits and hyphens. Write it like ${written(plain === '/' ? '/our-prices' : plain)}.`;
  const taken = takenPart(path, languages);
  if (taken !== undefined) {
    const other = path.split('/').map((part) => (part === taken ? `${part}-page` : part));
    return say`${written(path)} can't be an address: ${written(taken)} means something else. Write another one, such as ${written(other.join('/'))}.`;
  }
  if (path.length > longestAddress)
    return say`An address of ${path.length} characters is too long: ${longestAddress} are possible. Write a shorter one.`;
  const file = publicFileAt(path, publicFiles.keys());
  if (file === undefined) return undefined;
  return say`${written(path)} can't be an address: the file ${written(`public${file}`)} stands there. Write another one, such as ${written(`${path}-page`)}, or rename the file.`;
}

/** Why an address can't be given to a page that isn't the home page of a language; nothing where it can. */
export function languageHome(path: string, { languages }: Pick<SiteContext, 'languages'>): Said | undefined {
  const language = languages.find((each) => each.folder !== '' && homeOf(each) === path);
  if (!language) return undefined;
  const { folder, code } = language;
  return say`${written(path)} is where the pages in ${englishName(code)} begin: their home page is ${fileCalled(`${folder}/home.yaml`)}. Write another address, such as ${written(`${path}-page`)}.`;
}

/**
 * The file whose name gives a page its address, with the ending of the file that it is made from. Nothing where a placeholder
 * is part of the address, or where something has that name already, in other letter case too: some disks take both for one.
 */
export function fileFor({ written, path }: NewAddress, from: string, { files }: ReadSite): string | undefined {
  const isHome = path === '/home';
  if (isHome || written.includes('((')) return undefined;
  const { folder } = files;
  const file = `${folder}${path}${/\.\w+$/.exec(from)?.[0] ?? '.yaml'}`;
  const others = [...allFiles(files), ...files.problems].filter((other) => other.file !== from);
  const name = nameInFolder(file, folder);
  const isTaken = others.some((other) => nameInFolder(other.file, folder).toLowerCase() === name);
  const parents = foldersOf(name);
  const isOtherCase = files.pages
    .flatMap((other) => foldersOf(nameInFolder(other.file, folder)))
    .some((parent) => parents.includes(parent.toLowerCase()) && !parents.includes(parent));
  return isTaken || isOtherCase ? undefined : file;
}

/** The folders that a page stands in: `a` and `a/b` of `a/b/c`. */
function foldersOf(name: string): string[] {
  const parts = name.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
