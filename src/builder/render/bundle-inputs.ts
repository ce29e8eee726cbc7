import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { hashOf } from '../cache/hash.ts';

/** How bundles are made, which no bundler lists. */
const recipe = [
  'package-lock.json',
  'src/builder/render/bundle.ts',
  'src/builder/render/bundle-apart.ts',
  'src/builder/render/bundle-inputs.ts',
  'src/builder/render/kept-bundle.ts',
  'src/builder/render/sender.ts',
  'src/builder/render/write-bundles.ts',
];

/**
 * Notes in `inputs` every file below `root` that the bundler reads, its configuration included; packages are named by the
 * lockfile. Modules of which nothing is left count too: what they hold decides that.
 */
export function noteInputs(root: string, inputs: Set<string>): Plugin {
  const note = (id: string) => {
    const file = relative(root, id.split('?')[0] ?? '')
      .split(sep)
      .join('/');
    if (!/^\0|^\.\.\/|(^|\/)node_modules\//.test(file) && existsSync(join(root, file))) inputs.add(file);
  };
  return {
    name: 'note-inputs',
    configResolved: ({ configFileDependencies }) => configFileDependencies.forEach(note),
    buildEnd() {
      for (const id of this.getModuleIds()) note(id);
    },
  };
}

/** A name for what a bundle is made from: these files, the packages, and what else is `asked` for. */
export function bundleKey(root: string, inputs: Iterable<string>, asked = ''): string {
  const files = [...new Set([...recipe, ...inputs])].sort();
  const contents = files.flatMap((file) => [file, existsSync(join(root, file)) ? readFileSync(join(root, file)) : '']);
  return hashOf(process.version, asked, ...contents);
}

/** Whether somebody has written one of these files since a time (ms): a bundle may hold either form of it. */
export function haveChangedSince(time: number, root: string, inputs: Iterable<string>): boolean {
  return [...inputs].some((file) => {
    const stat = statSync(join(root, file), { throwIfNoEntry: false });
    return !stat || stat.mtimeMs >= time;
  });
}
