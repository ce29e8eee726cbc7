import { type Diagnostic, isFields } from '#kit/model';
import { atStart } from '../../1-parse/decode.ts';
import { lastPart } from '../../base/content-names.ts';
import type { FollowingPlaces } from '../../catalogue/cause.ts';
import { finding } from '../../catalogue/index.ts';
import { type ContentFiles, sharedName } from '../content-files.ts';
import type { KnownReferences } from '../references.ts';
import type { SiteContext } from '../site-context.ts';
import type { Group } from './groups.ts';

/** A file that lies elsewhere than where it is looked for, as paths that diagnostics show. */
type Moved = { from: string; to: string; group: Group };

/** What misplaced files explain: the groups, one diagnostic for each folder or file, and all that is said of the files themselves. */
export type Misplaced = { groups: ReadonlySet<Group>; told: Diagnostic[]; isOfMoved: (one: Diagnostic) => boolean };

/** Finds files that several places, or a section that puts them in, look for in another folder. Each folder that was moved is one slip. */
export function misplacedFiles(
  groups: readonly Group[],
  references: readonly KnownReferences[],
  files: ContentFiles,
  context: SiteContext,
): Misplaced {
  const moved = groups.flatMap((group): Moved[] => movedFile(group, references, files, context) ?? []);
  const folders = new Map<string, Moved[]>();
  for (const one of moved) {
    const [from, to] = withoutSameEnd(one);
    folders.set(`${from} ${to}`, [...(folders.get(`${from} ${to}`) ?? []), one]);
  }
  const told = [...folders.values()].map((all) => diagnosticOf(all));
  const places = [...folders.values()].flatMap((all) => (all.length > 1 ? withoutSameEnd(all[0]).slice(0, 1) : []));
  return {
    groups: new Set(moved.map(({ group }) => group)),
    told,
    isOfMoved: ({ file, code }) =>
      moved.some(({ from }) => from === file) ||
      (code === 'file/stray' && places.some((folder) => file.startsWith(`${folder}/`))),
  };
}

function diagnosticOf(all: readonly Moved[]): Diagnostic {
  const [first] = all;
  const uses = all.flatMap(({ group }) => group.all.map(({ diagnostic }) => diagnostic));
  const following: FollowingPlaces = {
    count: uses.length,
    files: new Set(uses.map(({ file }) => file)).size,
    places: uses.map(({ file, line }) => `${file}:${line}`),
  };
  const isFolder = all.length > 1;
  const [from, to] = isFolder ? withoutSameEnd(first) : [first?.from ?? '', first?.to ?? ''];
  return atStart(first?.from ?? '', finding('file/place', { ...following, from, to, isFolder }));
}

/** Both folders of a file that was moved, without what is the same at the end of its paths. */
function withoutSameEnd(moved: Pick<Moved, 'from' | 'to'> | undefined): [from: string, to: string] {
  const [from, to] = [moved?.from.split('/') ?? [], moved?.to.split('/') ?? []];
  while (from.length > 1 && to.length > 1 && from.at(-1) === to.at(-1)) {
    from.pop();
    to.pop();
  }
  return [from.join('/'), to.join('/')];
}

function movedFile(
  group: Group,
  references: readonly KnownReferences[],
  files: ContentFiles,
  context: SiteContext,
): Moved[] | undefined {
  const { first, all } = group;
  const { kind, name } = first;
  const { folder, publicFolder = 'public' } = files;
  if (kind === 'shared') {
    const pages = files.pages.filter((source) => {
      const { data } = context.checker.read(source, 'PageSource');
      return sharedName(source.file) === name && isFields(data) && 'sections' in data && !('title' in data);
    });
    return pages.length === 1
      ? pages.map(({ file }) => ({ from: file, to: `${folder}/_shared/${lastPart(file)}`, group }))
      : [];
  }
  if ((kind !== 'picture' && kind !== 'file') || all.some(({ diagnostic }) => diagnostic.fix)) return [];
  const to = kind === 'picture' ? `${folder}/_media/${name}` : `${publicFolder}${name}`;
  const strays = files.problems.flatMap(({ file, code }) => (code === 'file/stray' ? file : []));
  const others = all.length > 1 ? freeFiles(references, files, context) : [];
  // Of several files of the name it is the one that lies least far in.
  const depthOf = (file: string) => withoutSameEnd({ from: file, to })[0].split('/').length;
  const [best, next] = [...strays, ...others]
    .filter((file) => lastPart(file) === lastPart(name))
    .toSorted((one, other) => depthOf(one) - depthOf(other));
  const isClear = best !== undefined && (next === undefined || depthOf(best) < depthOf(next));
  return isClear ? [{ from: best, to, group }] : [];
}

/** The pictures and public files that nothing shows. */
function freeFiles(
  references: readonly KnownReferences[],
  { folder, publicFolder = 'public' }: ContentFiles,
  { media, publicFiles }: SiteContext,
): string[] {
  const pictures = new Set(references.flatMap((one) => [...one.pictures.values()].map(({ file }) => file)));
  const shown = new Set(references.flatMap(({ files }) => [...files.shown, ...files.absent]));
  return [
    ...[...media.keys()].filter((name) => !pictures.has(name)).map((name) => `${folder}/_media/${name}`),
    ...[...publicFiles.keys()].filter((name) => !shown.has(name)).map((name) => `${publicFolder}${name}`),
  ];
}
