import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundledFile } from './bundled-code.mjs';
import { projectRoot } from './project-root.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundled-'));
  mkdirSync(join(root, 'scripts'));
  writeFileSync(join(root, 'scripts/word.ts'), "export const word: string = 'one';\n");
  writeFileSync(
    join(root, 'scripts/say.ts'),
    "import { word } from './word.ts';\n\nexport const said: string = word;\n",
  );
});
afterEach(() => rmSync(root, { recursive: true }));

const bundle = () => bundledFile(root, 'scripts/say.ts');
const said = async () => ((await import(pathToFileURL(bundle()).href)) as { said: string }).said;

it('keeps the code of a command until one of its files changes', async () => {
  const first = bundle();
  expect(await said()).toBe('one');
  expect(bundle()).toBe(first);
  writeFileSync(join(root, 'scripts/word.ts'), "export const word: string = 'two';\n");
  expect(await said()).toBe('two');
  expect(bundle()).not.toBe(first);
});

it('escapes what is beyond ASCII, wherever it stands in the code, and says the same', async () => {
  const lines = [
    'const tag = ([words]: TemplateStringsArray) => words;',
    'const isMark = (text: string) => /^(?:[–😀]|\\\\\\–)$/.test(text) || /^[😀]$/u.test(text);',
    "export const said: string = tag`“` + ['–', '😀', '\\\\–', 'ß'].map(isMark).join();",
  ];
  writeFileSync(join(root, 'scripts/say.ts'), lines.join('\n'));
  expect(await said()).toBe('“true,true,true,false');
  expect(readFileSync(bundle(), 'latin1')).not.toMatch(/[^\0-\x7f]/);
});

it('keeps what is imported only when it is needed in parts beside it, whole and of one state', async () => {
  writeFileSync(
    join(root, 'scripts/say.ts'),
    "export const said: string = (await import('./word.ts')).word;\nexport const again = () => import('./word.ts');\n",
  );
  const first = bundle();
  const parts = () => readdirSync(commands()).filter((name) => name.endsWith('.mjs') && name !== basename(bundle()));
  const [part = ''] = parts();
  expect(readFileSync(first, 'utf8')).not.toContain('one');
  rmSync(join(commands(), part));
  expect(await said()).toBe('one');
  expect(parts()).toEqual([part]);
  writeFileSync(join(root, 'scripts/word.ts'), "export const word: string = 'two';\n");
  expect(await said()).toBe('two');
  expect(bundle()).not.toBe(first);
  expect(parts()).toHaveLength(1);
  expect(parts()).not.toEqual([part]);
});

it('keeps it where the same lies there anew, as in a container that has fewer packages', async () => {
  const part = join(root, 'node_modules/part');
  mkdirSync(part, { recursive: true });
  writeFileSync(join(part, 'index.js'), "export const word = 'packed';\n");
  writeFileSync(join(root, 'scripts/word.ts'), "export { word } from 'part';\n");
  const first = bundle();
  const again = () => {
    rmSync(join(root, 'scripts/word.ts'));
    writeFileSync(join(root, 'scripts/word.ts'), "export { word } from 'part';\n");
  };
  rmSync(part, { recursive: true });
  again();
  expect(bundle()).toBe(first);
  expect(await said()).toBe('packed');
  // Also where it can't be noted down that it lies there anew.
  again();
  mkdirSync(join(commands(), `scripts-say-ts.json.${process.pid}`));
  expect(bundle()).toBe(first);
  writeFileSync(join(root, 'scripts/word.ts'), "export { word, word as other } from 'part';\n");
  expect(bundle).toThrow(/part/);
});

it('makes it again where an earlier version wrote another note', () => {
  const first = bundle();
  writeFileSync(join(commands(), 'scripts-say-ts.json'), '{"inputs":[],"hash":"a","code":"b"}');
  expect(bundle()).toBe(first);
});

it('makes it again where the packages may have changed, or where it was deleted', () => {
  const first = bundle();
  rmSync(first);
  expect(bundle()).toBe(first);
  writeFileSync(join(root, 'package-lock.json'), '{}');
  expect(bundle()).not.toBe(first);
});

it('keeps one file of each command', async () => {
  await said();
  writeFileSync(join(root, 'scripts/word.ts'), "export const word: string = 'two';\n");
  await said();
  expect(readdirSync(join(root, 'node_modules/.cache/commands'))).toHaveLength(2);
});

it('throws where the code has a mistake or is not there', () => {
  writeFileSync(join(root, 'scripts/word.ts'), 'export const');
  expect(bundle).toThrow(/word\.ts/);
  rmSync(join(root, 'scripts/word.ts'));
  expect(bundle).toThrow(/word\.ts/);
});

const commands = () => join(root, 'node_modules/.cache/commands');
const evil = "export const said = 'evil';\n";
/** Windows has other rights. */
const itWithRights = it.skipIf(process.getuid === undefined);

it('does not run code that is not what was written', async () => {
  const file = bundle();
  writeFileSync(file, evil);
  expect(bundle()).toBe(file);
  expect(readFileSync(file, 'utf8')).not.toContain('evil');
});

itWithRights('writes nothing that others may change, whatever the umask', () => {
  const before = process.umask(0);
  try {
    const file = bundle();
    for (const path of [file, commands(), join(commands(), 'scripts-say-ts.json')])
      expect(statSync(path).mode & 0o022, path).toBe(0);
  } finally {
    process.umask(before);
  }
});

itWithRights.each(['the code', 'the note', 'the folder'])('makes it again where others may write %s', (what) => {
  const file = bundle();
  const paths: Record<string, string> = {
    'the code': file,
    'the note': join(commands(), 'scripts-say-ts.json'),
    'the folder': commands(),
  };
  const path = paths[what] ?? '';
  // Somebody has put code there that says of itself that it is the right one.
  const digest = createHash('sha256').update(evil).digest('hex');
  const note = JSON.parse(readFileSync(join(commands(), 'scripts-say-ts.json'), 'utf8')) as object;
  writeFileSync(file, evil);
  writeFileSync(join(commands(), 'scripts-say-ts.json'), JSON.stringify({ ...note, code: digest }));
  chmodSync(path, 0o777);
  expect(readFileSync(bundle(), 'utf8')).not.toContain('evil');
  expect(statSync(path).mode & 0o022).toBe(0);
});

it('follows no link that stands in the place of its folder', () => {
  const elsewhere = join(root, 'elsewhere');
  mkdirSync(elsewhere);
  mkdirSync(dirname(commands()), { recursive: true });
  symlinkSync(elsewhere, commands());
  expect(bundle).toThrow(/no folder/);
  expect(readdirSync(elsewhere)).toEqual([]);
});

it('no command that runs beside visitors loads code from where all users may write', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of ['start', 'build', 'serve', 'messages', 'validate', 'dev', 'studio'])
    expect(scripts[name], name).toMatch(/^node .*scripts\/run\.mjs /);
});

it('runs without a cache where none may be written, and takes nothing from that of all users', () => {
  const copy = join(root, 'copy');
  const temporary = join(root, 'temporary');
  mkdirSync(copy);
  mkdirSync(temporary);
  cpSync(join(projectRoot, 'scripts/run.mjs'), join(copy, 'scripts/run.mjs'));
  for (const file of ['bundled-code.mjs', 'enter-site.mjs'])
    cpSync(join(projectRoot, 'src/builder/base', file), join(copy, 'src/builder/base', file));
  cpSync(join(projectRoot, 'tsconfig.json'), join(copy, 'tsconfig.json'));
  writeFileSync(join(copy, 'package.json'), '{"type":"module"}');
  writeFileSync(join(copy, 'scripts/say.ts'), "const word: string = 'said';\nconsole.log(word);\n");
  mkdirSync(join(copy, 'node_modules'));
  for (const name of ['tsx', 'esbuild', '@esbuild', 'get-tsconfig', 'resolve-pkg-maps'])
    if (existsSync(join(projectRoot, 'node_modules', name)))
      symlinkSync(join(projectRoot, 'node_modules', name), join(copy, 'node_modules', name));
  // Nothing can be written below a file.
  writeFileSync(join(copy, 'node_modules/.cache'), '');
  const said = execFileSync(process.execPath, [join(copy, 'scripts/run.mjs'), 'say'], {
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: temporary, NODE_OPTIONS: '' },
  });
  expect(said).toBe('said\n');
  const made = readdirSync(temporary, { recursive: true, encoding: 'utf8' });
  expect(made.filter((name) => statSync(join(temporary, name)).isFile())).toEqual([]);
});
