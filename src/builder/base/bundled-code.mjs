// @ts-check
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, isAbsolute, join } from 'node:path';

/**
 * What the bundle of an entry was made from: its inputs, the names of its files, of which the first begins it, how all of these lay on the
 * disk when it was made, and a hash of what they hold.
 * @typedef {{ inputs: string[], names: string[], stamp: string, held: string }} Bundled
 */

/**
 * The file that begins the code of `entry` and of everything that it imports, packages included: plain JavaScript, which
 * starts in a fifth of the time that the compiler of TypeScript takes to load it file by file; what is imported only when it is needed
 * lies in parts beside it. It is kept, and made anew where any of its files or the lockfile holds something else: copied as they are, as
 * into a container, they hold the same. It is named by the entry and a hash of what it holds, and by nothing of content, so that it need
 * not go through `inside.ts`. It lies in the project's folder, since whoever may write there may change the code anyway, and what others
 * could have put there is not run. Throws where the code has a mistake or nothing may be written.
 * @param {string} root the project's folder
 * @param {string} entry a file of TypeScript, below it
 * @returns {string}
 */
export function bundledFile(root, entry) {
  const folder = join(root, 'node_modules/.cache/commands');
  const name = entry.replaceAll(/\W+/g, '-');
  const note = join(folder, `${name}.json`);
  const known = isOwn(root, folder) && isOwn(root, note) ? readNote(note) : undefined;
  const [first, ...rest] = known?.names.map((one) => join(folder, one)) ?? [];
  if (known && first !== undefined) {
    const made = [first, ...rest];
    const files = [...known.inputs, ...made];
    if (made.every((file) => isOwn(root, file))) {
      const stamp = stampOf(root, files);
      if (stamp === known.stamp) return first;
      if (heldBy(root, files) === known.held) {
        tryToWrite(note, JSON.stringify({ ...known, stamp }));
        return first;
      }
    }
  }
  const { code, parts, inputs } = bundle(root, entry, name);
  makeFolder(root, folder);
  for (const [part, text] of parts) write(join(folder, part), text);
  const names = [`${name}-${hashOf(root, [code, ...parts.keys()])}.mjs`, ...parts.keys()];
  const [file = '', ...others] = names.map((one) => join(folder, one));
  write(file, code);
  const files = [...inputs, file, ...others];
  write(note, JSON.stringify({ inputs, names, stamp: stampOf(root, files), held: heldBy(root, files) }));
  const all = readdirSync(folder).filter((old) => old.startsWith(`${name}-`) && old.endsWith('.mjs'));
  for (const old of all) if (!names.includes(old)) rmSync(join(folder, old), { force: true });
  return file;
}

/** What decides, besides the code itself, what a bundle becomes. */
const recipe = ['package.json', 'package-lock.json', 'tsconfig.json', 'src/builder/base/bundled-code.mjs'];

/**
 * @param {string} file
 * @returns {Bundled | undefined}
 */
function readNote(file) {
  try {
    const note = JSON.parse(readFileSync(file, 'utf8'));
    // Earlier versions wrote others.
    return Array.isArray(note.names) && typeof note.held === 'string' ? note : undefined;
  } catch {
    return undefined;
  }
}

/** May be written by a group or by everybody. */
const sharedBits = 0o022;

/**
 * True for a file or folder, and no link to one, that belongs to whoever runs this or owns the project, and that nobody else
 * may write. Windows has other rights, and folders of the project are there as safe as their parent.
 * @param {string} root
 * @param {string} path
 * @returns {boolean}
 */
function isOwn(root, path) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || !(found.isFile() || found.isDirectory())) return false;
  const user = process.getuid?.();
  if (user === undefined) return true;
  return [user, lstatSync(root).uid].includes(found.uid) && (found.mode & sharedBits) === 0;
}

/**
 * @param {string} root
 * @param {string} folder
 */
function makeFolder(root, folder) {
  mkdirSync(folder, { recursive: true });
  if (isOwn(root, folder)) return;
  // What lies in one that others could write may be theirs.
  if (!lstatSync(folder).isDirectory()) throw new Error(`${folder} is no folder.`);
  chmodSync(folder, 0o755);
  if (!isOwn(root, folder)) throw new Error(`${folder} belongs to somebody else.`);
}

/**
 * Written beside and renamed: another command may be reading it.
 * @param {string} file
 * @param {string} text
 */
function write(file, text) {
  writeFileSync(`${file}.${process.pid}`, text, { mode: 0o644 });
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Where some files lie, and what decides besides them. Put together plainly: a normal path of each of a thousand takes longer than
 * to look at them.
 * @param {string} root
 * @param {readonly string[]} files
 */
function pathsOf(root, files) {
  return [...recipe, ...files].map((name) => (isAbsolute(name) ? name : `${root}/${name}`));
}

/**
 * How files lie on the disk: nobody writes one without another time of its change, which, unlike that of its content, no
 * program sets. A fifth of the time that it takes to read them all, at each start.
 * @param {string} root
 * @param {readonly string[]} files inputs, below the project's folder, and what was made of them
 * @returns {string}
 */
function stampOf(root, files) {
  const hash = createHash('sha256').update(`${process.version} ${root}\n`);
  for (const path of pathsOf(root, files)) {
    const found = statSync(path, { throwIfNoEntry: false });
    hash.update(`${path} ${found ? `${found.size} ${found.ctimeMs} ${found.ino}` : 'missing'}\n`);
  }
  return hash.digest('hex');
}

/**
 * What files hold, which copying them doesn't change.
 * @param {string} root
 * @param {readonly string[]} files
 * @returns {string}
 */
function heldBy(root, files) {
  const hash = createHash('sha256').update(process.version);
  for (const path of pathsOf(root, files)) {
    const bytes = existsSync(path) ? readFileSync(path) : 'missing';
    hash.update(`${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * Writes a file, where that can be done.
 * @param {string} file
 * @param {string} text
 */
function tryToWrite(file, text) {
  try {
    write(file, text);
  } catch {
    // What lies there is read once more the next time.
  }
}

/**
 * A name for what a bundle holds, and for the packages that it loads beside.
 * @param {string} root
 * @param {readonly string[]} code its beginning, and the names of its parts, which are hashes of theirs
 * @returns {string}
 */
function hashOf(root, code) {
  const hash = createHash('sha256').update(`${process.version} ${root}\n`);
  for (const path of recipe.map((name) => join(root, name)))
    hash.update(existsSync(path) ? readFileSync(path) : 'missing');
  return hash.update(code.join('\n')).digest('hex').slice(0, 16);
}

/** What CommonJS packages ask for, which a module does not have. Not a name of the module: a package may have its own. */
const banner =
  "import { createRequire as requireOf } from 'node:module';\nglobalThis.require ??= requireOf(import.meta.url);";

/**
 * @param {string} root
 * @param {string} entry
 * @param {string} name what the names of parts begin with
 * @returns {{ code: string, parts: Map<string, string>, inputs: string[] }}
 */
function bundle(root, entry, name) {
  // Loaded here, since most commands find their bundle made and it takes as long to load as all of Node.
  /** @type {typeof import('esbuild')} */
  const { buildSync } = createRequire(import.meta.url)('esbuild');
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    // Else all that is also reached by a later import is wrapped in functions, which are read twice at each start.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    write: false,
    metafile: true,
    // The caller runs the code as it is, which tells of its mistakes better.
    logLevel: 'silent',
    outdir: '.',
    entryNames: name,
    chunkNames: `${name}-[hash]`,
    outExtension: { '.js': '.mjs' },
    // A third less to read at each start; names stay, for whoever reads of a mistake.
    minifyWhitespace: true,
    lineLimit: 200,
    banner: { js: banner },
    // src/builder/base/project-root.ts asks where it stands; the bundle stands elsewhere.
    define: { 'import.meta.dirname': JSON.stringify(join(root, 'src/builder/base')) },
    // Its form for browsers is the same parser, without a look at the environment for every token, a fifth of its time.
    alias: { yaml: join(root, 'node_modules/yaml/browser/index.js') },
    // They hold programs of the machine or much that is seldom needed, and load parts of themselves by name.
    external: [
      'vite',
      'esbuild',
      'playwright',
      'json-schema-to-typescript',
      'sharp',
      'harfbuzzjs',
      'wawoff2',
      'mammoth',
    ],
  });
  const own = Object.keys(metafile.inputs).filter((file) => !file.startsWith('node_modules/'));
  const texts = outputFiles.map(({ path, text }) => /** @type {const} */ ([basename(path), inAscii(text)]));
  const parts = new Map(texts);
  const code = parts.get(`${name}.mjs`) ?? '';
  parts.delete(`${name}.mjs`);
  return { code, parts, inputs: own.sort() };
}

/**
 * Code with all signs beyond ASCII escaped, as strings, templates and expressions may have them: with one in a file an engine keeps two
 * bytes of each sign, and a check takes 5 % longer.
 * @param {string} code
 */
function inAscii(code) {
  return code.replaceAll(/\\.|[^\0-\x7f]/gs, (found) => {
    const sign = found.charCodeAt(found.length - 1);
    return sign < 0x80 ? found : `\\u${sign.toString(16).padStart(4, '0')}`;
  });
}
