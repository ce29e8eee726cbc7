import { join, relative, sep } from 'node:path';
import type { InlineConfig, Plugin, Rollup } from 'vite';
import { codeOf } from '../base/error-code.ts';
import { UsageError } from '../base/usage-error.ts';
import { shortComponentIds } from '../render/component-ids.ts';
import { hashedId } from '../render/sheets.ts';

/** The name of the module that gathers a site's own code, beside its folders; no such file is written. */
const entryName = 'own-code.js';

/** What a site's own code is compiled to. */
export type CompiledCode = { code: string; map?: string };

/**
 * Compiles a site's own checks: one module that needs no other. `entry` is the text of the module that gathers them, as one that lies in
 * the site's folder. Throws UsageError where Vite isn't there or the code has a mistake.
 */
export function compileOwnChecks(site: string, entry: string): Promise<CompiledCode> {
  return compiled(site, entry, {
    ssr: { noExternal: true },
    build: { ssr: join(site, entryName), target: 'node20.19', minify: false },
  });
}

/** The modules that the builder has and views are made of, and what they are called where the views are made. */
const givenModules = (builder: string) => ({
  react: 'given.react',
  'react/jsx-runtime': 'given.jsx',
  'styled-components': 'given.styled',
  [`${builder}/block`]: 'given.block',
});

/**
 * Compiles the views of a site's own blocks for `src/kit/app/own-blocks.ts`: a module that gives out a function, which is called with the modules that they are made of,
 * and returns what `entry` gives out as `views`. So they have the same React as everything around them, in Node and in browsers.
 */
export async function compileOwnViews(site: string, entry: string, builder: string): Promise<CompiledCode> {
  const given = givenModules(builder);
  const { code, map } = await compiled(site, entry, {
    // Ids by the component's own file, in the sheet of what the design doesn't name.
    plugins: [shortComponentIds((file, number) => hashedId(`src/kit/${file}`, number), site)],
    oxc: {
      jsx: { runtime: 'automatic', development: false },
      plugins: { styledComponents: { displayName: false, fileName: false } },
    },
    build: {
      target: 'es2022',
      sourcemap: 'hidden',
      rolldownOptions: {
        input: join(site, entryName),
        external: Object.keys(given),
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'own', globals: given },
      },
    },
  });
  const module = `export default (given) => {\n${code}\nreturn own.views };\n`;
  return { code: module, ...(map === undefined ? {} : { map: oneLineLower(map) }) };
}

/** A source map (ECMA-426) of code that stands one line lower. */
function oneLineLower(map: string): string {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  return JSON.stringify({ ...rest, mappings: `;${mappings}` });
}

async function compiled(site: string, entry: string, options: InlineConfig): Promise<CompiledCode> {
  const { build } = await loadVite();
  const input = join(site, entryName);
  const gathered: Plugin = {
    name: 'own-code',
    enforce: 'pre',
    resolveId: (id) => (id === input ? input : undefined),
    load: (id) => (id === input ? entry : undefined),
  };
  try {
    const made = await build({
      root: site,
      configFile: false,
      envDir: false,
      logLevel: 'silent',
      ...options,
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [gathered, ...(options.plugins ?? [])],
      build: { write: false, copyPublicDir: false, ...options.build },
    });
    const [first] = Array.isArray(made) ? made : [made];
    const chunk = first && 'output' in first ? first.output.find(isChunk) : undefined;
    if (!chunk) throw new Error('Nothing was made.');
    return { code: chunk.code, ...(chunk.map ? { map: chunk.map.toString() } : {}) };
  } catch (error) {
    throw new UsageError(`The site's own code can't be compiled.\n${wordsOf(error, site)}`);
  }
}

function isChunk(output: Rollup.OutputChunk | Rollup.OutputAsset): output is Rollup.OutputChunk {
  return output.type === 'chunk';
}

/** What the compiler says, its files as the site calls them. */
function wordsOf(error: unknown, site: string): string {
  const all = error instanceof Error ? error.message : String(error);
  // Where in the compiler it was noticed says nothing to whoever has written the code.
  const words = all.replaceAll(/\n {4}at .*/g, '');
  return words.replaceAll(site + sep, '').replaceAll(relative('/', site) + sep, '');
}

/** The compiler, which only a site with own code installs. */
async function loadVite(): Promise<typeof import('vite')> {
  try {
    return await import('vite');
  } catch (error) {
    if (codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      'This site has code of its own, which Vite compiles, and Vite is not installed: run `npm install --save-dev --save-exact vite@8`, then this again.',
    );
  }
}
