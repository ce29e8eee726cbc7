import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { contentsOf, gitBytes, isId } from '#builder/change';
import { decodeSource, readYaml } from '#engine';
import { isAside, isContentName, nameInFolder } from '#engine/base';
import { valueAt } from '#kit/model';
import type { DeletedPage } from '../host/content-host.ts';
import { mostVersions } from './earlier-versions.ts';
import type { StudioFolders } from './folders.ts';
import { isAlike, linesOf } from './is-alike.ts';
import { bytesOf } from './read-hosted.ts';
import { savedBytes, savedGone, savedVersions } from './saved-versions.ts';

/** How many are listed. */
const mostPages = 100;

/** Where more pages than this went and came, only those that say the same are one. */
const mostPairs = 40_000;

/**
 * A file that is gone: its name in the folder of pages, the last state that had it and, where Git keeps that, what it said there; and
 * who deleted it when, once that is known.
 */
type Gone = { name: string; id: string; blob?: string } & Pick<DeletedPage, 'at' | 'author'>;

/**
 * The pages that are not there any more, the last deleted first: those that were deleted here, with or without Git, then those that
 * Git's last state still has, then those of its history. One that has another name now is none.
 */
export async function deletedPages(folders: StudioFolders): Promise<DeletedPage[]> {
  const here = savedGone(folders.pages).map((gone) => ({ ...gone, author: 'you' }));
  const all: Gone[] = [...here, ...(await goneSince(folders)), ...(await goneInHistory(folders))];
  const latest = new Map(all.toReversed().map((gone) => [gone.name, gone]));
  const listed = [...new Set(all.map(({ name }) => name))]
    .filter((name) => isPage(name) && !existsSync(join(folders.pages, name)))
    .slice(0, mostPages)
    .flatMap((name) => latest.get(name) ?? []);
  const contents = await contentsOf(
    folders.pages,
    listed.flatMap(({ blob }) => blob ?? []),
  );
  return listed.flatMap((gone) => {
    const { name, id, blob } = gone;
    const bytes = blob === undefined ? savedBytes(folders.pages, name, id) : contents.get(blob);
    return describe(gone, bytes, folders) ?? [];
  });
}

function isPage(name: string): boolean {
  return isContentName(name) && !isAside(name);
}

async function goneInHistory({ pages }: StudioFolders): Promise<Gone[]> {
  const format = '--format=%x1f%P%x1f%at%x1f%an';
  const args = ['log', '-z', '--diff-filter=D', '--find-renames', '--raw', '--no-abbrev', '--relative'];
  const parts = (await textOf(pages, [...args, `--max-count=${mostVersions}`, format, '--', '.'])).split('\0').values();
  const gone: Gone[] = [];
  let state = { id: '', at: 0, author: '' };
  for (const part of parts) {
    const [, parents, at, author = ''] = part.split('\x1f');
    if (parents !== undefined) state = { id: parents.split(' ')[0] ?? '', at: Number(at) * 1000, author };
    // Of each file the modes before and after, the contents before and after, and what happened; then its name.
    if (!part.trimStart().startsWith(':')) continue;
    const blob = part.trimStart().split(' ')[2] ?? '';
    const name = parts.next().value ?? '';
    if (isId(state.id) && isId(blob)) gone.push({ name, blob, ...state });
  }
  return gone;
}

/**
 * Those that the last state still has. Git takes a file that it doesn't know yet for no other name of an old one, so that is looked
 * at here. Nothing is compared with the files as they are by Git, which would run what its configuration says of them.
 */
async function goneSince({ pages }: StudioFolders): Promise<Gone[]> {
  const id = (await textOf(pages, ['rev-parse', 'HEAD'])).trim();
  if (!isId(id)) return [];
  const known = (await entriesOf(pages, ['ls-tree', '-r', '-z', id])).map((entry) => {
    const [info = '', name = ''] = entry.split('\t');
    return { name, blob: info.split(' ')[2] ?? '' };
  });
  const gone = known.filter(({ name }) => isPage(name) && !existsSync(join(pages, name)));
  if (gone.length === 0) return [];
  const names = new Set(known.map(({ name }) => name));
  const files = await entriesOf(pages, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const added = files.filter((name) => !names.has(name) && isContentName(name));
  const texts = added.map((name) => bytesOf(join(pages, name))?.toString('utf8') ?? '');
  const contents = await contentsOf(
    pages,
    gone.map(({ blob }) => blob),
  );
  const isFew = gone.length * texts.length <= mostPairs;
  const others = isFew ? texts.map((text) => new Set(linesOf(text))) : [];
  const same = new Set(texts);
  return gone.flatMap(({ name, blob }) => {
    const text = contents.get(blob)?.toString('utf8') ?? '';
    const own = linesOf(text);
    return same.has(text) || others.some((theirs) => isAlike(own, theirs)) ? [] : [{ name, id, blob }];
  });
}

function describe(
  { name, blob: _, ...gone }: Gone,
  bytes: Buffer | undefined,
  folders: StudioFolders,
): DeletedPage | undefined {
  const source = bytes && decodeSource(name, bytes);
  if (!source || !('text' in source)) return undefined;
  const written = valueAt(readYaml(source.text, new Set()).data, ['path']);
  const path =
    typeof written === 'string' ? written : `/${nameInFolder(`pages/${name}`, 'pages').replace(/(^|\/)home$/, '')}`;
  return {
    file: relative(folders.root, join(folders.pages, name)).split(sep).join('/'),
    title: menuLabel(path, { name, ...gone }, folders) ?? titleOf(source.text),
    path,
    ...gone,
  };
}

/** What the menu of its language called a page that was deleted here: its entry went with it. */
function menuLabel(path: string, { name, at = 0 }: Gone, { pages }: StudioFolders): string | undefined {
  const site = `${name.slice(0, name.lastIndexOf('/') + 1)}_site.yaml`;
  const before = savedVersions(pages, site).find((version) => version.at < Math.round(at));
  const text = before && savedBytes(pages, site, before.id)?.toString('utf8');
  const listIn = (value: unknown, name: string) => [valueAt(value, [name])].flat();
  const entries = listIn(readYaml(text ?? '', new Set()).data, 'navigation').flatMap((entry) => [
    entry,
    ...listIn(entry, 'items'),
  ]);
  const leading = entries.filter((entry) => valueAt(entry, ['link']) === path && valueAt(entry, ['button']) !== true);
  const [label, ...others] = new Set(leading.map((entry) => valueAt(entry, ['label'])));
  return typeof label === 'string' && others.length === 0 ? label : undefined;
}

function titleOf(text: string): string {
  const title = valueAt(readYaml(text, new Set()).data, ['title']);
  return typeof title === 'string' ? title : '';
}

async function textOf(folder: string, args: readonly string[]): Promise<string> {
  return (await gitBytes(folder, args))?.toString('utf8') ?? '';
}

/** What Git lists, each with a NUL behind it. */
async function entriesOf(folder: string, args: readonly string[]): Promise<string[]> {
  return (await textOf(folder, args)).split('\0').filter((entry) => entry !== '');
}
