import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type * as ServerEntry from '#kit/server';
import { bundledFile } from '../base/bundled-code.mjs';
import { ownCode } from '../base/own-code.ts';
import { projectRoot } from '../base/project-root.ts';
import { hashOf } from '../cache/hash.ts';
import type { BundleVariant } from './bundle-variants.ts';
import { keptBundle } from './kept-bundle.ts';
import { withOwnBlocks } from './own-views.ts';

/** The site's code, the same for every page and for any number of pages. */
export type Bundle = {
  /** Names everything it was made from. */
  key: string;
  /** The address of the app's entry, loaded on the visitor's first move. */
  app: string;
  /** The address of what shows the site's font on a first visit. */
  font: string;
  /** The same, for letters of several files. */
  faces: string;
  /** Files for the site, by their path. */
  assets: readonly { path: string; content: Uint8Array }[];
  /** The inline script. */
  boot: string;
  /** The addresses of the scripts that blocks have of their own, by the blocks' types. */
  live: Readonly<Record<string, string>>;
  /** The address of the views of the site's own blocks, where it has any. */
  blocks?: string;
  /** The file of the server renderer. */
  serverFile: string;
};

/**
 * The browser's code, the inline script and the server renderer. They are bundled once and kept in `cache` under the hash of
 * all that the bundler read, with a list of it; `wasCached` tells whether that was so.
 * Their names are this file's and the hashes' own, none of content: they need not go through `inside.ts`.
 */
export async function bundleSite(
  cache: string,
  variant: BundleVariant = 'plain',
): Promise<Bundle & { wasCached: boolean }> {
  const { key, folder, shared, wasCached } = await keptBundle(cache, variant, (aside) => writeApart(aside, variant));
  const { blocks } = ownCode();
  const bundle = readBundle(folder, shared);
  if (!blocks) return { ...bundle, key, wasCached };
  const content = readFileSync(blocks.views);
  const own = { path: `assets/blocks-${hashOf(content).slice(0, 8)}.js`, content };
  return { ...bundle, assets: [...bundle.assets, own], blocks: `/${own.path}`, key: hashOf(key, own.path), wasCached };
}

/** The server renderer of a bundle. */
export async function loadServer({ serverFile }: Pick<Bundle, 'serverFile'>): Promise<typeof ServerEntry> {
  return withOwnBlocks((await import(pathToFileURL(serverFile).href)) as typeof ServerEntry);
}

function readBundle(folder: string, shared: string): Omit<Bundle, 'key'> {
  const names = readdirSync(join(folder, 'client/assets')).sort();
  const entry = (start: string) => {
    const name = names.find((each) => each.startsWith(`${start}-`));
    if (name === undefined) throw new Error(`${folder} holds no entry; delete the folder and build again.`);
    return `/assets/${name}`;
  };
  const scripts = liveScripts(join(folder, 'live'));
  const filesIn = (place: string) =>
    readdirSync(place).map((name) => ({ path: `assets/${name}`, content: readFileSync(join(place, name)) }));
  return {
    app: entry('app'),
    font: entry('font'),
    faces: entry('faces'),
    assets: [
      ...filesIn(join(folder, 'client/assets')),
      ...filesIn(shared),
      ...scripts.map(({ path, content }) => ({ path, content })),
    ],
    live: Object.fromEntries(scripts.map(({ type, path }) => [type, `/${path}`])),
    boot: readFileSync(join(folder, 'boot.js'), 'utf8'),
    serverFile: join(folder, 'server/entry-server.js'),
  };
}

/** The scripts of blocks, each under a name that says what is in it. */
function liveScripts(folder: string): { type: string; path: string; content: Uint8Array }[] {
  return readdirSync(folder).map((name) => {
    const type = name.replace(/\.js$/, '');
    const content = readFileSync(join(folder, name));
    return { type, path: `assets/${type}-${hashOf(content.toString()).slice(0, 8)}.js`, content };
  });
}

/**
 * Bundles into a folder, in a process of its own: the bundler takes as much memory as a build of 2,000 pages, and gives it back
 * only then. Returns the files of the project that were read for it. Throws where the code can't be bundled.
 */
async function writeApart(folder: string, variant: BundleVariant): Promise<ReadonlySet<string>> {
  const code = bundledFile(projectRoot, 'src/builder/render/bundle-apart.ts');
  const { stdout, stderr } = await run(process.execPath, [code, folder, variant], {
    maxBuffer: mostOutput,
  }).catch((error: { stderr?: string }) => {
    throw new Error(`The code can't be bundled.\n${error.stderr || String(error)}`);
  });
  if (stderr !== '') console.error(stderr.trimEnd());
  return new Set(JSON.parse(stdout) as string[]);
}

const run = promisify(execFile);

/** The bundler says no more than this, in bytes. */
const mostOutput = 16 * 2 ** 20;
