import { relative, resolve, sep } from 'node:path';
import { insideOf } from '#builder/base';
import { contentsOf, gitBytes, isId } from '#builder/change';
import { decodeSource } from '#engine';
import type { EarlierVersion } from '../host/content-host.ts';
import type { StudioFolders } from './folders.ts';
import { savedBytes, savedVersions } from './saved-versions.ts';

/** How many states of a file are listed. */
export const mostVersions = 200;

/** The states of a file, the newest first: those that were saved here, and those that Git keeps, where it has some, renames followed. */
export async function historyOf(file: string, folders: StudioFolders): Promise<EarlierVersion[]> {
  const path = pathOf(file, folders);
  if (path === undefined) return [];
  const format = '--format=%x00%H%x1f%at%x1f%an%x1f%s';
  const out = await gitBytes(folders.pages, ['log', '--follow', `--max-count=${mostVersions}`, format, '--', path]);
  const committed = (out?.toString('utf8') ?? '').split('\0').flatMap((line) => {
    const [id = '', at = '', author = '', summary = ''] = line.trim().split('\x1f');
    return isId(id) ? [{ id, at: Number(at) * 1000, author, summary }] : [];
  });
  return [...savedVersions(folders.pages, path), ...committed].toSorted((one, other) => other.at - one.at);
}

/** The text of a file at a state; nothing where it was not there then. A file that had another name is found by it. */
export async function earlierText(file: string, id: string, folders: StudioFolders): Promise<string | undefined> {
  const path = pathOf(file, folders);
  if (path === undefined) return undefined;
  const bytes = savedBytes(folders.pages, path, id) ?? (await committedBytes(path, id, folders));
  const source = bytes && decodeSource(file, bytes);
  return source && 'text' in source ? source.text : undefined;
}

async function committedBytes(path: string, id: string, folders: StudioFolders): Promise<Buffer | undefined> {
  if (!isId(id)) return undefined;
  const name = (await nameAt(path, id, folders)) ?? `./${path}`;
  return gitBytes(folders.pages, ['show', '--no-textconv', `${id}:${name}`]);
}

/** The texts of all states of a file that are listed, by their ids, in one question: each by itself would cost two calls of Git. */
export async function earlierTexts(file: string, folders: StudioFolders): Promise<Map<string, string>> {
  const path = pathOf(file, folders);
  if (path === undefined) return new Map();
  const args = ['log', '--follow', '--raw', '--no-abbrev', `--max-count=${mostVersions}`, '--format=%H', '--', path];
  const out = (await gitBytes(folders.pages, args))?.toString('utf8') ?? '';
  const blobs = new Map<string, string>();
  let id = '';
  for (const line of out.split('\n')) {
    // A line of a changed file: the modes before and after, the contents before and after, and the names.
    const blob = line.startsWith(':') ? line.split(' ')[3] : undefined;
    if (isId(line)) id = line;
    else if (blob !== undefined && isId(blob) && !/^0+$/.test(blob)) blobs.set(id, blob);
  }
  const contents = await contentsOf(folders.pages, blobs.values());
  const saved = savedVersions(folders.pages, path).map(
    (one) => [one.id, savedBytes(folders.pages, path, one.id)] as const,
  );
  const committed = [...blobs].map(([state, blob]) => [state, contents.get(blob)] as const);
  return new Map(
    [...saved, ...committed].flatMap(([state, bytes]) => {
      const source = bytes && decodeSource(file, bytes);
      return source && 'text' in source ? [[state, source.text] as const] : [];
    }),
  );
}

/** The name that a file had at a state, from the top of the repository. */
async function nameAt(path: string, id: string, folders: StudioFolders): Promise<string | undefined> {
  const args = ['log', '--follow', '-z', '--name-only', `--max-count=${mostVersions}`, '--format=%H', '--', path];
  const out = (await gitBytes(folders.pages, args))?.toString('utf8') ?? '';
  const parts = out.split('\0').map((part) => part.trim());
  const at = parts.findIndex((part) => part.startsWith(id));
  const own =
    parts[at]
      ?.split('\n')
      .slice(1)
      .find((part) => part !== '') ?? parts[at + 1];
  return at < 0 || own === undefined || isId(own) ? undefined : own;
}

/** The path of a content file in its folder; nothing where it leads elsewhere. */
function pathOf(file: string, { root, pages }: StudioFolders): string | undefined {
  const path = relative(pages, resolve(root, file)).split(sep).join('/');
  try {
    insideOf(pages, path);
    return /\.(?:ya?ml|json)$/i.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
