import { join, resolve } from 'node:path';
import { cacheFolder } from '../cache/cache-folder.ts';
import { hashOf } from '../cache/hash.ts';
import { publicFolderOf } from '../files/public-folder.ts';

/** Where a build reads and writes: whole paths. */
export type Places = {
  pages: string;
  publicFolder: string;
  /** Where the site is to stand, and where it is written until it is whole. */
  out: string;
  next: string;
  /** What builds keep for the next one: bundles, what was made of contents and of pictures, and of each output folder its state and a spare. */
  cacheFolder: string;
  madeFolder: string;
  pictureFolder: string;
  stateFile: string;
  spareFolder: string;
  /** Where the site is built as it will be. */
  comingFolder: string;
};

/** The places of a build; folders are relative to where it was called. The project's own public folder is taken where none is named. */
export function buildPlaces(folders: { pages: string; out: string; publicFolder?: string | undefined }): Places {
  const [pages, out] = [resolve(folders.pages), resolve(folders.out)];
  const { publicFolder = publicFolderOf(pages) } = folders;
  const cache = cacheFolder('site');
  const place = hashOf(out, pages);
  return {
    pages,
    publicFolder: resolve(publicFolder),
    out,
    next: `${out}.next-${process.pid}`,
    cacheFolder: cache,
    madeFolder: join(cache, 'made'),
    pictureFolder: join(cache, 'pictures'),
    stateFile: join(cache, `state-${place}.json`),
    spareFolder: join(cache, `spare-${place}`),
    comingFolder: join(cache, `coming-${place}`),
  };
}
