import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow as allBelow } from '#builder/files';

/** The text of a file below `root`; nothing where there is none. */
export function textOf(root: string, file: string): string | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
}

/** The folders of `src/kit/blocks`, which are the blocks' types. */
export function blockTypes(root: string): string[] {
  const entries = readdirSync(join(root, 'src/kit/blocks'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Every file below a folder, as paths from `root`. */
export function filesBelow(root: string, folder: string): string[] {
  return allBelow(join(root, folder))
    .map((file) => file.slice(join(root, '/').length).replaceAll('\\', '/'))
    .sort();
}
