import { childOf, isFields, type Link, type Path, type SiteSource, type SourceFile } from '#kit/model';
import type { SourceDocument } from '../../3-repair/source-document.ts';
import { always, isShownAt } from '../../base/shown.ts';
import type { Absence } from '../../catalogue/time.ts';
import { sharedName } from '../content-files.ts';
import { schedulesIn } from '../outline.ts';
import type { SiteContext } from '../site-context.ts';
import { absenceAt } from './absence.ts';
import { targetShown } from './link-target.ts';
import { shownWhen } from './when.ts';

/** Something that visitors don't see at a time: its path in what is compiled, and why. The page itself has the path `[]`. */
export type AbsentPart = { path: Path; absence: Absence };

/** A time, and what a page is looked at within: a site of which nothing is left out. */
type Place = { context: SiteContext; shared: readonly SourceFile[]; at: number };

/** What visitors don't see of a page at a time. `source` is compiled whole. */
export function absentInPage(source: SourceFile, { context, shared, at }: Place): AbsentPart[] {
  const files = new Map(shared.map((file) => [sharedName(file.file), context.checker.read(file, 'SharedSource')]));
  return absentIn(context.checker.read(source, 'PageSource'), []);

  /** `trail` are the shared files that lead here: one can't use itself, but a mistake could say so. */
  function absentIn(document: SourceDocument, trail: readonly string[]): AbsentPart[] {
    const own = ownAbsences(document, context.zone, at).flatMap(({ path, absence }) =>
      placesOf(path, document.data).map((place) => ({ path: place, absence })),
    );
    const used = [...document.structure.sections].flatMap(([place, { section }]) => {
      const name = isFields(section) && section['type'] === 'shared' ? String(section['name']) : undefined;
      const file = name === undefined || trail.includes(name) ? undefined : files.get(name);
      const [first] = placesOf(steps(place), document.data);
      if (name === undefined || !file || !first) return [];
      return absentIn(file, [...trail, name]).map(({ path, absence }) => ({ path: joined(first, path), absence }));
    });
    return [...own, ...used];
  }

  /** Where what stands at a path of a file stands once it is compiled: a shared file becomes all of its sections. */
  function placesOf(path: Path, data: unknown): Path[] {
    let places: (string | number)[][] = [[]];
    let value = data;
    for (const [index, step] of path.entries()) {
      const list = value;
      value = childOf(value, step);
      const isSection = typeof step === 'number' && path[index - 1] === 'sections' && Array.isArray(list);
      const start = isSection ? list.slice(0, step).reduce((sum: number, each) => sum + countOf(each), 0) : step;
      const count = isSection && index === path.length - 1 ? countOf(value) : 1;
      places = places.flatMap((place) =>
        Array.from({ length: count }, (_, more) => [...place, typeof start === 'number' ? start + more : start]),
      );
    }
    return places;
  }

  function countOf(section: unknown): number {
    if (!isFields(section) || section['type'] !== 'shared') return 1;
    return context.shared.get(String(section['name']))?.sections.length ?? 1;
  }
}

/** The path in a page of what stands at `inner` in a shared file whose first section stands at `first`. */
function joined(first: Path, [, index, ...rest]: Path): Path {
  return [...first.slice(0, -1), Number(first.at(-1)) + Number(index), ...rest];
}

/** What visitors don't see of the menus at a time, by paths in `_site.yaml`: what says so, and what leads nowhere then. */
export function absentInMenus(
  document: SourceDocument,
  { navigation = [], footer: { columns = [] } = {} }: Pick<SiteSource, 'navigation' | 'footer'>,
  { context, at }: Omit<Place, 'shared'>,
): AbsentPart[] {
  const links: [Path, Link | undefined][] = [
    ...navigation.flatMap(({ link, items = [] }, index): [Path, Link | undefined][] => [
      [['navigation', index], link],
      ...items.map((item, place): [Path, Link] => [['navigation', index, 'items', place], item.link]),
    ]),
    ...columns.flatMap((column, index) =>
      column.links.map(({ link }, place): [Path, Link] => [['footer', 'columns', index, 'links', place], link]),
    ),
  ];
  const absent = new Map(ownAbsences(document, context.zone, at).map((part) => [part.path.join('/'), part]));
  for (const [path, link] of links) {
    const shown = link ? targetShown(link, context) : always;
    const place = path.join('/');
    if (!absent.has(place) && !isShownAt(shown, at))
      absent.set(place, { path, absence: absenceAt(shown, at, context.zone) });
  }
  // A menu of which nothing is left goes too.
  for (const [index, { link, items = [] }] of navigation.entries()) {
    const path = ['navigation', index];
    const inside = items.map((_, place) => absent.get([...path, 'items', place].join('/')));
    const [first] = inside;
    if (!link && first && !inside.includes(undefined) && !absent.has(path.join('/')))
      absent.set(path.join('/'), { path, absence: first.absence });
  }
  return [...absent.values()];
}

/** What a file says of its own parts: those that are not shown at a time. */
function ownAbsences(document: SourceDocument, zone: string, at: number): AbsentPart[] {
  const { page, whens } = schedulesIn(document);
  const all = [...(page ? [['', page] as const] : []), ...whens];
  return all.flatMap(([place, when]) => {
    const shown = shownWhen(when, zone);
    return isShownAt(shown, at) ? [] : [{ path: steps(place), absence: absenceAt(shown, at, zone) }];
  });
}

function steps(place: string): Path {
  return place === '' ? [] : place.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
