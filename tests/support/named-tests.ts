import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#builder/base';

/** A test, or several of a file or folder, named elsewhere as evidence; without titles, all that is in it. */
export type NamedTests = { file: string; titles: readonly string[] };

/** What is named and is not there: the file, or a title in it. */
export function missingTests({ file, titles }: NamedTests): string[] {
  const path = join(projectRoot, file);
  if (!existsSync(path)) return [file];
  if (titles.length === 0) return [];
  const source = plain(readAll(path).replaceAll("\\'", "'"));
  return titles.filter((title) => !source.includes(plain(title))).map((title) => `${file}: ${title}`);
}

/** A line that is broken in the source is one line here, and its apostrophes are all alike. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('’', "'");
}

/** The text of a file, or of all files of a folder. */
function readAll(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8');
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries
    .flatMap((entry) => (entry.isFile() ? [readFileSync(join(entry.parentPath, entry.name), 'utf8')] : []))
    .join('\n');
}
