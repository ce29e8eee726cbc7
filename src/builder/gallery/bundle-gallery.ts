import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as GalleryServer from '#kit/gallery/server';
import { projectRoot } from '../base/project-root.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { temporaryFolder } from '../files/managed-folder.ts';

/** The scripts of the gallery's documents and of its examples, and what renders both. */
export type GalleryBundle = { scripts: Record<'gallery' | 'example', string>; server: typeof GalleryServer };

/** Bundles the gallery's code. Its scripts are classic ones, so that the built folder also works from the disk. */
export async function bundleGallery(): Promise<GalleryBundle> {
  // React and styled-components choose their production form by it.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  // Below the project, whose packages it loads.
  const parent = cacheFolder('gallery');
  mkdirSync(parent, { recursive: true });
  const { folder, remove } = temporaryFolder('code-', parent);
  const shared = { root: projectRoot, configFile: join(projectRoot, 'vite.config.ts'), logLevel: 'error' as const };
  try {
    for (const [name, file] of [
      ['gallery', 'gallery.ts'],
      ['example', 'example.tsx'],
    ] as const) {
      await build({
        ...shared,
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          rolldownOptions: {
            input: join(projectRoot, 'src/kit/gallery/browser', file),
            output: { format: 'iife', codeSplitting: false, entryFileNames: `${name}.js` },
          },
        },
      });
    }
    await build({
      ...shared,
      ssr: { noExternal: true },
      build: {
        ssr: join(projectRoot, 'src/kit/gallery/entry-server.tsx'),
        outDir: folder,
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'server.mjs', codeSplitting: false } },
      },
    });
    const server = (await import(pathToFileURL(join(folder, 'server.mjs')).href)) as typeof GalleryServer;
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    return { scripts: { gallery: read('gallery.js'), example: read('example.js') }, server };
  } finally {
    remove();
  }
}
