import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Plugin } from 'esbuild';

// What differs between this repository and the packed builder. Here code is bundled when it is wanted; there all of it is made, and
// nothing is compiled. A module with a file `NAME.packed.ts` beside it has that one's place in the packed builder.

/**
 * A text as the packed builder says it: commands of this repository's package.json are that builder's own. `npm run validate -- --fix`
 * is `npx pagewright validate --fix`. What the messages mean stands in the package.
 */
export function packedWords(text: string, builder: string): string {
  return text
    .replaceAll('docs/diagnostics.md', `node_modules/${builder}/docs/diagnostics.md`)
    .replaceAll(/\bnpm start(?: --(?![\w-]))?/g, `npx ${builder} start`)
    .replaceAll(/\bnpm run (\$\{[^}]*\}|[a-z]+)(?: --(?![\w-]))?/g, (_, name: string) => `npx ${builder} ${name}`);
}

/** The file that stands in a module's place in the packed builder, where there is one; `importer` is the file that asks for it. */
export function packedFile(file: string, importer: string): string | undefined {
  const ending = extname(file);
  const packed = `${file.slice(0, -ending.length)}.packed.ts`;
  return file.includes('/node_modules/') || packed === importer || !existsSync(packed) ? undefined : packed;
}

/** Has a bundler take the packed builder's modules. */
export const packedModules: Plugin = {
  name: 'packed-modules',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^\.{1,2}\// }, ({ importer, path, resolveDir }) => {
      const packed = packedFile(join(resolveDir, path), importer);
      return packed === undefined ? undefined : { path: packed };
    });
  },
};
