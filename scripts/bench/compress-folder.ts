import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ContentCache, temporaryFolder } from '#builder/files';
import { compressedForms } from '#builder/render';

/** Writes the compressed forms beside the files of a folder, as a build of this project does at its best. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => ({ path, content: readFileSync(join(folder, path)) }));
  const { folder: cache, remove } = temporaryFolder('compressed-');
  const forms = await compressedForms(files, 1, new ContentCache(cache));
  for (const { path, content } of forms.flat()) writeFileSync(join(folder, path), content);
  remove();
}
