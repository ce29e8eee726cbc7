import type { Page, Path, SourceFile } from '#kit/model';
import { locateIn } from '../1-parse/source-tree.ts';
import { pageName, placeSaid } from '../2-validate/place.ts';
import type { Definition } from '../2-validate/structure.ts';
import type { Checker } from '../3-repair/checker.ts';
import type { SourceDocument } from '../3-repair/source-document.ts';
import { englishName } from '../base/language.ts';
import { isShownAt } from '../base/shown.ts';
import { labelled, say, spoken } from '../catalogue/say.ts';
import { spokenInForms } from '../catalogue/spoken-in-forms.ts';
import type { Absence } from '../catalogue/time.ts';
import { sharedName } from './content-files.ts';
import { languageFolder } from './languages/languages.ts';
import type { Reference, References, SharedReading, SharedReferences } from './references.ts';
import type { SiteContext } from './site-context.ts';
import { absenceAt } from './time/absence.ts';

/** What files refer to: a page by its address, a figure as `facts.lives`, a public file by its address, others by name. */
export type Target = Pick<Reference, 'kind' | 'name'> & {
  /** The folders of the languages in which that is meant, where not in all: a translation of a shared section, for instance. */
  languages?: readonly string[];
};

/** A shared section as something that files refer to: in the languages whose pages get it from this file. */
export function sharedTarget(
  file: string,
  { shared, translations }: Pick<SiteContext, 'shared' | 'translations'>,
): Target {
  const name = sharedName(file);
  const all = [['', { shared }] as const, ...translations];
  return {
    kind: 'shared',
    name,
    languages: all.flatMap(([folder, own]) => (own.shared.get(name)?.file === file ? [folder] : [])),
  };
}

/** A figure of the original's, in the languages that write no other value for it. */
export function factTarget(name: string, { placeholders, translations }: SiteContext): Target {
  const value = placeholders.get(name);
  const others = [...translations].filter(([, own]) => own.placeholders.get(name) === value);
  return { kind: 'fact', name, languages: ['', ...others.map(([folder]) => folder)] };
}

/** A place that refers to something: its line (from 1), and the place in the editor's words. */
export type Use = { file: string; line: number; where: string; inForms: string; path: Path };

/**
 * Where something is used, and the addresses of the pages that show it; `isEverywhere` in a menu, for instance. `everywhereIn` are
 * the languages (in English) all of whose pages show it where not all pages do, and `elsewhere` the pages of others. `absent` are
 * the pages that visitors don't get now.
 */
export type WhereUsed = {
  references: Use[];
  shownOn: string[];
  isEverywhere: boolean;
  everywhereIn: string[];
  elsewhere: string[];
  absent: ReadonlyMap<string, Absence>;
};

/** A compiled content folder, as far as it says what refers to what. */
export type ReadContent = {
  context: SiteContext;
  pages: readonly { source: SourceFile; page?: Pick<Page, 'path'>; references: References }[];
  references: readonly SharedReferences[];
};

/** A file as the pages of a language see it, and what it refers to there. A page has an address. */
type ReadFile = SharedReading & { references: References; page?: string };

/** Every place of a compiled content folder that refers to something, by files and in the order of each. */
export function whereUsed(content: ReadContent, target: Target): WhereUsed {
  const { using, ...shown } = usesIn(content)(target);
  return { references: placesIn(using, target, content), ...shown };
}

/** The same for many targets, without the places: the files are read through once. */
export function usesIn(
  content: ReadContent,
): (target: Target) => Omit<WhereUsed, 'references'> & { using: readonly ReadFile[] } {
  const files = readFiles(content);
  const byTarget = new Map<string, Set<ReadFile>>();
  for (const file of files)
    for (const { kind, name } of file.references.all) {
      const known = byTarget.get(`${kind} ${name}`);
      if (known) known.add(file);
      else byTarget.set(`${kind} ${name}`, new Set([file]));
    }
  return (target) => {
    const isMeant = ({ language }: ReadFile) => target.languages?.includes(language) ?? true;
    const using = new Set([...(byTarget.get(`${target.kind} ${target.name}`) ?? [])].filter(isMeant));
    return { using: [...using], ...shownBy(using, files, files.filter(isMeant), content.context) };
  };
}

/** The pages that show what some files refer to. `all` are the files in the languages in which that is meant. */
function shownBy(
  using: ReadonlySet<ReadFile>,
  files: readonly ReadFile[],
  all: readonly ReadFile[],
  { routes, now, zone, languages }: SiteContext,
): Omit<WhereUsed, 'references'> {
  const inMenus = new Set([...using].flatMap(({ definition, language }) => (isSite(definition) ? [language] : [])));
  const shared = sharedShowing(all, using);
  const showing = all.flatMap((file) => {
    const isShown = inMenus.has(file.language) || using.has(file) || showsOneOf(file, shared);
    return file.page !== undefined && isShown ? [{ path: file.page, language: file.language }] : [];
  });
  const absent = showing.flatMap(({ path }): [string, Absence][] => {
    const shown = routes.get(path)?.shown;
    return !shown || isShownAt(shown, now) ? [] : [[path, absenceAt(shown, now, zone)]];
  });
  const isEverywhere = files.every(({ page, language }) => page === undefined || inMenus.has(language));
  const whole = languages.filter(({ folder }) => !isEverywhere && inMenus.has(folder));
  return {
    shownOn: showing.map(({ path }) => path),
    isEverywhere: inMenus.size > 0 && isEverywhere,
    everywhereIn: whole.map(({ code }) => englishName(code)),
    elsewhere: showing.flatMap(({ path, language }) => (inMenus.has(language) ? [] : [path])),
    absent: new Map(absent),
  };
}

/** Every file that can refer to something, with what it refers to: those that pages share once for each language. */
function readFiles({ pages, references, context }: ReadContent): ReadFile[] {
  return [
    ...pages.map(({ source, page, references: own }) => ({
      source,
      definition: 'PageSource' as const,
      language: languageFolder(source.file, context),
      references: own,
      ...(page ? { page: page.path } : {}),
    })),
    ...references.map((own) => ({ ...own.reading, references: own })),
  ];
}

function isSite(definition: Definition): boolean {
  return definition === 'SiteSource' || definition === 'SiteOverlay';
}

/** The shared sections that show something, by language and name: those that hold it, and those that put such a one in. */
function sharedShowing(all: readonly ReadFile[], using: ReadonlySet<ReadFile>): ReadonlySet<string> {
  const found = new Set<string>();
  // A shared file can use those before it.
  for (const file of all)
    if (file.definition === 'SharedSource' && (using.has(file) || showsOneOf(file, found)))
      found.add(sharedKey(file.language, sharedName(file.source.file)));
  return found;
}

function showsOneOf({ language, references }: ReadFile, shared: ReadonlySet<string>): boolean {
  return [...references.found.shared].some((name) => shared.has(sharedKey(language, name)));
}

function sharedKey(language: string, name: string): string {
  return `${language} ${name}`;
}

/** A place of a file by its path, as a use of something. */
export function useAt(document: SourceDocument, definition: Definition, path: Path, checker: Checker): Use {
  const { file, text } = document.source;
  const name = isSite(definition) ? 'Site' : pageName(file);
  const { start } = document.place(locateIn(document.root, path, 'value'));
  const line = text.slice(0, start).split('\n').length;
  const [field] = path;
  // A field of the file itself would have the file's name alone.
  const own = path.length === 1 ? say`, ${labelled(String(field))}` : [];
  const where = [...placeSaid(name, document.data, path, checker), ...own];
  return { file, line, where: spoken(where), inForms: spokenInForms(where), path };
}

/** The places of files that refer to something, by files. What several languages show of one file is one place. */
function placesIn(files: readonly ReadFile[], target: Target, { context }: ReadContent): Use[] {
  const { checker } = context;
  const sources = [...new Set(files.map(({ source }) => source))];
  return sources.flatMap((source) => {
    const readings = files.filter((file) => file.source === source);
    const [definition] = readings.map((file) => file.definition);
    if (definition === undefined) return [];
    const document = checker.read(source, definition);
    const paths = readings.flatMap(({ references }) =>
      references.all.filter((reference) => isTo(reference, target)).map(({ path }) => path),
    );
    // A text that names something twice is one place.
    const places = new Map(paths.map((path) => [JSON.stringify(path), path]));
    return [...places.values()]
      .map((path) => useAt(document, definition, path, checker))
      .toSorted((a, b) => a.line - b.line);
  });
}

function isTo({ kind, name }: Reference, target: Target): boolean {
  return kind === target.kind && name === target.name;
}
