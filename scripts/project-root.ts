import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder that holds package.json, with a slash at the end. Commands run from here or from a bundle below it. */
export const projectRoot: string = join(folderAbove(import.meta.dirname), '/');

function folderAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) || folder === dirname(folder) ? folder : folderAbove(dirname(folder));
}
