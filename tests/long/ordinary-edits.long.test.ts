import { execFileSync, spawnSync } from 'node:child_process';
import { constants, cpSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { makeOrdinaryEdits, ordinaryEdits } from './support/ordinary-edits.ts';

const folder = temporaryFolder();
const clone = join(folder, 'clone');

beforeAll(() => {
  execFileSync('git', ['clone', '--quiet', projectRoot, clone]);
  // The same packages, as files of its own: the dev server opens none outside its project. A cache of its own.
  const modules = join(projectRoot, 'node_modules');
  const cache = join(modules, '.cache');
  cpSync(modules, join(clone, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => source !== cache,
  });
  makeOrdinaryEdits(join(clone, 'pages'));
});
afterAll(() => removeFolder(folder));

it('twelve kinds of edits are made', () => {
  expect(Object.keys(ordinaryEdits)).toHaveLength(12);
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' });
  expect(changed.split('\n').length).toBeGreaterThan(8);
});

it.each(['validate', 'test:content', 'test'])('npm run %s passes after all of them', (script) => {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', script], {
    cwd: clone,
    env,
    encoding: 'utf8',
  });
  expect(status, `${stdout}\n${stderr}`.slice(-8000)).toBe(0);
});
