import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot, writeInside } from '#builder/base';

/** What the blocks of a site's own are made of, as `pagewright/block`. */
const entry = 'src/kit/block.ts';

/** The folder of declarations in the packed builder, and the file that declares the entry. */
export const declarationsFolder = 'types';
export const entryDeclaration = `${declarationsFolder}/${declarationOf(entry)}`;

/**
 * The declarations of what a site's own code imports, by their paths in the packed builder: those that the entry needs, and no other. No
 * door of this repository is named in them. `folder` is one for what the compiler writes.
 */
export function declarations(folder: string): Map<string, string> {
  const config = join(folder, 'tsconfig.json');
  writeInside(folder, 'tsconfig.json', JSON.stringify(configOf(folder)));
  execFileSync(process.execPath, [join(projectRoot, 'node_modules/typescript/bin/tsc'), '-p', config]);
  const read = (file: string) => readFileSync(join(folder, declarationOf(file)), 'utf8');
  const found = new Map<string, string>();
  const waiting = [entry];
  for (const file of waiting) {
    const text = withoutDoors(file, read(file), read);
    for (const other of importsOf(file, text)) if (!waiting.includes(other)) waiting.push(other);
    found.set(`${declarationsFolder}/${declarationOf(file)}`, text.replaceAll(relativeImport, '$1$2.js$4'));
  }
  return found;
}

/** What another module of this repository is named by, in parts: before, its path without an ending, the ending, after. */
const relativeImport = /((?:from|import\() ?["'])(\.{1,2}\/[^"']*?)(\.tsx?)(["'])/g;

function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(relativeImport)].map(([, , path = '', ending = '']) =>
    posix.join(posix.dirname(file), `${path}${ending}`),
  );
}

/** A declaration file whose imports name the modules behind the doors. Throws where a door doesn't give out what is asked for. */
function withoutDoors(file: string, text: string, read: (file: string) => string): string {
  const { imports } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  return text.replaceAll(
    /^(import|export)( type)? \{([^}]*)\} from ['"](#[^'"]+)['"];/gm,
    (_, how: string, type: string | undefined, names: string, door: string) => {
      const behind = posix.normalize(imports[door] ?? '');
      const givers = giversOf(read(behind));
      return listed(names)
        .map((name) => {
          const giver = givers.get(name.replace(/^type /, '').split(' as ')[0] ?? '');
          if (giver === undefined) throw new Error(`${door} gives out no ${name}, which ${file} asks for.`);
          const path = posix.relative(posix.dirname(file), posix.join(posix.dirname(behind), giver));
          return `${how}${type ?? ''} { ${name} } from '${path.startsWith('.') ? path : `./${path}`}';`;
        })
        .join('\n');
    },
  );
}

/** The modules that give what a door's declarations give out, by name. */
function giversOf(text: string): Map<string, string> {
  const lines = text.matchAll(/^export (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"];/gm);
  return new Map(
    [...lines].flatMap(([, names = '', module = '']) =>
      listed(names).map((name): [string, string] => [
        name
          .replace(/^type /, '')
          .split(' as ')
          .at(-1) ?? '',
        module,
      ]),
    ),
  );
}

/** What stands between commas. */
export function listed(names: string): string[] {
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function declarationOf(file: string): string {
  return file.replace(/\.tsx?$/, '.d.ts');
}

function configOf(outDir: string): object {
  return {
    extends: join(projectRoot, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir,
      rootDir: projectRoot,
      typeRoots: [join(projectRoot, 'node_modules/@types')],
      types: ['node'],
    },
    files: [join(projectRoot, entry)],
    include: [],
  };
}
