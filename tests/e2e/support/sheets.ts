import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of some pages of a built site those that hold every style sheet between them: the first one, and each that adds a sheet. */
export function pathsOfAllSheets(dist: string, paths: readonly string[]): string[] {
  const seen = new Set<string>();
  return paths.filter((path) => {
    const html = readFileSync(join(dist, path, 'index.html'), 'utf8');
    const added = (html.match(/<style[\s\S]*?<\/style>/g) ?? []).filter((sheet) => !seen.has(sheet));
    for (const sheet of added) seen.add(sheet);
    return added.length > 0;
  });
}
