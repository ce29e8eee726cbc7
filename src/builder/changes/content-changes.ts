import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Checker } from '#engine';
import { mediaFolder } from '#engine/base';
import { type ChangeGroup, changesBetween, type Edition } from '#engine/changes';
import { publicFolderOf } from '../files/public-folder.ts';
import { readContent } from '../files/read-content.ts';
import { checkOut } from './checkout.ts';

/**
 * The folders of a site's content: `root` is the folder that both lie in and that names in messages are relative to. Where the
 * pages have a folder of public files of their own, `publicFiles` is not looked at.
 */
export type Folders = { root: string; pages: string; publicFiles: string };

/** What changed in the content since a commit: what is on the disk counts, committed or not. */
export function changesSince(commit: string, folders: Folders, checker: Checker): ChangeGroup[] {
  const { folders: before, remove } = foldersAt(commit, folders);
  try {
    return changesBetween({ before: editionOf(before), after: editionOf(folders), checker });
  } finally {
    remove();
  }
}

/** What changed in the content from one commit to another, which may be anybody's. Nothing of either is in the work tree. */
export function changesBetweenCommits(from: string, to: string, folders: Folders, checker: Checker): ChangeGroup[] {
  const [before, after] = [foldersAt(from, folders, foreign), foldersAt(to, folders, foreign)];
  try {
    return changesBetween({ before: editionOf(before.folders), after: editionOf(after.folders), checker });
  } finally {
    before.remove();
    after.remove();
  }
}

const foreign = { isForeign: true };

/** The folders as they were at a commit; public files that lie elsewhere count as they are. */
export function foldersAt(
  commit: string,
  { root, pages, publicFiles }: Folders,
  options: { isForeign?: boolean } = {},
): { folders: Folders; remove: () => void } {
  const inside = (folder: string) => relative(root, folder).split(sep).join('/');
  const isApart = /^\.\.(?:\/|$)/.test(inside(publicFiles));
  const { folder, remove } = checkOut(
    root,
    commit,
    [inside(pages), ...(isApart ? [] : [inside(publicFiles)])],
    options,
  );
  const folders = {
    root: folder,
    pages: join(folder, inside(pages)),
    publicFiles: isApart ? publicFiles : join(folder, inside(publicFiles)),
  };
  return { folders, remove };
}

/** A content folder as it is now, with what tells its public files apart. */
export function editionOf({ root, pages, publicFiles: shared }: Folders): Edition {
  const publicFiles = publicFolderOf(pages, shared);
  const files = readContent(root, pages, publicFiles);
  const ofPublic = [...files.publicFiles.keys()].map(
    (address) => [address, digestOf(join(publicFiles, address))] as const,
  );
  const originals = [...(files.media ?? [])].map(([name, { hash }]) => [`${mediaFolder}/${name}`, hash] as const);
  const digests = new Map([...ofPublic, ...originals]);
  return { files, digests };
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
