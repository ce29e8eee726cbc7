import { realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';

/** The folders of the project that a preview loads code from, and the folder of its public files. */
export type ServedFolders = {
  root: string;
  /** Below `root`: `src`, `node_modules`. */
  code: readonly string[];
  publicFolder: string;
  /** Folders that are never served, wherever they lie: messages of visitors. */
  closed: readonly string[];
};

/** What a file's address leads to: code that is translated on the way, or a file as it is. */
export type ServedFile = 'code' | 'public';

/** Modules that the development server itself makes. */
const ownModules = ['/@vite/client', '/@vite/env'];
/** Where it keeps the libraries that it has prepared: the only folder with a dot that is served. */
const preparedLibraries = '/node_modules/.vite/';
const anyFile = '/@fs';

/**
 * Which files of this machine an address may lead to. A list of what is served, not of what isn't: code of the folders
 * named, public files, and of both nothing whose name begins with a dot, nothing that a link leads out of them.
 */
export function servedFile(path: string, folders: ServedFolders): ServedFile | undefined {
  if (ownModules.includes(path)) return 'code';
  const name = plainPath(path);
  if (name === undefined || name.endsWith('/')) return undefined;
  const { root, code, publicFolder } = folders;
  const codeFile = name.startsWith(`${anyFile}/`) ? belowRoot(name, root) : name;
  const folder = code.find((each) => codeFile?.startsWith(`/${each}/`));
  if (codeFile !== undefined && folder !== undefined)
    return isInside(join(root, codeFile), join(root, folder), folders) ? 'code' : undefined;
  const file = join(publicFolder, name);
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  return isFile && isInside(file, publicFolder, folders) ? 'public' : undefined;
}

/** An address without escapes. Nothing where it has parts that begin with a dot, or could be read in two ways. */
function plainPath(path: string): string | undefined {
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const shown = name.startsWith(preparedLibraries) ? name.replace('/.vite/', '/') : name;
  const isOdd = /[\0\\]|%[0-9a-f]{2}/i.test(shown) || shown.split('/').some((part) => part.startsWith('.'));
  return isOdd ? undefined : name;
}

/** `/@fs/…` names a file of the machine: what it is called below the project's folder, if it lies there. */
function belowRoot(name: string, root: string): string | undefined {
  const inner = relative(root, name.slice(anyFile.length));
  return isOutside(inner) ? undefined : `/${inner.split(sep).join('/')}`;
}

/** Links are followed first. What isn't there yet (a library that is just being prepared) is judged by its name. */
function isInside(file: string, folder: string, { closed }: ServedFolders): boolean {
  const [real, home] = [realOf(file), realOf(folder)];
  return !isOutside(relative(home, real)) && closed.every((each) => isOutside(relative(realOf(each), real)));
}

function realOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}

/** True for a path, relative to a folder, that leads out of it. */
export function isOutside(inner: string): boolean {
  return inner === '..' || inner.startsWith(`..${sep}`) || isAbsolute(inner);
}
