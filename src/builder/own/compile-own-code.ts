import { join } from 'node:path';
import type { Plugin } from 'vite';
import { codeOf } from '../base/error-code.ts';
import { UsageError } from '../base/usage-error.ts';

/** The name of the module that gathers a site's own code, beside its folders; no such file is written. */
const entryName = 'own-code.js';

/**
 * Compiles a site's own code for Node: one module that needs no other. `entry` is the text of the module that gathers it, as one that
 * lies in the site's folder. Throws UsageError where Vite isn't there or the code has a mistake.
 */
export async function compileOwnCode(site: string, entry: string): Promise<string> {
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
      plugins: [gathered],
      ssr: { noExternal: true },
      build: { ssr: input, write: false, copyPublicDir: false, target: 'node20.19', minify: false },
    });
    const [first] = Array.isArray(made) ? made : [made];
    const [chunk] = first && 'output' in first ? first.output : [];
    if (chunk?.type !== 'chunk') throw new Error('Nothing was made.');
    return chunk.code;
  } catch (error) {
    throw new UsageError(
      `The site's own code can't be compiled.\n${error instanceof Error ? error.message : String(error)}`,
    );
  }
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
