import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { encodingVersion } from '#engine';

/**
 * What encodes pictures, in one word: the version of the library, which brings its own encoders, and that of how it is told to.
 * It is read from the library's package, as most commands need none of the library.
 */
export function encoder(): string {
  known ??= `${encodingVersion} ${installedVersion('sharp')}`;
  return known;
}

let known: string | undefined;

function installedVersion(name: string): string {
  const main = createRequire(import.meta.url).resolve(name);
  const folder = main.slice(0, main.lastIndexOf(join('node_modules', name)) + join('node_modules', name).length);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
}
