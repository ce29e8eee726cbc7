import { relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
// Vite bundles this file and all that it imports each time it starts: one file, not a door with all that stands behind it.
import { componentIds } from './src/builder/render/sheets.ts';

/** What the build, the dev server and the tests share. Pages are no modules: they never get into a bundle. */
export default defineConfig({
  appType: 'custom',
  // What the environment says of a site is data of its pages.
  envDir: false,
  plugins: [shortComponentIds()],
  // A build says what its site needs (src/builder/render/bundle.ts).
  define: { 'import.meta.env.LANGUAGES': 'true', 'import.meta.env.NOTICES': 'true' },
  oxc: {
    // Ids made from a component's own file, not from the order in which modules run, which differs between chunks.
    plugins: { styledComponents: { displayName: false, fileName: false } },
  },
  build: {
    target: 'es2022',
    // The folders are the builder's own caches, in a site that may lie elsewhere.
    emptyOutDir: true,
    // What a chunk imports is fetched together with it, not after it.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // On a busy machine the bundler would tell whoever builds which plugin took long.
      checks: { pluginTimings: false },
      // Where a site has one language, nothing of the choice between several is left, and so with notices.
      treeshake: { moduleSideEffects: [{ test: /\/(LanguageChoice|Notices)\./, sideEffects: false }] },
      // 'use client' marks of libraries mean nothing here: all of this is the client.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});

/**
 * The ids that are given to styled components (`sc-l59zx4-0`) stand on every element: short ones take 1 % less
 * of each document, and name the sheet in which their rules stand. They are made again from the file's place in the project, since those that are given hold the place of
 * the project itself, and two folders with the same sources would give other bytes.
 * Throws where two components of a build would share one.
 */
function shortComponentIds(): Plugin {
  const componentId = componentIds(import.meta.dirname);
  const known = new Map<string, string>();
  const idOf = (file: string, number: number): string => {
    const id = componentId(file, number);
    const component = `${file} ${number}`;
    if ((known.get(id) ?? component) !== component)
      throw new Error(`Two styled components share the id ${id}: rename the file of one of them.`);
    known.set(id, component);
    return id;
  };
  return {
    name: 'short-component-ids',
    enforce: 'post',
    transform: (code, id) => {
      if (!code.includes('componentId')) return undefined;
      const file = relative(import.meta.dirname, id)
        .split(sep)
        .join('/');
      return code.replaceAll(
        /(componentId:\s*)"sc-[a-z0-9]+-(\d+)"/g,
        (_, key: string, number: string) => `${key}"${idOf(file, Number(number))}"`,
      );
    },
  };
}
