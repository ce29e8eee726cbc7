import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Where tests lie: beside what they test, and in a folder of their own. */
export const sources = ['src', 'scripts', 'supabase', 'tests'];

/** The files of tests, from the project's root, whose name and text are such. */
export function testFiles(areSuch: (file: string, text: string) => boolean): string[] {
  return sources
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && areSuch(file, readFileSync(join(root, file), 'utf8')));
}

/** The tests that open a browser. */
export const browserTests = testFiles((file) => /^tests\/(content|e2e|access|visual|gallery\/browser\.)/.test(file));
