import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import {
  deletingProblems,
  fillerProblems,
  importProblems,
  listingProblems,
  privateProblems,
  sideProblems,
  writerProblems,
} from './checks/source.ts';
import { tokenProblems } from './checks/tokens.ts';

it('the browser’s code imports no schema, no parser, nothing of Node and nothing of the build', () => {
  expect(importProblems(projectRoot)).toEqual([]);
});

it('nothing stands for something still to be written', () => {
  expect(fillerProblems(projectRoot, ['schema', 'src', 'scripts', 'supabase'])).toEqual([]);
});

it('whatever writes files goes through one function that refuses a place outside, or says why its names need not', () => {
  expect(writerProblems(projectRoot)).toEqual([]);
});

it('no folder is listed with what links in it lead to', () => {
  expect(listingProblems(projectRoot)).toEqual([]);
});

it('no folder is deleted but by the one file that knows what is ours', () => {
  expect(deletingProblems(projectRoot)).toEqual([]);
});

it('no style of pages names left or right, but those of the arrow that is turned to point down', () => {
  expect(sideProblems(projectRoot, ['src/kit'])).toEqual([
    expect.stringMatching(/^src\/kit\/ui\/chevron\.styles\.ts /),
  ]);
});

it('every token that a style names is there', () => {
  expect(tokenProblems(projectRoot, 'src/kit')).toEqual([]);
});

it('nothing but one file rests on a private interface of a package', () => {
  expect(privateProblems(projectRoot, ['src', 'scripts', 'supabase'])).toEqual([]);
});

it('all name the place of what they find', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, 'src'));
  writeFileSync(
    join(root, 'src/a.ts'),
    [
      "import { parse } from 'yaml';",
      "import x from '../scripts/x.ts';",
      "import type { Named } from '#engine/edit';",
      "import { run } from '#engine/edit';",
      "import { createPipeline } from './studio/worker/pipeline.ts';",
      "import { rules } from './blocks/table/rules.ts';",
      '// TODO: later',
      '',
    ].join('\n'),
  );
  expect(importProblems(root).map((problem) => problem.split(':')[0])).toEqual([
    'src/a.ts imports `yaml`',
    'src/a.ts imports `../scripts/x.ts`',
    'src/a.ts imports `#engine/edit`',
    'src/a.ts imports `./studio/worker/pipeline.ts`',
    'src/a.ts imports `./blocks/table/rules.ts`',
  ]);
  writeFileSync(
    join(root, 'src/styles.ts'),
    'export const css = `border-radius: var(--radius-lg); color: var(--ink)`;\n',
  );
  expect(tokenProblems(root, 'src')).toEqual(['src/styles.ts: there is no token `--radius-lg`, only sm, md, full.']);
  expect(fillerProblems(root, ['src'])).toEqual(['src/a.ts:7: `TODO` stands for something still to be written.']);
  mkdirSync(join(root, 'scripts'));
  writeFileSync(join(root, 'scripts/b.ts'), "import { readFileSync, renameSync } from 'node:fs';\n");
  expect(writerProblems(root).map((problem) => problem.split(':')[0])).toEqual([
    'scripts/b.ts writes with `renameSync`',
  ]);
  writeFileSync(join(root, 'scripts/d.ts'), 'export const names = readdirSync(folder, { recursive: true });\n');
  expect(listingProblems(root).map((problem) => problem.split(':')[0])).toEqual([
    'scripts/d.ts lists a folder with all below it',
  ]);
  writeFileSync(join(root, 'scripts/e.ts'), 'rmSync(join(a, b), {\n  recursive: true });\n');
  expect(deletingProblems(root).map((problem) => problem.split(':')[0])).toEqual([
    'scripts/e.ts deletes a folder with all that is in it',
  ]);
  writeFileSync(join(root, 'src/a.styles.ts'), '  inset: 0 calc(1px + var(--a)) auto 0;\n  margin: 0 1px 2px 1px;\n');
  expect(sideProblems(root, ['src'])).toEqual([expect.stringMatching(/^src\/a\.styles\.ts names a side: `inset: /)]);
  writeFileSync(join(root, 'scripts/c.ts'), "import { UNSAFE_history } from 'router';\n");
  expect(privateProblems(root, ['scripts'])).toEqual([
    'scripts/c.ts rests on `UNSAFE_history`: it may be gone with the next version.',
  ]);
  removeFolder(root);
});
