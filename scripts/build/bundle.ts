import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rollup } from 'vite';
import type * as ServerEntry from '../../src/app/entry-server.tsx';
import { projectRoot } from '../project-root.ts';

/** A file that goes to the site's /assets folder. */
export type Asset = { name: string; bytes: Uint8Array };

/** The site's code, the same for every page and for any number of pages. */
export type Bundle = {
  /** The address of the app's entry, loaded on the visitor's first move. */
  app: string;
  assets: readonly Asset[];
  /** The inline script. */
  boot: string;
  server: typeof ServerEntry;
};

// React, the router and styled-components choose their production form by it, when bundled and when run.
process.env['NODE_ENV'] = 'production';

/** Bundles the browser's code, the inline script and the server renderer. `cache` is a folder for the latter. */
export async function bundleSite(cache: string): Promise<Bundle> {
  const [client, boot] = await Promise.all([bundleClient(), bundleBoot(), bundleServer(cache)]);
  const entry = client.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The bundle has no entry.');
  const server = (await import(pathToFileURL(join(cache, 'server/entry-server.js')).href)) as typeof ServerEntry;
  return { app: `/${entry.fileName}`, assets: client.map(toAsset), boot, server };
}

function toAsset(file: Rollup.OutputChunk | Rollup.OutputAsset): Asset {
  const content = file.type === 'chunk' ? file.code : file.source;
  return { name: file.fileName, bytes: typeof content === 'string' ? Buffer.from(content) : content };
}

async function bundleClient(): Promise<(Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  return run({
    build: {
      write: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(projectRoot, 'src/app/entry-client.tsx'),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'assets/app-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
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

async function bundleServer(cache: string): Promise<void> {
  await run({
    // One file with everything in it: the same modules that the browser gets, and quick to load.
    ssr: { noExternal: true },
    build: {
      ssr: join(projectRoot, 'src/app/entry-server.tsx'),
      outDir: join(cache, 'server'),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' } },
    },
  });
}

async function run(options: Parameters<typeof build>[0]): Promise<(Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  const result = await build({ root: projectRoot, configFile: join(projectRoot, 'vite.config.ts'), logLevel: 'warn', ...options });
  const [first] = Array.isArray(result) ? result : [result];
  return first && 'output' in first ? first.output : [];
}

/** A short name for some bytes: the same bytes, the same name. */
export function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 10);
}
