import { isFields } from '../../model/child-of.ts';
import type { Diagnostic, Path, SourceFile } from '../../model/diagnostic.ts';
import { atStart } from '../1-parse/decode.ts';
import { pageName } from '../2-validate/place.ts';
import { readDocument } from '../3-repair/read-document.ts';
import type { SourceDocument } from '../3-repair/source-document.ts';
import { nearest } from '../base/nearest.ts';
import { finding } from '../catalogue/index.ts';
import { sharedName } from './compile-shared.ts';
import type { ContentFiles } from './content-files.ts';
import { type KnownReferences, type NameKind, namesReferredTo } from './references.ts';
import { problemAt } from './report.ts';
import type { SiteContext } from './site-context.ts';

/** Where a name is given: the file, and the path of its key or value. Without a path it is the file's own name. */
type Place = { source: SourceFile; parsed: SourceDocument; path?: Path; mark: 'key' | 'value' };

/**
 * Where two or more places use a name that does not exist, and one that is almost the same is used by nobody,
 * the slip is where the name is given: one message there instead of one at every use.
 * `blamed` are the places (`file:line`) of these messages.
 */
export function blamedNames(
  diagnostics: readonly Diagnostic[],
  references: readonly KnownReferences[],
  files: ContentFiles,
  context: SiteContext,
): { diagnostics: Diagnostic[]; blamed: Set<string> } {
  const missing = references.flatMap((use) => use.missing);
  const blamed = new Set<string>();
  if (missing.length < 2) return { diagnostics: [...diagnostics], blamed };
  const groups = new Map<string, typeof missing>();
  for (const use of missing)
    groups.set(`${use.kind} ${use.name}`, [...(groups.get(`${use.kind} ${use.name}`) ?? []), use]);
  const dropped = new Set<Diagnostic>();
  const added: Diagnostic[] = [];
  for (const group of groups.values()) {
    const [first] = group;
    if (!first || group.length < 2) continue;
    const given =
      unusedNear(first.kind, first.name, references, context) ?? renamedPage(first, groups, references, context);
    const places = [...new Set(group.map(({ diagnostic }) => diagnostic.file))];
    const gone = given === undefined ? goneFile(first, group.length, places, files, context) : undefined;
    if (gone) {
      added.push(gone);
      for (const { diagnostic: use } of group) dropped.add(use);
    }
    const place = given === undefined ? undefined : placeOfName(first.kind, given, files, context);
    if (given === undefined || !place) continue;
    const short = (name: string) =>
      name.slice(first.kind === 'anchor' ? name.indexOf('#') + 1 : 0).replace(/^facts\./, '');
    const what = finding('name/unreached', {
      name: short(given),
      wanted: short(first.name),
      count: group.length,
      places,
    });
    const diagnostic = place.path
      ? problemAt(
          place.parsed,
          pageName(place.source.file),
          { path: place.path, mark: place.mark, ...what },
          context.checker,
        )
      : atStart(place.source.file, what);
    // A file whose name can't be an address has been reported.
    if (!diagnostics.some(({ file, line, code }) => isSamePlace(diagnostic, file, line) && code === 'route/form'))
      added.push(diagnostic);
    blamed.add(`${diagnostic.file}:${diagnostic.line}`);
    for (const { diagnostic: use } of group) dropped.add(use);
  }
  return { diagnostics: [...diagnostics.filter((diagnostic) => !dropped.has(diagnostic)), ...added], blamed };
}

function isSamePlace(diagnostic: Diagnostic, file: string, line: number): boolean {
  return diagnostic.file === file && diagnostic.line === line;
}

/** The one name of a kind that nobody uses and that is nearly the missing one. */
function unusedNear(
  kind: NameKind,
  name: string,
  references: readonly KnownReferences[],
  { routes, placeholders, formNames, inquiryTypes, shared }: SiteContext,
): string | undefined {
  const used = namesReferredTo(references, kind);
  const known: Record<NameKind, () => Iterable<string>> = {
    page: () => [...routes.keys()].filter((path) => path !== '/'),
    anchor: () => {
      const path = name.slice(0, name.indexOf('#'));
      return [...(routes.get(path)?.anchors ?? [])].map((anchor) => `${path}#${anchor}`);
    },
    fact: () => placeholders.keys(),
    form: () => formNames,
    inquiry: () => inquiryTypes,
    shared: () => shared.keys(),
  };
  const free = [...known[kind]()].filter((candidate) => !used.has(candidate));
  const plain = (text: string) => text.replace(/^.*#/, '').replace(/^facts\./, '');
  const word = nearest(plain(name), free.map(plain));
  return free.find((candidate) => plain(candidate) === word);
}

/**
 * A page that was renamed: the only one that no link leads to, where one other page is missed, and a word of the missing
 * name stands in its address or its title.
 */
function renamedPage(
  missing: { kind: NameKind; name: string },
  groups: ReadonlyMap<string, readonly { kind: NameKind }[]>,
  references: readonly KnownReferences[],
  { routes }: SiteContext,
): string | undefined {
  const missed = [...groups.values()].filter(([first]) => first?.kind === 'page');
  if (missing.kind !== 'page' || missed.length !== 1) return undefined;
  const used = namesReferredTo(references, 'page');
  const [only, ...others] = [...routes].filter(([path]) => path !== '/' && !used.has(path));
  if (!only || others.length > 0) return undefined;
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{Letter}\d]{3,}/gu) ?? [];
  const known = new Set([...wordsOf(only[0]), ...wordsOf(only[1].title)]);
  return wordsOf(missing.name).some((word) => known.has(word)) ? only[0] : undefined;
}

/** A shared file that several places put in and that is not there, nor one of nearly its name. */
function goneFile(
  { kind, name }: { kind: NameKind; name: string },
  count: number,
  places: readonly string[],
  { folder }: ContentFiles,
  { shared }: SiteContext,
): Diagnostic | undefined {
  if (kind !== 'shared' || nearest(name, shared.keys()) !== undefined) return undefined;
  return atStart(`${folder}/_shared/${name}.yaml`, finding('shared/missing', { name, count, places }));
}

function placeOfName(
  kind: NameKind,
  name: string,
  files: ContentFiles,
  { checker, routes }: SiteContext,
): Place | undefined {
  const inFile = (
    source: SourceFile | undefined,
    definition: Parameters<typeof readDocument>[1],
    path: Path,
  ): Place | undefined => source && { source, parsed: readDocument(source, definition, checker), path, mark: 'key' };
  if (kind === 'fact') return name.startsWith('facts.') ? inFile(files.facts, 'Facts', [name.slice(6)]) : undefined;
  if (kind === 'form') return inFile(files.site, 'SiteSource', ['forms', name]);
  if (kind === 'shared') {
    const source = files.shared.find(({ file }) => sharedName(file) === name);
    return source && { source, parsed: readDocument(source, 'SharedSource', checker), mark: 'value' };
  }
  if (kind === 'inquiry') return inFile(files.site, 'SiteSource', ['inquiryTypes', name]);
  const [path = ''] = name.split('#', 1);
  const source = files.pages.find(({ file }) => file === routes.get(path)?.file);
  if (!source) return undefined;
  const parsed = readDocument(source, 'PageSource', checker);
  if (kind === 'page')
    return isFields(parsed.data) && 'path' in parsed.data
      ? { source, parsed, path: ['path'], mark: 'value' }
      : { source, parsed, mark: 'value' };
  const anchor = pathOfAnchor(parsed.data, name.slice(path.length + 1), []);
  return anchor && { source, parsed, path: anchor, mark: 'value' };
}

function pathOfAnchor(data: unknown, anchor: string, path: Path): Path | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    const here = [...path, Array.isArray(data) ? Number(key) : key];
    if (key === 'id' && value === anchor) return here;
    const found = pathOfAnchor(value, anchor, here);
    if (found) return found;
  }
  return undefined;
}
