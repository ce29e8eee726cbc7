import type { Path, SourceFile } from '../../model/diagnostic.ts';
import { locateIn } from '../1-parse/source-tree.ts';
import { pageName, placeOf } from '../2-validate/place.ts';
import type { Definition } from '../2-validate/structure.ts';
import type { Checker } from '../3-repair/checker.ts';
import { readDocument } from '../3-repair/read-document.ts';
import type { SourceDocument } from '../3-repair/source-document.ts';
import { isShownAt } from '../base/shown.ts';
import type { Absence } from '../catalogue/time.ts';
import type { CompiledContent, ContentFiles } from './compile-content.ts';
import { sharedName } from './compile-shared.ts';
import type { Reference, References } from './references.ts';
import { absenceAt } from './time/absence.ts';

/** What files refer to: a page by its address, a figure as `facts.lives`, a public file by its address, others by name. */
export type Target = Pick<Reference, 'kind' | 'name'>;

/** A place that refers to something: its line (from 1), and the place in the editor's words. */
export type Use = { file: string; line: number; where: string; path: Path };

/**
 * Where something is used, and the addresses of the pages that show it; `isEverywhere` in a menu, for instance. `absent` are
 * the pages among them that visitors don't get now.
 */
export type WhereUsed = {
  references: Use[];
  shownOn: string[];
  isEverywhere: boolean;
  absent: ReadonlyMap<string, Absence>;
};

type ReadFile = { source: SourceFile; definition: Definition; references: References; page?: string };

/** Every place of a compiled content folder that refers to something, by files and in the order of each. */
export function whereUsed(files: ContentFiles, content: CompiledContent, target: Target): WhereUsed {
  const all = readFiles(files, content);
  const using = all.filter(({ references }) => references.all.some((reference) => isTo(reference, target)));
  const isEverywhere = using.some(({ definition }) => definition === 'SiteSource');
  const shared = new Set(using.filter(({ definition }) => definition === 'SharedSource').map(nameOf));
  const shownOn = all.flatMap((file) => {
    const isShown =
      isEverywhere || using.includes(file) || [...file.references.found.shared].some((name) => shared.has(name));
    return file.page !== undefined && isShown ? [file.page] : [];
  });
  const { routes, now, zone } = content.context;
  const absent = shownOn.flatMap((path): [string, Absence][] => {
    const shown = routes.get(path)?.shown;
    return !shown || isShownAt(shown, now) ? [] : [[path, absenceAt(shown, now, zone)]];
  });
  return {
    references: using.flatMap((file) => placesIn(file, target, content)),
    shownOn,
    isEverywhere,
    absent: new Map(absent),
  };
}

/** Every file that can refer to something, with what it refers to. */
function readFiles({ site, shared }: ContentFiles, { pages, references }: CompiledContent): ReadFile[] {
  const [ofSite, ofShared] = site ? [references[0], references.slice(1)] : [undefined, references];
  return [
    ...pages.map(({ source, page, references: own }) => ({
      source,
      definition: 'PageSource' as const,
      references: own,
      ...(page ? { page: page.path } : {}),
    })),
    ...(site && ofSite ? [{ source: site, definition: 'SiteSource' as const, references: ofSite }] : []),
    ...shared.flatMap((source, index) => {
      const own = ofShared[index];
      return own ? [{ source, definition: 'SharedSource' as const, references: own }] : [];
    }),
  ];
}

/** A place of a file by its path, as a use of something. */
export function useAt(document: SourceDocument, definition: Definition, path: Path, checker: Checker): Use {
  const { file, text } = document.source;
  const name = definition === 'SiteSource' ? 'Site' : pageName(file);
  const { start } = document.place(locateIn(document.root, path, 'value'));
  const line = text.slice(0, start).split('\n').length;
  return { file, line, where: placeOf(name, document.data, path, checker), path };
}

function placesIn({ source, definition, references }: ReadFile, target: Target, { context }: CompiledContent): Use[] {
  const { checker } = context;
  const document = readDocument(source, definition, checker);
  const places = references.all
    .filter((reference) => isTo(reference, target))
    .map(({ path }) => useAt(document, definition, path, checker));
  // A text that names something twice is one place.
  const isFirst = ({ path }: Use, index: number) =>
    places.findIndex((other) => JSON.stringify(other.path) === JSON.stringify(path)) === index;
  return places.filter(isFirst).toSorted((a, b) => a.line - b.line);
}

function isTo({ kind, name }: Reference, target: Target): boolean {
  return kind === target.kind && name === target.name;
}

function nameOf({ source }: ReadFile): string {
  return sharedName(source.file);
}
