import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import { projectRoot } from '#builder/base';
import { packedFile, packedModules, packedWords } from './packed-sources.ts';

/** The code of all commands as files that run in Node: their texts by name, what was read for them, and the packages that they load. */
export type PackedCode = { files: ReadonlyMap<string, string>; inputs: readonly string[]; packages: readonly string[] };

/** Code that commands run beside their own, in another thread or process. */
const besides = [
  'src/builder/workers/thread.ts',
  'src/builder/dev/launch-editor.mjs',
  'src/publishing/http/own-machine.ts',
  'src/publishing/http/serve-studio.ts',
  'src/publishing/publish/build-process.ts',
  'src/publishing/upkeep/upkeep-process.ts',
  'src/studio/import/import-process.ts',
];

/** They hold programs of the machine, come with another part that is loaded by name, or are a tenth of the code for what few sites serve: a site installs them. */
const installed = ['sharp', 'harfbuzzjs', 'wawoff2', '@simplewebauthn/server', 'mammoth', 'parse5'];

/** What compiles: code that no command of a site runs loads it by name, which alone would bring it along. */
const compilers = ['vite', 'esbuild', 'json-schema-to-typescript'];

/** What a site installs that has code of its own, and no other. */
const optional = ['vite'];

/**
 * What packages ask for that are no modules; and where the builder lies, which `project-root.ts` counts from its own place. The
 * names are none that code of a package has.
 */
const banner = `import { createRequire as requireOfBuilder } from 'node:module';
import { join as joinOfBuilder } from 'node:path';
globalThis.require ??= requireOfBuilder(import.meta.url);
const placeInBuilder = joinOfBuilder(import.meta.dirname, '../src/builder/base');`;

/** Bundles the code of these commands, and that of the packed builder's own, which starts them. */
export async function packCode(builder: string, commands: readonly string[]): Promise<PackedCode> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [
      { in: 'scripts/pack/entry.ts', out: builder },
      ...commands.map((name) => ({ in: commandFile(name), out: name })),
      ...besides.map((file) => ({ in: file, out: basename(file).replace(/\.\w+$/, '') })),
    ],
    chunkNames: 'part-[hash]',
    outdir: 'code',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    write: false,
    metafile: true,
    logLevel: 'silent',
    minify: true,
    legalComments: 'none',
    banner: { js: banner },
    define: { 'import.meta.dirname': 'placeInBuilder', 'process.env.NODE_ENV': '"production"' },
    alias: { yaml: join(projectRoot, 'node_modules/yaml/browser/index.js') },
    plugins: [packedModules],
    external: [...installed, ...compilers],
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, external: isExternal }) => (isExternal ? [path] : [])),
  );
  const packages = [...new Set(imported)].filter(
    (name) => !name.startsWith('node:') && !builtinModules.includes(name) && !optional.includes(name),
  );
  return {
    files: new Map(outputFiles.map(({ path, text }) => [basename(path), packedWords(text, builder)])),
    inputs: Object.keys(metafile.inputs),
    packages: packages.sort(),
  };
}

/** The file of a command: the one that the packed builder has in its place, where there is one. */
function commandFile(name: string): string {
  const file = join(projectRoot, 'scripts', `${name}.ts`);
  return packedFile(file, '') ?? file;
}

/**
 * The commands that work on any site: those of this repository that start from one bundled file, and those that another one stands in
 * for in the packed builder.
 */
export function siteCommands(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const started = Object.values(scripts).flatMap((script) => /scripts\/run\.mjs (\w+)$/.exec(script)?.[1] ?? []);
  const replaced = Object.keys(scripts).filter((name) => commandFile(name).endsWith('.packed.ts'));
  return [...started, ...replaced];
}
