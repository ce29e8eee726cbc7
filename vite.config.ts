import { defineConfig } from 'vite';

/** What the build, the dev server and the tests share. Pages are no modules: they never get into a bundle. */
export default defineConfig({
  appType: 'custom',
  oxc: {
    // Ids made from a component's own file, not from the order in which modules run, which differs between chunks.
    plugins: { styledComponents: { displayName: false, fileName: false } },
  },
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // 'use client' marks of libraries mean nothing here: all of this is the client.
      onLog: (level, log, handle) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
});
