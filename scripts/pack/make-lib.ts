import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { transform } from 'esbuild';
import { insideOf, type PackedNote, packedNoteFile, projectRoot, writeInside } from '#builder/base';
import { cacheFolder, clearManaged, filesBelow, hashOf, temporaryFolder } from '#builder/files';
import { bundleSite, bundleVariants, sharedPart } from '#builder/render';
import { bundleStudio } from '#studio/server';
import { bundlePreview, bundleServers, plainMark } from './bundle-preview.ts';
import { declarations } from './declarations.ts';
import { type Manifest, packedManifest } from './manifest.ts';
import { noticesText } from './notices.ts';
import { packCode, siteCommands } from './pack-code.ts';
import { packedWords } from './packed-sources.ts';

/** Files and folders that lie in the packed builder as here: what a page may hold, what sites begin with, letters. */
const data = [
  'LICENSE',
  'schema/templates',
  'schema/example-site',
  'schema/sample-public',
  'schema/empty-site',
  'schema/sample-site',
  'schema/network-site',
  'src/kit/theme/fonts',
  'supabase/functions/send-contact-email/message.schema.json',
];

/** What people and their text editors read, with the commands that they have. */
const guides = ['docs/diagnostics.md', 'schema/bundle.schema.json'];

/** The files of a block that are read when a site is built. */
const blockFile = /\/(?:schema\.json|examples\.yaml)$/;

/**
 * Makes the packed builder in `lib`, whole and anew: nothing of it is compiled anywhere else. Paths below it are those of this
 * repository, so that the same code finds the same files. Throws where a folder is there that was not made so.
 */
export async function makeLib(lib: string): Promise<PackedNote> {
  clearManaged(lib, { name: packedNoteFile, kind: 'file' });
  // First, so that one that was interrupted is known, too: it is made anew.
  writeInside(lib, packedNoteFile, '{}\n');
  const own = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Manifest;
  const commands = siteCommands();
  const code = await packCode(own.name, commands);
  for (const [name, text] of code.files) writeInside(lib, `code/${name}`, text);
  await copyBundles(lib, own.name);
  // Schemas as they are here: the code that checks by them knows them by their bytes.
  for (const file of [...data, ...schemaFiles()])
    cpSync(join(projectRoot, file), insideOf(lib, file), { recursive: true });
  for (const file of guides)
    writeInside(lib, file, packedWords(readFileSync(join(projectRoot, file), 'utf8'), own.name));
  copyDeclarations(lib);
  writeInside(lib, 'NOTICES.txt', noticesText(projectRoot, code.packages));
  writeInside(lib, 'README.md', readmeText(own));
  const parts = readdirSync(lib).sort();
  writeInside(lib, 'package.json', `${JSON.stringify(packedManifest(own, code.packages, parts), null, 2)}\n`);
  return writeNote(lib, own, commands);
}

/**
 * The bundles of sites and of the Studio, as this repository's own site has them, and those of the preview, which here is not bundled.
 * What renders sites with everything in them renders the preview too.
 */
async function copyBundles(lib: string, builder: string): Promise<void> {
  // A fresh clone has kept nothing so far.
  mkdirSync(cacheFolder('site'), { recursive: true });
  const aside = temporaryFolder('packing-', cacheFolder('site'));
  try {
    for (const variant of bundleVariants) {
      const made = join(dirname((await bundleSite(cacheFolder('site'), variant)).serverFile), '..');
      cpSync(join(made, sharedPart), insideOf(lib, `bundles/${sharedPart}`), { recursive: true });
      for (const part of ['client', 'live', 'boot.js'])
        cpSync(join(made, part), insideOf(lib, `bundles/${variant}/${part}`), { recursive: true });
    }
    await bundleServers(join(aside.folder, 'server'));
    await copyServer(join(aside.folder, 'server'), lib, 'bundles/full/server', builder);
    const plain = `export * from '../../full/server/entry-server.js${plainMark}';\n`;
    writeInside(lib, 'bundles/plain/server/entry-server.js', plain);
    writeInside(lib, 'bundles/plain/server/package.json', '{ "type": "module" }\n');
    const [sender = '', ...others] = readdirSync(join(lib, 'bundles', sharedPart));
    if (others.length > 0) throw new Error('What sends messages is another file in each bundle.');
    await bundlePreview(join(aside.folder, 'preview'), sender);
    copyTexts(join(aside.folder, 'preview'), lib, 'bundles/preview', builder);
    copyTexts((await bundleStudio()).folder, lib, 'bundles/studio', builder);
  } finally {
    aside.remove();
  }
}

/**
 * What renders pages, which the bundler has left as large as it was written. Parts that are loaded on demand are those of dialogs and
 * of sending: a visitor opens them, and no renderer does.
 */
async function copyServer(folder: string, lib: string, path: string, builder: string): Promise<void> {
  const copied = new Set<string>();
  for (const name of ['entry-server.js', 'gallery-server.js']) await copyModule(name);
  writeInside(lib, `${path}/package.json`, '{ "type": "module" }\n');

  async function copyModule(name: string): Promise<void> {
    if (copied.has(name)) return;
    copied.add(name);
    const text = readFileSync(join(folder, name), 'utf8');
    const { code } = await transform(text, { minify: true, legalComments: 'none' });
    writeInside(lib, `${path}/${name}`, packedWords(code, builder));
    for (const [, other = ''] of code.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)) await copyModule(other);
  }
}

/** What a site's own code is typed with. */
function copyDeclarations(lib: string): void {
  const aside = temporaryFolder('types-', cacheFolder('site'));
  try {
    for (const [file, text] of declarations(aside.folder)) writeInside(lib, file, text);
  } finally {
    aside.remove();
  }
}

/** What editors see, with the commands that they have. */
function copyTexts(folder: string, lib: string, path: string, builder: string): void {
  for (const file of filesBelow(folder)) {
    const isText = /\.(?:js|json)$/.test(file);
    const content = isText ? packedWords(readFileSync(file, 'utf8'), builder) : readFileSync(file);
    writeInside(lib, `${path}/${relative(folder, file)}`, content);
  }
}

function schemaFiles(): string[] {
  const schemas = readdirSync(join(projectRoot, 'schema')).filter((name) => name.endsWith('.schema.json'));
  const blocks = filesBelow(join(projectRoot, 'src/kit/blocks')).filter((file) => blockFile.test(file));
  return [...schemas.map((name) => `schema/${name}`), ...blocks.map((file) => relative(projectRoot, file))];
}

/** Writes down what all of it is called. What a command does it says itself, which shows that it starts. */
function writeNote(lib: string, { name, version }: Manifest, commands: readonly string[]): PackedNote {
  const files = filesBelow(lib)
    .filter((file) => file !== join(lib, packedNoteFile))
    .sort();
  const key = hashOf(...files.flatMap((file) => [relative(lib, file), readFileSync(file)]));
  const doesOf = (command: string) => {
    const help = execFileSync(process.execPath, [join(lib, 'code', `${command}.mjs`), '--help'], { encoding: 'utf8' });
    return help.split('\n')[0] ?? '';
  };
  const does = Object.fromEntries(commands.map((command) => [command, doesOf(command)]));
  const note: PackedNote = { key, builder: name, version, commands: does };
  writeInside(lib, packedNoteFile, `${JSON.stringify(note, null, 2)}\n`);
  return note;
}

function readmeText({ name, description }: Manifest): string {
  return `# ${name}

${description}

\`npx ${name} --help\` lists the commands. A site is a folder with \`pages/\` and \`public/\` that depends on this package.
`;
}
