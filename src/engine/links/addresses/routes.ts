import { type Diagnostic, plainPath, type SourceFile } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { pageName } from '../../2-validate/place.ts';
import type { Checker } from '../../3-repair/checker.ts';
import { problemAt } from '../../3-repair/problem-at.ts';
import { nameInFolder } from '../../base/content-names.ts';
import { nearest } from '../../base/nearest.ts';
import { anyOf, never, type Shown } from '../../base/shown.ts';
import { unreadableCharacter } from '../../base/unreadable-character.ts';
import { type Finding, finding } from '../../catalogue/index.ts';
import type { ContentFiles } from '../content-files.ts';
import { sharedName } from '../content-files.ts';
import { contextOf, homeOf, languageFolder, nameInLanguage } from '../languages/languages.ts';
import { withSiblings } from '../languages/siblings.ts';
import { type Outline, type Outlines, outlineOf, writtenPath } from '../outline.ts';
import { fillPlaceholders } from '../placeholders.ts';
import type { Route, SiteContext } from '../site-context.ts';
import { shownWhen, shownWithin, type When } from '../time/when.ts';
import { longestAddress, takenPart } from './output-paths.ts';
import { searchPaths } from './search-page.ts';

type RouteContext = Pick<
  SiteContext,
  'placeholders' | 'checker' | 'folder' | 'uncertain' | 'zone' | 'languages' | 'translations' | 'hasSearch'
>;

/** The files whose addresses are wanted; of pages the outlines are enough. */
type RouteFiles = Pick<ContentFiles, 'pages' | 'shared' | 'overlays'>;

/**
 * The address of every page with the anchors it offers; two pages with one address are a mistake of the second.
 * `isUncertain` says that an address could not be reported, so that links to unknown pages can't be judged.
 */
export function findRoutes(
  files: RouteFiles,
  outlines: Outlines,
  context: RouteContext,
): { routes: Map<string, Route>; diagnostics: Diagnostic[]; isUncertain: boolean } {
  const shared = sharedByLanguage(files, context.checker);
  const routes = new Map<string, Route>();
  const diagnostics: Diagnostic[] = [];
  let hasUncertain = false;
  for (const source of files.pages) {
    const outline = outlines.get(source.file);
    if (!outline) continue;
    const path = routePath(source.file, outline, context);
    const first = routes.get(path);
    const route = routeOf(source.file, outline, shared(languageFolder(source.file, context)), context.zone);
    const before = first && files.pages.find(({ file }) => file === first.file);
    const outlineBefore = before && outlines.get(before.file);
    // Of a page that has its address by its name and one that says the same as its `path`, the latter is the other one's copy.
    const isTaken = outlineBefore?.hasPath === true && !outline.hasPath;
    if (!before || isTaken) routes.set(path, route);
    if (before && outlineBefore) {
      const [own, copy] = isTaken ? [source.file, before] : [before.file, source];
      const what = finding('route/duplicate', { path, firstFile: own });
      diagnostics.push(at(copy, isTaken ? outlineBefore : outline, what, context));
    }
    if (isHidden(path, context)) hasUncertain = true;
    const problem = addressProblem(path, source.file, outline, context);
    if (problem) diagnostics.push(at(source, outline, problem, context));
  }
  return { routes: withSiblings(routes, context), diagnostics, isUncertain: hasUncertain };
}

/** The outlines of the shared files that the pages of a language have, by its folder. */
export function sharedByLanguage(
  { shared, overlays = [] }: Pick<ContentFiles, 'shared' | 'overlays'>,
  checker: Checker,
): (folder: string) => ReadonlyMap<string, Outline> {
  const original = sharedOutlines(shared, checker);
  const others = new Map(
    overlays.map((overlay) => [overlay.folder, new Map([...original, ...sharedOutlines(overlay.shared, checker)])]),
  );
  return (folder) => others.get(folder) ?? original;
}

/** The outlines of shared files, by the names that pages write. */
export function sharedOutlines(shared: readonly SourceFile[], checker: Checker): Map<string, Outline> {
  return new Map(shared.map((source) => [sharedName(source.file), outlineOf(checker.read(source, 'SharedSource'))]));
}

function routeOf(file: string, outline: Outline, shared: Outlines, zone: string): Route {
  const places = outline.shared.flatMap((name, index) => {
    const used = shared.get(name);
    return used ? [{ used, whens: outline.dates?.shared[index] ?? [] }] : [];
  });
  const isDated = outline.dates !== undefined || places.some(({ used }) => used.dates);
  // What a shared file that is gone held, nobody knows.
  const isUncertain = outline.isUncertain || places.length < outline.shared.length;
  return {
    file,
    title: outline.title,
    shown: shownWhen(outline.dates?.page, zone),
    ...(outline.article ? { article: outline.article } : {}),
    anchors: new Set([...outline.anchors, ...places.flatMap(({ used }) => used.anchors)]),
    anchorsShown: isDated ? anchorsShown(outline, places, zone) : new Map(),
    isUncertain: isUncertain || places.some(({ used }) => used.isUncertain),
  };
}

/** When each anchor is there: several sections may have it, one after the other. */
function anchorsShown(
  { anchors, dates }: Outline,
  places: readonly { used: Outline; whens: readonly When[] }[],
  zone: string,
): Map<string, Shown> {
  const found = [
    ...anchors.map((anchor, index) => ({ anchor, whens: dates?.anchors[index] ?? [] })),
    ...places.flatMap(({ used, whens }) =>
      used.anchors.map((anchor, index) => ({ anchor, whens: [...whens, ...(used.dates?.anchors[index] ?? [])] })),
    ),
  ];
  const shown = new Map<string, Shown>();
  for (const { anchor, whens } of found)
    shown.set(anchor, anyOf([shown.get(anchor) ?? never, shownWithin(whens, zone)]));
  return shown;
}

function at(
  source: SourceFile,
  { hasPath }: Outline,
  what: ReturnType<typeof finding>,
  { checker }: RouteContext,
): Diagnostic {
  if (!hasPath) return atStart(source.file, what);
  const parsed = checker.read(source, 'PageSource');
  return problemAt(parsed, pageName(source.file), { path: ['path'], mark: 'value', ...what }, checker);
}

/**
 * Why a page can't have an address, if it can't: only a plain path is one, once its placeholders are filled in. A path
 * without a slash, a character that can't be read and what is wrong with a placeholder are reported by themselves.
 */
function addressProblem(
  path: string,
  file: string,
  { hasPath, path: written = '' }: Outline,
  context: RouteContext,
): Finding | undefined {
  if (hasPath && (!written.startsWith('/') || fillPlaceholders(written, context).problems.length > 0)) return undefined;
  if (isHidden(path, context) || unreadableCharacter(written)) return undefined;
  const isSearch = context.hasSearch && Object.values(searchPaths(context)).includes(path);
  const part = isSearch ? 'search' : takenPart(path, context.languages);
  if (part !== undefined) return finding('route/taken', { path, part, isFile: !hasPath });
  if (path.length > longestAddress)
    return finding('route/too-long', { length: path.length, limit: longestAddress, isFile: !hasPath });
  const plain = plainPath(path);
  if (plain === path) return undefined;
  const word = plain === '/' ? plainPath(`/${nameInFolder(file, context.folder)}`) : plain;
  return finding('route/form', { path, word, isFile: !hasPath });
}

/** True for an address with a placeholder that nobody can fill in, because the file that says it can't be read. */
function isHidden(path: string, { uncertain }: RouteContext): boolean {
  return [...path.matchAll(/\(\(([^()]*)\)\)/g)].some(([, name = '']) =>
    name.trim().startsWith('facts.') ? uncertain.facts : uncertain.site,
  );
}

/**
 * The address of a page: its `path`, or else its file's name (`about.yaml` is /about, `hr/jobs.yaml` /hr/jobs, `home.yaml` /).
 * In the folder of a language it begins with that: `es/home.yaml` is /es, and `path: /sobre` there /es/sobre.
 */
export function routePath(
  file: string,
  { path }: Pick<Outline, 'path'>,
  context: Pick<SiteContext, 'placeholders' | 'folder' | 'languages' | 'translations'>,
): string {
  const { placeholders } = contextOf(file, context);
  const home = homeOf({ folder: languageFolder(file, context) });
  const inLanguage = (own: string) =>
    home === '/' || own === home || own.startsWith(`${home}/`) ? own : `${home}${own === '/' ? '' : own}`;
  if (path !== undefined)
    return inLanguage(
      (path.startsWith('/') ? path : `/${path}`).replace(/\(\(([^()]*)\)\)/g, (whole, inside: string) => {
        const name = inside.trim();
        // A misspelt name is reported where the page is compiled; links to the page are right.
        return placeholders.get(name) ?? placeholders.get(nearest(name, placeholders.keys()) ?? '') ?? whole;
      }),
    );
  const name = nameInLanguage(file, context);
  return inLanguage(name === 'home' ? '/' : `/${name}`);
}

/** The address of a page, as links write it. */
export function pagePath(source: SourceFile, context: SiteContext): string {
  return routePath(source.file, writtenPath(context.checker.read(source, 'PageSource')), context);
}
