import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { insideOf } from '#builder/base';
import { publicFolderOf, writeWholeInside } from '#builder/files';
import type { Repository, TreeChange } from '../git/repository.ts';
import type { PublishFolders } from './steps.ts';

/** True for a file of the public folder beside the pages: its path is its address. */
export function isPublicFile({ path }: TreeChange): boolean {
  return path.startsWith('/');
}

/**
 * Puts the public files of a publication beside the pages, so that it can be built with them: no text names them before, and none that
 * is there is changed. Returns why not, where another file stands in the place of one.
 */
export async function bringPublic(
  { root, pages }: PublishFolders,
  repository: Repository,
  changes: readonly TreeChange[],
): Promise<{ refused: string } | undefined> {
  const folder = publicFolderOf(pages, join(root, 'public'));
  for (const { path, blob } of changes.filter(isPublicFile)) {
    if (blob === undefined) continue;
    const bytes = await repository.content(blob);
    const file = insideOf(folder, path.slice(1));
    if (!existsSync(file)) writeWholeInside(folder, path.slice(1), bytes);
    else if (!readFileSync(file).equals(bytes))
      return { refused: `Another file stands at \`${file}\`, and it stays. Give it another name.` };
  }
  return undefined;
}
