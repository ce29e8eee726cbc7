import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bundledFile } from '../../scripts/bundled-code.mjs';

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
