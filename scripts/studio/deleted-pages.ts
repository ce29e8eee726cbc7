import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { decodeSource } from '../../src/content/1-parse/decode.ts';
import { readYaml } from '../../src/content/1-parse/read-yaml.ts';
import { isAside, isContentName, nameInFolder } from '../../src/content/base/content-names.ts';
import { valueAt } from '../../src/model/child-of.ts';
import type { DeletedPage } from '../../src/studio/host/content-host.ts';
import { git, isId, mostVersions } from './earlier-versions.ts';
import type { StudioFolders } from './folders.ts';
import { bytesOf } from './read-hosted.ts';

/** How many are listed: each costs a call of Git. */
const mostPages = 100;

/** A file that is gone: its name in the folder of pages, the last state that had it, and who deleted it when, once that is known. */
type Gone = { name: string; id: string } & Pick<DeletedPage, 'at' | 'author'>;

/**
 * The pages that Git knows and that are not there any more, the last deleted first: those of the last state, then those of its
 * history. One that has another name now is none. None where there is no Git or no repository.
 */
export async function deletedPages(folders: StudioFolders): Promise<DeletedPage[]> {
  const seen = new Set<string>();
  const pages: DeletedPage[] = [];
  for (const gone of [...(await goneSince(folders)), ...(await goneInHistory(folders))]) {
    const { name } = gone;
    const isPage = isContentName(name) && !isAside(name);
    if (!isPage || seen.has(name) || existsSync(join(folders.pages, name)) || pages.length === mostPages) continue;
    seen.add(name);
    const page = await describe(gone, folders);
    if (page) pages.push(page);
  }
  return pages;
}

async function goneInHistory({ pages }: StudioFolders): Promise<Gone[]> {
  const format = '--format=%x00%P%x1f%at%x1f%an';
  const args = ['log', '--diff-filter=D', '--find-renames', '--name-only', '--relative', `--max-count=${mostVersions}`];
  const out = await textOf(pages, [...plainNames, ...args, format, '--', '.']);
  return out.split('\0').flatMap((part) => {
    const [head = '', ...names] = part.split('\n').filter((line) => line !== '');
    const [parents = '', at = '', author = ''] = head.split('\x1f');
    const id = parents.split(' ')[0] ?? '';
    return isId(id) ? names.map((name) => ({ name, id, at: Number(at) * 1000, author })) : [];
  });
}

/** Those that the last state still has. Git takes a file that it doesn't know yet for no other name of an old one, so that is looked at here. */
async function goneSince({ pages }: StudioFolders): Promise<Gone[]> {
  const [id = '', ...names] = [
    (await textOf(pages, ['rev-parse', 'HEAD'])).trim(),
    ...lines(await textOf(pages, [...plainNames, 'diff', '--name-only', '--diff-filter=D', '--relative', 'HEAD'])),
  ];
  if (!isId(id) || names.length === 0) return [];
  const added = lines(await textOf(pages, [...plainNames, 'ls-files', '--others', '--exclude-standard']));
  const texts = added.filter(isContentName).map((name) => bytesOf(join(pages, name))?.toString('utf8') ?? '');
  const gone = await Promise.all(
    names.map(async (name) => ({ name, text: await textOf(pages, ['show', '--no-textconv', `${id}:./${name}`]) })),
  );
  return gone.flatMap(({ name, text }) => (texts.some((other) => isAlike(text, other)) ? [] : [{ name, id }]));
}

/** Whether a text can have become another one under another name, about as Git judges it: most of its lines stand there. */
function isAlike(text: string, other: string): boolean {
  const [own, theirs] = [lines(text), new Set(lines(other))];
  return own.filter((line) => theirs.has(line)).length * 2 > own.length;
}

async function describe({ name, ...gone }: Gone, folders: StudioFolders): Promise<DeletedPage | undefined> {
  const bytes = await git(folders.pages, ['show', '--no-textconv', `${gone.id}:./${name}`]);
  const source = bytes && decodeSource(name, bytes);
  if (!source || !('text' in source)) return undefined;
  const path = valueAt(readYaml(source.text, new Set()).data, ['path']);
  return {
    file: relative(folders.root, join(folders.pages, name)).split(sep).join('/'),
    title: titleOf(source.text),
    path: typeof path === 'string' ? path : `/${nameInFolder(`pages/${name}`, 'pages').replace(/(^|\/)home$/, '')}`,
    ...gone,
  };
}

function titleOf(text: string): string {
  const title = valueAt(readYaml(text, new Set()).data, ['title']);
  return typeof title === 'string' ? title : '';
}

/** Names with other letters than English ones are told as they are. */
const plainNames = ['-c', 'core.quotePath=false'];

async function textOf(folder: string, args: readonly string[]): Promise<string> {
  return (await git(folder, args))?.toString('utf8') ?? '';
}

function lines(out: string): string[] {
  return out.split('\n').filter((line) => line !== '');
}
