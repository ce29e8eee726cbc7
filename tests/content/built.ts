import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** The folder that `pages/` was built into. Throws with what the build has said where it was not built. */
export function builtContent(): string {
  const folder = inject('builtFolders').content;
  if (existsSync(join(folder, 'robots.txt'))) return folder;
  throw new Error(`pages/ can't be built:\n${inject('contentProblem')}`);
}

/** The addresses of the site in `pages/`, each with its document, the page for unknown addresses aside. */
export function builtDocuments(): Map<string, string> {
  const folder = builtContent();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[\\/])index\.html$/.test(file),
  );
  return new Map(
    files.map((file) => {
      const path = `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`;
      return [path, readFileSync(join(folder, file), 'utf8')];
    }),
  );
}
