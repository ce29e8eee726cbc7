import { isFields, isSame, kindCalled, type Path, type SourceFile, valueAt } from '#kit/model';
import type { Verdict } from '../2-validate/validators.ts';
import type { Checker } from '../3-repair/checker.ts';
import type { SourceDocument } from '../3-repair/source-document.ts';
import { isRedirectField } from './addresses/redirect-field.ts';
import { type When, whenOf } from './time/when.ts';

/** What other pages need to know of a page or a shared file, as plain data: enough to check every link to it. */
export type Outline = {
  /** The `path` as it is written, placeholders included; missing where the file's name is the address. */
  path?: string;
  /** True where `path` is the page's own field, not one that was guessed from a misspelt name. */
  hasPath: boolean;
  title: string;
  /** The `id`s of sections, those inside of others included. */
  anchors: string[];
  /** The names of the shared files that it uses. */
  shared: string[];
  /**
   * The kinds of its sections, each once, in the order of the alphabet; and by a path below them the parts of some that stand apart, since
   * few pages have them (`hero/over`).
   */
  blocks: string[];
  /** True where something of the file may be missing from the data. */
  isUncertain: boolean;
  /** Missing where the page is no article. */
  article?: OutlineArticle;
  /** Missing where nothing in the file says when it is shown. */
  dates?: OutlineDates;
};

/** What a page says of itself as an article, as it is written. */
export type OutlineArticle = { title: string; date: string; description: string; author?: string; tags: string[] };

/** What a file says of when it is shown, as it is written. */
export type OutlineDates = {
  /** Of the page itself. */
  page?: When;
  /** Of each of `anchors` and `shared`: of the section and of what it stands in. */
  anchors: When[][];
  shared: When[][];
  /** Everything that is said in the file, of whatever. */
  all: When[];
};

/** The outlines of files, by file. */
export type Outlines = ReadonlyMap<string, Outline>;

/** The outlines of pages, which are parsed for it. */
export function outlinesOf(pages: readonly SourceFile[], checker: Checker): Map<string, Outline> {
  return new Map(pages.map((source) => [source.file, outlineOf(checker.read(source, 'PageSource'))]));
}

/** What a page says of its own address. */
export function writtenPath(parsed: SourceDocument): Pick<Outline, 'path' | 'hasPath'> {
  const own = isFields(parsed.data) ? parsed.data['path'] : undefined;
  const path = own ?? strayPath(parsed);
  return { hasPath: typeof own === 'string', ...(typeof path === 'string' && path !== '' ? { path } : {}) };
}

export function outlineOf(parsed: SourceDocument): Outline {
  const { data, structure, isUncertain } = parsed;
  const fields = isFields(data) ? data : {};
  const outline: Outline = {
    ...writtenPath(parsed),
    title: typeof fields['title'] === 'string' ? fields['title'] : '',
    anchors: [],
    shared: [],
    blocks: [...new Set([...structure.sections.values()].flatMap(kindsOf))].sort(),
    isUncertain,
  };
  const article = articleIn(fields);
  if (article) outline.article = article;
  const schedules = schedulesIn(parsed);
  const { page } = schedules;
  const all = allWhens(schedules);
  const dates: OutlineDates = { ...(page ? { page } : {}), anchors: [], shared: [], all };
  if (all.length > 0) outline.dates = dates;
  for (const [place, { section }] of structure.sections) {
    if (!isFields(section)) continue;
    if (typeof section['id'] === 'string') {
      outline.anchors.push(section['id']);
      dates.anchors.push(whensTo(place, schedules));
    }
    if (section['type'] === 'shared') {
      outline.shared.push(String(section['name']));
      dates.shared.push(whensTo(place, schedules));
    }
  }
  return outline;
}

function kindsOf({ type = 'shared', section }: { type?: string | undefined; section: unknown }): string[] {
  if (type === 'shared') return [];
  return type === 'hero' && isFields(section) && section['over'] === true ? [type, 'hero/over'] : [type];
}

function articleIn({ article, title, description }: Readonly<Record<string, unknown>>): OutlineArticle | undefined {
  if (!isFields(article) || typeof article['date'] !== 'string') return undefined;
  const { date, author, tags } = article;
  const words = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  return {
    title: typeof title === 'string' ? title : '',
    date,
    description: typeof description === 'string' ? description : '',
    ...(typeof author === 'string' ? { author } : {}),
    tags: words,
  };
}

/** True where two states of a page are the same to all other pages. */
export function hasSameOutline(one: SourceFile, other: SourceFile, checker: Checker): boolean {
  const [before, after] = [one, other].map((source) => outlineOf(checker.read(source, 'PageSource')));
  return isSame(before, after);
}

/** What says in a file when something is shown: the page itself, and places by their paths with slashes. */
export type Schedules = { page: When | undefined; whens: ReadonlyMap<string, When> };

/** What a file says of when something in it is shown. */
export function schedulesIn({ data, structure }: SourceDocument): Schedules {
  const whens = new Map<string, When>();
  const note = (verdict: Verdict | undefined, base: Path) => {
    for (const { kind, path } of verdict?.values ?? []) {
      if (!kindCalled(kind).isWhen) continue;
      const place = [...base, ...path.slice(0, -1)];
      const when = whenOf(valueAt(data, place));
      if (when) whens.set(place.join('/'), when);
    }
  };
  note(structure.verdict, []);
  for (const [place, { verdict }] of structure.sections) note(verdict, place.split('/'));
  const page = whens.get('');
  whens.delete('');
  return { page, whens };
}

/** All that a file says of when something is shown. */
export function allWhens({ page, whens }: Schedules): When[] {
  return [...(page ? [page] : []), ...whens.values()];
}

/** What says, on the way to a place and there, when it is shown; the page is left out. */
function whensTo(place: string, { whens }: Schedules): When[] {
  if (whens.size === 0) return [];
  const steps = place.split('/');
  return steps.flatMap((_, index) => whens.get(steps.slice(0, index + 1).join('/')) ?? []);
}

/** In a file with mistakes, an address under a misspelt name, so that links to the page are not called broken. */
function strayPath({ data, isUncertain }: SourceDocument): unknown {
  if (!isUncertain || !isFields(data)) return undefined;
  return Object.entries(data).find(
    ([name, value]) =>
      name !== 'sections' && !isRedirectField(name) && typeof value === 'string' && /^\/\S*$/.test(value),
  )?.[1];
}
