import { entryDeclaration } from './declarations.ts';

/** What of this repository's package.json the packed builder has too. */
export type Manifest = {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
  devDependencies: Readonly<Record<string, string>>;
};

/**
 * The package.json of the packed builder. It depends on what its code loads, `packages`, and on nothing else: all other packages are in it.
 * `parts` are the files and folders that it consists of. Throws where the code loads a package that this repository doesn't name.
 */
export function packedManifest(own: Manifest, packages: readonly string[], parts: readonly string[]): object {
  const { name, version, description, license, engines } = own;
  const versionOf = (from: Readonly<Record<string, string>>, wanted: string): string => {
    const found = from[wanted];
    if (found === undefined)
      throw new Error(`The packed builder needs \`${wanted}\`, which package.json does not name.`);
    return found;
  };
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { [name]: `code/${name}.mjs` },
    exports: {
      './block': { types: `./${entryDeclaration}` },
      './package.json': './package.json',
      './schema/*': './schema/*',
    },
    files: parts,
    engines,
    dependencies: Object.fromEntries(packages.map((wanted) => [wanted, versionOf(own.dependencies, wanted)])),
    // Pictures of pages are taken by a browser, and a site's own code is compiled, where a site wants them.
    peerDependencies: {
      playwright: versionOf(own.devDependencies, 'playwright'),
      vite: `^${versionOf(own.dependencies, 'vite')}`,
    },
    peerDependenciesMeta: { playwright: { optional: true }, vite: { optional: true } },
  };
}
