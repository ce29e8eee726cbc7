import { defineConfig } from 'vite';
// Vite bundles this file and all that it imports each time it starts: two files, not a door with all that stands behind it.
import { shortComponentIds } from './src/builder/render/component-ids.ts';
import { componentIds } from './src/builder/render/sheets.ts';

/** What the build, the dev server and the tests share. Pages are no modules: they never get into a bundle. */
export default defineConfig({
  appType: 'custom',
  // What the environment says of a site is data of its pages.
  envDir: false,
  plugins: [shortComponentIds(componentIds(import.meta.dirname), import.meta.dirname)],
  // A build says what its site needs (src/builder/render/bundle.ts).
  define: {
    'import.meta.env.LANGUAGES': 'true',
    'import.meta.env.NOTICES': 'true',
    'import.meta.env.OWN_FORMS': 'true',
    'import.meta.env.OWN_BLOCKS': 'false',
    'import.meta.env.BELOW_PATH': 'false',
    'import.meta.env.SEARCH': 'true',
    'import.meta.env.SIDE_MENUS': 'true',
  },
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
      // Where a site has one language, nothing of the choice between several is left, and so with notices, the search and menus at the side.
      treeshake: {
        moduleSideEffects: [
          { test: /\/(LanguageChoice|Notices)\.|\/kit\/(?:search|page\/side)\//, sideEffects: false },
        ],
      },
      // 'use client' marks of libraries mean nothing here: all of this is the client.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
