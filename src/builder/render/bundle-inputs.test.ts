import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { bundleKey, haveChangedSince, noteInputs } from './bundle-inputs.ts';

const root = temporaryFolder();
const write = (file: string, text: string) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
};
const inputs = new Set<string>();

beforeAll(async () => {
  write('vite.config.ts', "import { port } from './settings/port.ts';\nexport default { server: { port } };\n");
  write('package-lock.json', '{}');
  write('settings/port.ts', 'export const port: number = 4000;\n');
  write(
    'src/entry.ts',
    "import { word } from '../shared/word.ts';\nimport { idle } from './idle.ts';\nvoid idle;\nconsole.log(word);\n",
  );
  write('src/idle.ts', 'export const idle = 1;\n');
  write('src/other.ts', 'export const other = 1;\n');
  write('shared/word.ts', "export const word: string = 'one';\n");
  await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'silent',
    plugins: [noteInputs(root, inputs)],
    build: { write: false, rolldownOptions: { input: join(root, 'src/entry.ts') } },
  });
});
afterAll(() => removeFolder(root));

it('lists what was read, wherever it stands: modules, those of which nothing is left, and the configuration', () => {
  expect([...inputs].sort()).toEqual([
    'settings/port.ts',
    'shared/word.ts',
    'src/entry.ts',
    'src/idle.ts',
    'vite.config.ts',
  ]);
});

it.each(['shared/word.ts', 'src/idle.ts', 'settings/port.ts', 'package-lock.json'])(
  'another %s is another key',
  (file) => {
    const before = bundleKey(root, inputs);
    write(file, '// Changed.\n');
    const changed = bundleKey(root, inputs);
    expect(changed).not.toBe(before);
    rmSync(join(root, file));
    expect([before, changed]).not.toContain(bundleKey(root, inputs));
  },
);

it('tells of an input that was written while it was bundled', () => {
  write('src/entry.ts', '');
  expect(haveChangedSince(Date.now() - 60_000, root, ['src/entry.ts'])).toBe(true);
  expect(haveChangedSince(Date.now() + 60_000, root, ['src/entry.ts'])).toBe(false);
});
