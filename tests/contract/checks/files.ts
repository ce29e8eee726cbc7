import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a file below `root`; nothing where there is none. */
export function textOf(root: string, file: string): string | undefined {
  return existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined;
}

/** The folders of `src/blocks`, which are the blocks' types. */
export function blockTypes(root: string): string[] {
  const entries = readdirSync(join(root, 'src/blocks'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Every file below a folder, as paths from `root`. */
export function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'))
    .sort();
}
