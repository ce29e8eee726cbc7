import { dirname, join, resolve } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { projectRoot } from '#builder/base';
import { senderAt } from '#builder/render';
import { packedFile } from './packed-sources.ts';

/** Has the bundler take the packed builder's modules. */
const packedModules: Plugin = {
  name: 'packed-modules',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer !== undefined && /^\.{1,2}\//.test(id) ? packedFile(resolve(dirname(importer), id), importer) : undefined,
};

/** What both bundles have in common: React's form for production, and what the code asks of a site. */
const common = (answer: string): InlineConfig => ({
  root: projectRoot,
  configFile: join(projectRoot, 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [packedModules],
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.env.LANGUAGES': answer,
    'import.meta.env.NOTICES': answer,
    'import.meta.env.OWN_FORMS': answer,
    'import.meta.env.OWN_BLOCKS': answer,
    'import.meta.env.BELOW_PATH': 'false',
  },
});

/** What the renderer of sites that need least is imported with: the same file as that of all others, loaded once more. */
export const plainMark = '?plain';

/** Bundles what the preview and the gallery run in a browser, below `_code/` of a folder; `sender` is the file that sends messages. */
export async function bundlePreview(outDir: string, sender: string): Promise<void> {
  const kit = join(projectRoot, 'src/kit');
  await build({
    ...common('true'),
    plugins: [packedModules, senderAt(sender)],
    build: {
      outDir,
      copyPublicDir: false,
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: {
          preview: join(kit, 'app/dev/entry-dev.tsx'),
          font: join(kit, 'app/font/further-faces.ts'),
          gallery: join(kit, 'gallery/browser/gallery.ts'),
          example: join(kit, 'gallery/browser/example.tsx'),
        },
        // The page's own script calls what the preview gives out.
        preserveEntrySignatures: 'exports-only',
        output: { entryFileNames: '_code/[name].js', chunkFileNames: '_code/[name]-[hash].js' },
      },
    },
  });
}

/**
 * Bundles what renders pages and the gallery in Node into a folder: `entry-server.js` and `gallery-server.js`, with what they share. Each
 * asks by its own address what of the code a site needs: two bundles would take a fifteenth of the packed builder more.
 */
export async function bundleServers(outDir: string): Promise<void> {
  await build({
    ...common('isWhole'),
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          'entry-server': join(projectRoot, 'src/kit/app/entry-server.tsx'),
          'gallery-server': join(projectRoot, 'src/kit/gallery/entry-server.tsx'),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunk-[name]-[hash].js',
          banner: `const isWhole = !import.meta.url.endsWith(${JSON.stringify(plainMark)});`,
        },
      },
    },
  });
}
