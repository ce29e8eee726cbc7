import { type Diagnostic, isError, isFields, type Path, type Problem, sidePages } from '#kit/model';
import { atStart } from '../1-parse/decode.ts';
import { pageName } from '../2-validate/place.ts';
import { problemAt } from '../3-repair/problem-at.ts';
import { nameInFolder } from '../base/content-names.ts';
import { type NearName, nearestName, replaced } from '../base/nearest.ts';
import { both, since } from '../base/shown.ts';
import { finding } from '../catalogue/index.ts';
import type { CheckedPage } from './checked-page.ts';
import type { ContentFiles } from './content-files.ts';
import { sharedName } from './content-files.ts';
import { languageFolder } from './languages/languages.ts';
import { type KnownReferences, namesReferredTo, type References } from './references.ts';
import type { SiteContext } from './site-context.ts';
import { monthAfter, todayIn } from './time/reviews.ts';

/** What only all files together show: titles that stand twice, and what no page uses. */
export function acrossNotes(
  files: ContentFiles,
  pages: readonly CheckedPage[],
  references: readonly KnownReferences[],
  context: SiteContext,
  found: readonly Diagnostic[],
): Diagnostic[] {
  const faulty = new Set(found.filter(isError).map(({ file }) => file));
  const used = (kind: keyof References['found']) => namesReferredTo(references, kind);
  // What a file that is gone referred to, nobody knows.
  const isPartGone =
    context.uncertain.routes ||
    context.uncertain.site ||
    !context.routes.has('/') ||
    found.some(({ code }) => code === 'page/redirect') ||
    references.some(({ missing }) => missing.some(({ kind, absence }) => !absence && /^(?:shared|page)$/.test(kind)));
  const ofRoutes = new Set(found.filter(({ code }) => code.startsWith('route/')).map(({ file }) => file));
  const wrongPaths = new Set(
    pages.flatMap(({ page, source }) => (ofRoutes.has(source.file) ? (page?.path ?? []) : [])),
  );
  const misnamed = new Set([
    ...ofRoutes,
    ...pages.flatMap(({ page, source: { file } }) => (wrongPaths.has(page?.path ?? '') ? file : [])),
  ]);
  // A link that leads nowhere may be the one that is missed, and so may one in a menu that is not read whole.
  const isLinkLost =
    faulty.has(files.site?.file ?? '') ||
    found.some(({ code, severity }) => severity === 'error' && code.startsWith('link/'));
  // A page that only a translation has is told so, and pages of a language that isn't listed follow from that.
  const strays = new Set(found.filter(({ code }) => code === 'translation/no-original').map(({ file }) => file));
  const notListed = found.filter(({ code }) => code === 'language/not-listed').map(({ file }) => folderOf(file));
  const told = pages.flatMap(({ source: { file } }) => (notListed.some((each) => file.startsWith(each)) ? file : []));
  const copies = duplicates(pages, used('page'), misnamed, context);
  return [
    ...copies.notes,
    ...(isPartGone || isLinkLost
      ? []
      : unlinked(pages, used('page'), new Set([...faulty, ...copies.files, ...strays, ...told]), context)),
    ...(isPartGone ? [] : unusedShared(files, used('shared'))),
    ...factNotes(files, isPartGone ? undefined : used('fact'), context),
  ];
}

/** Where the file of the figures is gone, and figures are shown: one message, not one for each of them. */
export function missingFacts(
  { facts, folder, problems }: ContentFiles,
  references: readonly KnownReferences[],
): Diagnostic[] {
  const file = `${folder}/_facts.yaml`;
  const names = [...namesReferredTo(references, 'fact')].filter((name) => name.startsWith('facts.'));
  const isTold = facts !== undefined || problems.some((problem) => problem.file.startsWith(`${folder}/_facts.`));
  return isTold || names.length === 0 ? [] : [atStart(file, finding('facts/missing', { file, count: names.length }))];
}

/**
 * Pages with the title or description of another one; the copy is blamed, and once. A page whose file was copied under a
 * name that can't be one has been reported: the next run says the rest.
 */
function duplicates(
  pages: readonly CheckedPage[],
  linked: ReadonlySet<string>,
  misnamed: ReadonlySet<string>,
  context: SiteContext,
): { notes: Diagnostic[]; files: string[] } {
  const { checker, folder } = context;
  const notes: Diagnostic[] = [];
  const reported = new Set<string>(misnamed);
  for (const field of ['title', 'description'] as const) {
    const groups = new Map<string, CheckedPage[]>();
    for (const page of pages) {
      const text = page.page?.[field].trim().toLowerCase() ?? '';
      // A page and its translation can say the same.
      const key = `${languageFolder(page.source.file, context)} ${text}`;
      const group = groups.get(key);
      if (group) group.push(page);
      else if (text !== '') groups.set(key, [page]);
    }
    for (const group of groups.values()) {
      if (group.length < 2) continue;
      const [first, ...copies] = originalFirst(group, linked, folder);
      for (const { source, page } of copies) {
        if (!first || reported.has(source.file) || areApart(first.page, page, context)) continue;
        reported.add(source.file);
        const what = finding(`${field}/duplicate`, { firstFile: first.source.file });
        const parsed = checker.read(source, 'PageSource');
        notes.push(problemAt(parsed, pageName(source.file), { path: [field], mark: 'value', ...what }, checker));
      }
    }
  }
  return { notes, files: notes.map(({ file }) => file) };
}

/** True for pages that are never there together: the one may say what the other said before. */
function areApart(one: CheckedPage['page'], other: CheckedPage['page'], { routes, now }: SiteContext): boolean {
  const [first, second] = [one, other].map((page) => routes.get(page?.path ?? '')?.shown);
  return first !== undefined && second !== undefined && since(both(first, second), now).length === 0;
}

/** The folder of a language that one of its files stands in, with the slash behind it. */
function folderOf(file: string): string {
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  return folder.endsWith('/_shared/') ? folder.slice(0, -'_shared/'.length) : folder;
}

/** Pages that say the same, the original first: links lead to it, and the names of its copies begin with its own. */
function originalFirst(
  group: readonly CheckedPage[],
  linked: ReadonlySet<string>,
  folder: string,
): readonly CheckedPage[] {
  const names = group.map(({ source }) => nameInFolder(source.file, folder).toLowerCase());
  const rank = (one: CheckedPage) => {
    const name = nameInFolder(one.source.file, folder).toLowerCase();
    const isLonger = names.some((other) => other !== name && isCopyOf(name, other));
    return (isLonger ? 2 : 0) + (one.page && linked.has(one.page.path) ? 0 : 1);
  };
  return [...group].sort((a, b) => rank(a) - rank(b));
}

/** True for `about copy`, `about-2`, `copy of about`, `old/about` beside `about`. */
function isCopyOf(name: string, original: string): boolean {
  return name.length > original.length && (name.startsWith(original) || name.endsWith(original));
}

/** Pages that nobody can reach by a link, nor by a menu at the side. The home page is reached by the logo. */
function unlinked(
  pages: readonly CheckedPage[],
  linked: ReadonlySet<string>,
  faulty: ReadonlySet<string>,
  { routes, site, translations }: SiteContext,
): Diagnostic[] {
  const sites = [site, ...[...translations.values()].map((each) => each.site)];
  const menus = sites.flatMap(({ sideMenus = [] }) => sideMenus).flatMap((menu) => menu.pages);
  const listed = new Set(sidePages(menus).map(({ href }) => href));
  return pages.flatMap(({ page, source }) => {
    const route = page && routes.get(page.path);
    const isOwn = page && route?.file === source.file;
    // The choice of the language leads to a translation.
    const isLinked = [page?.path ?? '', ...Object.values(route?.siblings ?? {})].some(
      (path) => path === '/' || linked.has(path) || listed.has(path),
    );
    // No link may lead to a page that is hidden.
    return !isOwn || isLinked || faulty.has(source.file) || route?.shown.length === 0
      ? []
      : [atStart(source.file, finding('route/unlinked', { path: page.path }))];
  });
}

function unusedShared(files: ContentFiles, used: ReadonlySet<string>): Diagnostic[] {
  return [...files.shared, ...(files.overlays ?? []).flatMap(({ shared }) => shared)].flatMap(({ file }) => {
    const name = sharedName(file);
    return used.has(name) ? [] : [atStart(file, finding('shared/unused', { name }))];
  });
}

function factNotes(files: ContentFiles, used: ReadonlySet<string> | undefined, context: SiteContext): Diagnostic[] {
  if (!files.facts) return [];
  const { checker, placeholders, namedSources, reviews } = context;
  const today = todayIn(context);
  const parsed = checker.read(files.facts, 'Facts');
  const note = (path: Path, mark: Problem['mark'], what: ReturnType<typeof finding>) =>
    problemAt(parsed, 'Facts', { path, mark, ...what }, checker);
  return Object.entries(isFields(parsed.data) ? parsed.data : {}).flatMap(([name, fact]) => {
    if (!isFields(fact) || !placeholders.has(`facts.${name}`)) return [];
    // What is missing in it is said first.
    if (checker.check('Facts', { [name]: fact }).errors.length > 0) return [];
    const { source, checked } = fact;
    const called = { name, value: String(fact['value']) };
    const byRule =
      reviews.figures && typeof checked === 'string' ? monthAfter(checked, reviews.figures.months) : undefined;
    const review = fact['review'] ?? byRule;
    const reviewed = fact['review'] === undefined ? 'checked' : 'review';
    const meant =
      typeof source === 'string' && !namedSources.has(source) ? sourceMeant(source, namedSources.keys()) : undefined;
    return [
      ...(!used || used.has(`facts.${name}`) ? [] : [note([name], 'key', finding('fact/unused', called))]),
      ...(today !== undefined && typeof review === 'string' && review < today
        ? [note([name, reviewed], 'value', finding('fact/review', { ...called, review }))]
        : []),
      ...(meant ? [note([name, 'source'], 'value', { ...finding('fact/source', meant), ...replaced(meant) })] : []),
    ];
  });
}

/** The entry of `sources` that a text is nearly the name of; a text of several words is a source in itself. */
function sourceMeant(
  source: string,
  names: Iterable<string>,
): (NearName & { source: string; word: string }) | undefined {
  const { word, isSure } = nearestName(source, names);
  return word === undefined || /\s/.test(source.trim()) ? undefined : { source, word, isSure };
}
