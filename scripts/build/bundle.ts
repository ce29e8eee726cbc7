import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Rollup } from 'vite';
import type * as ServerEntry from '../../src/app/entry-server.tsx';
import { projectRoot } from '../project-root.ts';
import { bundleKey } from './bundle-key.ts';

/** The site's code, the same for every page and for any number of pages. */
export type Bundle = {
  /** Names everything it was made from. */
  key: string;
  /** The address of the app's entry, loaded on the visitor's first move. */
  app: string;
  /** The address of what shows the site's font on a first visit. */
  font: string;
  /** Files for the site, by their path. */
  assets: readonly { path: string; content: Uint8Array }[];
  /** The inline script. */
  boot: string;
  /** The file of the server renderer. */
  serverFile: string;
};

// React, the router and styled-components choose their production form by it, when bundled and when run.
process.env['NODE_ENV'] = 'production';

/**
 * The browser's code, the inline script and the server renderer. They are bundled once and kept in `cache`
 * under the hash of all their sources; `wasCached` tells whether that was so. Their names are this file's and the hashes'
 * own, none of content: they need not go through `inside.ts`.
 */
export async function bundleSite(cache: string): Promise<Bundle & { wasCached: boolean }> {
  const key = bundleKey(projectRoot);
  const folder = join(cache, `bundle-${key}`);
  const wasCached = existsSync(folder);
  if (!wasCached) {
    const aside = `${folder}.${process.pid}`;
    mkdirSync(aside, { recursive: true });
    await writeBundles(aside);
    // Another build may have been quicker; its bundles are the same.
    if (existsSync(folder)) rmSync(aside, { recursive: true });
    else renameSync(aside, folder);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  return { ...readBundle(folder), key, wasCached };
}

/** The server renderer of a bundle. */
export async function loadServer({ serverFile }: Pick<Bundle, 'serverFile'>): Promise<typeof ServerEntry> {
  return (await import(pathToFileURL(serverFile).href)) as typeof ServerEntry;
}

function readBundle(folder: string): Omit<Bundle, 'key'> {
  const names = readdirSync(join(folder, 'client/assets')).sort();
  const entry = (start: string) => {
    const name = names.find((each) => each.startsWith(`${start}-`));
    if (name === undefined) throw new Error(`${folder} holds no entry; delete the folder and build again.`);
    return `/assets/${name}`;
  };
  return {
    app: entry('app'),
    font: entry('font'),
    assets: names.map((name) => ({
      path: `assets/${name}`,
      content: readFileSync(join(folder, 'client/assets', name)),
    })),
    boot: readFileSync(join(folder, 'boot.js'), 'utf8'),
    serverFile: join(folder, 'server/entry-server.js'),
  };
}

async function writeBundles(folder: string): Promise<void> {
  const [boot] = await Promise.all([
    bundleBoot(),
    bundleClient(join(folder, 'client')),
    bundleServer(join(folder, 'server')),
  ]);
  writeFileSync(join(folder, 'boot.js'), boot);
}

async function bundleClient(outDir: string): Promise<void> {
  await run({
    build: {
      outDir,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          app: join(projectRoot, 'src/app/entry-client.tsx'),
          font: join(projectRoot, 'src/app/font/first-visit.ts'),
        },
        // Lets the lazy chunks take what they share from the entry, which saves them a chunk and a round trip.
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
}

/** The inline script, as it stands in every page. */
export async function bundleBoot(): Promise<string> {
  const [chunk] = await run({
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: { input: join(projectRoot, 'src/app/boot/boot.ts'), output: { format: 'iife' } },
    },
  });
  if (chunk?.type !== 'chunk') throw new Error('The inline script was not built.');
  return chunk.code.trim();
}

async function bundleServer(outDir: string): Promise<void> {
  await run({
    // One file with everything in it: the same modules that the browser gets, and quick to load.
    ssr: { noExternal: true },
    build: {
      ssr: join(projectRoot, 'src/app/entry-server.tsx'),
      outDir,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' } },
    },
  });
  writeFileSync(join(outDir, 'package.json'), '{ "type": "module" }\n');
}

async function run(options: InlineConfig): Promise<(Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  // Loaded here, since most builds find their bundles in the cache and Vite takes long to load.
  const { build } = await import('vite');
  const result = await build({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    logLevel: 'warn',
    ...options,
  });
  const [first] = Array.isArray(result) ? result : [result];
  return first && 'output' in first ? first.output : [];
}
