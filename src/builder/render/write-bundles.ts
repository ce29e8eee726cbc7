import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InlineConfig, Rollup } from 'vite';
import { projectRoot } from '../base/project-root.ts';
import { noteInputs } from './bundle-inputs.ts';
import { type BundleVariant, sharedPart } from './bundle-variants.ts';
import { sender, senderAt } from './sender.ts';

// Vite compiles for production by it.
process.env['NODE_ENV'] = 'production';

/**
 * Bundles the browser's code, the inline script and the server renderer into a folder. Returns the files of the project that were read
 * for it. All names are this file's, the bundler's and hashes, none of content: they need not go through `inside.ts`.
 */
export async function writeBundles(folder: string, variant: BundleVariant): Promise<ReadonlySet<string>> {
  const inputs = new Set<string>();
  const [boot] = await Promise.all([
    bundleBoot(inputs),
    bundleSender(join(folder, sharedPart), inputs).then((senderName) =>
      bundleClient(senderName, join(folder, 'client'), inputs, variant),
    ),
    bundleServer(join(folder, 'server'), inputs, variant),
    bundleLive(join(folder, 'live'), inputs),
  ]);
  writeFileSync(join(folder, 'boot.js'), boot);
  return inputs;
}

async function bundleClient(
  senderName: string,
  outDir: string,
  inputs: Set<string>,
  variant: BundleVariant,
): Promise<void> {
  await run(inputs, {
    define: defined(variant),
    // Files that lie below a path ask for each other by where they lie themselves.
    ...(variant === 'full' ? { base: './' } : {}),
    plugins: [senderAt(senderName)],
    build: {
      outDir,
      copyPublicDir: false,
      rolldownOptions: {
        input: {
          app: join(projectRoot, 'src/kit/app/entry-client.tsx'),
          font: join(projectRoot, 'src/kit/app/font/first-visit.ts'),
          faces: join(projectRoot, 'src/kit/app/font/further-faces.ts'),
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

/**
 * Bundles what sends messages into a folder, a file that needs no other and is the same for every site: a packed builder has it once.
 * Returns its name.
 */
async function bundleSender(outDir: string, inputs: Set<string>): Promise<string> {
  const [chunk] = await run(inputs, {
    build: {
      outDir,
      copyPublicDir: false,
      rolldownOptions: {
        input: sender,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name]-[hash].js', codeSplitting: false },
      },
    },
  });
  if (chunk === undefined) throw new Error(`${sender} was not built.`);
  return chunk.fileName;
}

/** What pages with a block run before the app is there: `live.ts` of its folder, one file a block. */
async function bundleLive(outDir: string, inputs: Set<string>): Promise<void> {
  const blocks = join(projectRoot, 'src/kit/blocks');
  mkdirSync(outDir, { recursive: true });
  for (const type of readdirSync(blocks)) {
    const file = join(blocks, type, 'live.ts');
    if (existsSync(file)) writeFileSync(join(outDir, `${type}.js`), await bundleScript(file, inputs));
  }
}

/** The inline script, as it stands in every page. Notes the files of the project that were read for it. */
export function bundleBoot(inputs: Set<string> = new Set()): Promise<string> {
  return bundleScript(join(projectRoot, 'src/kit/app/boot/boot.ts'), inputs);
}

/** A script of one file that needs no other. */
async function bundleScript(input: string, inputs: Set<string>): Promise<string> {
  const [chunk] = await run(inputs, {
    build: { write: false, copyPublicDir: false, rolldownOptions: { input, output: { format: 'iife' } } },
  });
  if (chunk?.type !== 'chunk') throw new Error(`${input} was not built.`);
  return chunk.code.trim();
}

async function bundleServer(outDir: string, inputs: Set<string>, variant: BundleVariant): Promise<void> {
  await run(inputs, {
    define: defined(variant),
    // One file with everything in it: the same modules that the browser gets, and quick to load.
    ssr: { noExternal: true },
    build: {
      ssr: join(projectRoot, 'src/kit/app/entry-server.tsx'),
      outDir,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunk-[name]-[hash].js' } },
    },
  });
  writeFileSync(join(outDir, 'package.json'), '{ "type": "module" }\n');
}

/**
 * What the code asks for; it is left out where the answer is no. The server renderer keeps nothing of React and styled-components
 * but their production form: each look at the environment takes Node longer than a small component, and they take several at each.
 */
function defined(variant: BundleVariant): Record<string, string> {
  const parts = ['LANGUAGES', 'NOTICES', 'OWN_FORMS', 'OWN_BLOCKS', 'BELOW_PATH', 'SEARCH', 'SIDE_MENUS'];
  return {
    'process.env.NODE_ENV': '"production"',
    ...Object.fromEntries(parts.map((part) => [`import.meta.env.${part}`, String(variant === 'full')])),
  };
}

async function run(inputs: Set<string>, options: InlineConfig): Promise<(Rollup.OutputChunk | Rollup.OutputAsset)[]> {
  // Loaded here, since most builds find their bundles in the cache and Vite takes long to load.
  const { build, mergeConfig } = await import('vite');
  config ??= readConfig();
  const own = { ...options, plugins: [noteInputs(projectRoot, inputs), ...(options.plugins ?? [])] };
  const result = await build(mergeConfig(await config, own));
  const [first] = Array.isArray(result) ? result : [result];
  return first && 'output' in first ? first.output : [];
}

/** Read once: Vite would bundle its file for each of seven builds, a seventh of the time that they take. */
let config: Promise<InlineConfig> | undefined;

async function readConfig(): Promise<InlineConfig> {
  const { loadConfigFromFile } = await import('vite');
  const read = await loadConfigFromFile({ command: 'build', mode: 'production' }, join(projectRoot, 'vite.config.ts'));
  return { ...read?.config, root: projectRoot, configFile: false, logLevel: 'warn' };
}
