import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { projectRoot } from '#builder/base';
import { cacheFolder, forgetOld, loadChecker, loadSampleSite, temporaryFolder } from '#builder/files';
import { bundleMark, collectRules, keptBundle, noteInputs } from '#builder/render';
import type * as ServerEntry from '#kit/server';
import { studioAddress } from '../host/http.ts';
import { paletteContent } from './palette-content.ts';

/** What reads `&amp;` in texts with marks. */
const references = 'decode-named-character-reference';

/** How long bundles are kept that nobody uses any more, in days. */
const daysKept = 14;

/**
 * The Studio's code as files in a folder: `studio.js`, `frame.js` and what they load, `worker.js`, and the site's sheet for the
 * preview, `site.css`. Bundled once and kept, apart from the site's own bundles. All names are this file's, the bundler's and hashes, none of content: they need not go through `inside.ts`.
 */
export async function bundleStudio(): Promise<{ folder: string; wasCached: boolean }> {
  // React and styled-components choose their production form by it.
  process.env['NODE_ENV'] = 'production';
  const cache = cacheFolder('studio');
  const kept = await keptBundle(cache, 'studio', writeBundles);
  forgetOld(cache, daysKept, [bundleMark]);
  return { ...kept, folder: join(kept.folder, 'files') };
}

async function writeBundles(folder: string): Promise<ReadonlySet<string>> {
  const inputs = new Set<string>(['src/studio/server/bundle-studio.ts']);
  const files = join(folder, 'files');
  await build(inputs, files, {
    // Its form for browsers sets innerHTML, which the policy forbids.
    resolve: { alias: { [references]: fileURLToPath(import.meta.resolve(references)) } },
    build: {
      rolldownOptions: {
        input: {
          studio: join(projectRoot, 'src/studio/entry.tsx'),
          home: join(projectRoot, 'src/studio/home/entry-home.tsx'),
          messages: join(projectRoot, 'src/studio/messages/entry-messages.tsx'),
          look: join(projectRoot, 'src/studio/look/entry-look.tsx'),
          frame: join(projectRoot, 'src/studio/preview/entry-frame.tsx'),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  });
  const { defaultClientConditions } = await import('vite');
  await build(inputs, files, {
    // Libraries have forms for workers, which touch no document.
    resolve: { conditions: ['worker', ...defaultClientConditions] },
    build: {
      rolldownOptions: {
        input: join(projectRoot, 'src/studio/worker/worker.ts'),
        output: { entryFileNames: 'worker.js', codeSplitting: false },
      },
    },
  });
  await writeSheets(inputs, folder, files);
  writeFileSync(join(files, 'palette.json'), JSON.stringify(paletteContent(projectRoot)));
  inputs.add('src/studio/server/palette-content.ts');
  return inputs;
}

/** Every rule that a page can need, as the build gathers them. */
async function writeSheets(inputs: Set<string>, folder: string, files: string): Promise<void> {
  const aside = temporaryFolder('server-', folder);
  await build(inputs, aside.folder, {
    ssr: { noExternal: true },
    build: {
      ssr: join(projectRoot, 'src/kit/app/entry-server.tsx'),
      rolldownOptions: { output: { entryFileNames: 'server.mjs', codeSplitting: false } },
    },
  });
  const server = (await import(pathToFileURL(join(aside.folder, 'server.mjs')).href)) as typeof ServerEntry;
  const rules = collectRules(loadSampleSite(projectRoot, loadChecker(projectRoot)), server);
  writeFileSync(join(files, 'site.css'), rules.map((rule) => rule.css).join(''));
  for (const file of examplesRead()) inputs.add(file);
  aside.remove();
}

/** The examples decide which rules there are. */
function examplesRead(): string[] {
  const blocks = readdirSync(join(projectRoot, 'src/kit/blocks'), { withFileTypes: true });
  return blocks.flatMap((entry) => (entry.isDirectory() ? [`src/kit/blocks/${entry.name}/examples.yaml`] : []));
}

/** The forms of the page that is edited send nothing: what would send is left out. */
const nothingSent: Plugin = {
  name: 'nothing-sent',
  load: (id) => (id.endsWith('/src/kit/contact/client.ts') ? 'export {};' : undefined),
};

async function build(inputs: Set<string>, outDir: string, options: InlineConfig): Promise<void> {
  // Loaded here: a second start finds its bundles made.
  const vite = await import('vite');
  await vite.build({
    root: projectRoot,
    configFile: join(projectRoot, 'vite.config.ts'),
    // Parts that are loaded later are looked for here.
    base: `${studioAddress}/`,
    logLevel: 'warn',
    plugins: [noteInputs(projectRoot, inputs), nothingSent],
    define: { 'import.meta.env.OWN_BLOCKS': 'true' },
    ...options,
    // It comes from the same machine: the bundler's advice for visitors would only frighten editors.
    build: { outDir, emptyOutDir: false, copyPublicDir: false, chunkSizeWarningLimit: Infinity, ...options.build },
  });
}
