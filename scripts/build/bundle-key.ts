import { join } from 'node:path';
import { hashOf } from '../cache/hash.ts';
import { filesBelow, namedContents } from './files-below.ts';

/** Files of src/ that never get into a bundle. */
const notBundled =
  /\.test\.tsx?$|[\\/](schema\.json|examples\.yaml)$|\.md$|[\\/]src[\\/](app[\\/]dev|content|gallery)[\\/]/;

/** A name for everything that the bundles are made from: the sources, their configuration, the packages, the environment. */
export function bundleKey(root: string): string {
  const files = filesBelow(join(root, 'src'))
    .filter((file) => !notBundled.test(file))
    .sort();
  const configuration = [
    'vite.config.ts',
    'package-lock.json',
    'scripts/build/bundle.ts',
    'scripts/build/sheets.ts',
  ].map((file) => join(root, file));
  const parts = namedContents(root, [...configuration, ...files]);
  const environment = Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .sort();
  return hashOf(process.version, JSON.stringify(environment), ...parts);
}
