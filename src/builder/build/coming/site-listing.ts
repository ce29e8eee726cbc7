import { readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hashOf } from '../../cache/hash.ts';
import { filesBelow } from '../../files/files-below.ts';

/** The files of a built site, compressed forms left out: how each stands there, and a hash of its bytes. */
export type SiteListing = ReadonlyMap<string, ListedFile>;
type ListedFile = { size: number; time: number; hash: string };

/** Lists a built site. A file that stands as in `known`, an earlier listing of this folder, isn't read again. */
export function listSite(folder: string, known: SiteListing = new Map()): SiteListing {
  const files = filesBelow(folder).map((file) => ({ file, path: relative(folder, file).split(sep).join('/') }));
  const all = new Set(files.map(({ path }) => path));
  const own = files.filter(({ path }) => !(/\.(?:br|gz)$/.test(path) && all.has(path.replace(/\.\w+$/, ''))));
  return new Map(
    own.map(({ file, path }) => {
      const { size, mtimeMs: time } = statSync(file);
      const before = known.get(path);
      const isSame = before?.size === size && before.time === time;
      return [path, isSame ? before : { size, time, hash: hashOf(readFileSync(file)) }];
    }),
  );
}

/** What is other or new in a site, and what isn't in it any more. */
export function changesBetween(before: SiteListing, after: SiteListing): { written: string[]; removed: string[] } {
  return {
    written: [...after].flatMap(([path, { hash }]) => (before.get(path)?.hash === hash ? [] : [path])).sort(),
    removed: [...before.keys()].filter((path) => !after.has(path)).sort(),
  };
}

/** The forms of a file that stand in a folder: as it is, and compressed. */
export function formsOf(folder: string, path: string): string[] {
  return [path, `${path}.br`, `${path}.gz`].filter((form) => statSync(join(folder, form), { throwIfNoEntry: false }));
}
