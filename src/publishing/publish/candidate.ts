import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkOut } from '#builder/change';
import { clearManaged, type Mark } from '#builder/files';

/** What a candidate's folder is known by; it lies beside the content, not in it. */
const mark: Mark = { name: 'candidate', kind: 'file' };

/** Where a tree is laid out: `name` is the folder's below that of the Studio. */
type TreePlace = { studio: string; pages: string; tree: string; name: 'candidate' | 'before' };

/**
 * Lays out a content folder as it is in a tree, always in the same place below the Studio's folder: builds know their pages again by it.
 * Returns where it is. The names here are ours and Git's, which lays out no link, so that none goes through `inside.ts`.
 */
export function layOutTree({ studio, pages, tree, name }: TreePlace): string {
  const folder = join(studio, name);
  const { folder: found, remove } = checkOut(pages, tree, ['.'], { parent: studio });
  try {
    clearManaged(folder, mark);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, mark.name), '');
    // What it is called is part of the names of its files.
    const target = join(folder, basename(pages));
    if (existsSync(found)) renameSync(found, target);
    else mkdirSync(target);
    return target;
  } finally {
    remove();
  }
}
