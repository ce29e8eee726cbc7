import fs, { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { UsageError } from '../base/usage-error.ts';
import { writeFixed } from './write-fixed.ts';
import { finishChange, writeTogether } from './write-together.ts';

const calls = ['mkdirSync', 'openSync', 'writeFileSync', 'fsyncSync', 'renameSync', 'rmSync'] as const;
const real = Object.fromEntries(calls.map((name) => [name, fs[name]])) as Pick<typeof fs, (typeof calls)[number]>;

/** From now on, the calls `from` up to before `to` that change something on the disk fail with this code. */
function failing(code: string, from: number, to: number): { count: () => number } {
  let count = 0;
  const around =
    (name: string, call: (...given: never[]) => unknown) =>
    (...given: never[]) => {
      count += 1;
      if (count >= from && count < to) {
        // A full disk takes the first bytes.
        if (name === 'writeFileSync') real.writeFileSync(given[0] as never, 'half');
        throw Object.assign(new Error(`${code}: no`), {
          code,
          path: typeof given[0] === 'string' ? given[0] : undefined,
        });
      }
      return call(...given);
    };
  for (const name of calls) Object.assign(fs, { [name]: around(name, real[name] as never) });
  syncBuiltinESMExports();
  return { count: () => count };
}

function working(): void {
  Object.assign(fs, real);
  syncBuiltinESMExports();
}

let root: string;
let folder: string;
beforeEach(() => {
  root = temporaryFolder();
  folder = join(root, 'pages');
  mkdirSync(join(folder, 'hr'), { recursive: true });
  writeFileSync(join(folder, 'one.yaml'), 'one\n');
  writeFileSync(join(folder, 'hr/two.yaml'), 'two\n');
  writeFileSync(join(folder, 'three.yaml'), 'three\n');
  vi.stubEnv('XDG_STATE_HOME', join(root, 'state'));
  vi.stubEnv('CI', '');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  working();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  removeFolder(root);
});

const writes = [
  { path: 'one.yaml', before: 'one\n' },
  { path: 'a/b/one.yaml', after: 'one more\n', from: 'one.yaml' },
  { path: 'hr/two.yaml', before: 'two\n' },
  { path: 'three.yaml', before: 'three\n', after: 'three more\n' },
];
const change = () => writeTogether(folder, { title: 'A change', writes });

const state = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => `${name}: ${name.endsWith('.yaml') ? readFileSync(join(folder, name), 'utf8') : ''}`);

/** What a change says that fails; nothing where it is made. */
function saidBy(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    working();
    expect(error, error instanceof Error ? error.stack : '').toBeInstanceOf(UsageError);
    return error instanceof Error ? error.message : '';
  }
}

const back = () =>
  writeTogether(folder, {
    title: 'Back',
    writes: [
      { path: 'a/b/one.yaml', before: 'one more\n' },
      { path: 'one.yaml', after: 'one\n' },
      { path: 'hr/two.yaml', after: 'two\n' },
      { path: 'three.yaml', before: 'three more\n', after: 'three\n' },
    ],
  });

/** How many calls a change makes, and how the folder is after it. */
function wholeChange(): { all: number; after: string[] } {
  const { count } = failing('', 0, 0);
  change();
  working();
  const made = { all: count(), after: state() };
  back();
  return made;
}

describe('a change that can’t be written', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EMFILE', 'EIO'])(
    'is told in words, leaves everything as it was, and is not made later: %s at any call',
    (code) => {
      const before = state();
      const { all, after } = wholeChange();
      expect(state()).toEqual(before);
      let failed = 0;
      for (let at = 1; at <= all; at += 1) {
        failing(code, at, at + 1);
        const said = saidBy(change);
        working();
        // Some calls may fail: notes go to another folder, and a lock that stays goes with its process.
        expect(state(), `call ${at}`).toEqual(said === undefined ? after : before);
        if (said !== undefined) {
          expect(said, `call ${at}`).toMatch(/can't be (read or )?written: .*\. Nothing was changed\. [A-Z].*\.$/);
          failed += 1;
        } else back();
        finishChange(folder);
        expect(state(), `call ${at}`).toEqual(before);
      }
      expect(failed).toBeGreaterThan(20);
    },
  );

  it('is taken back later where it can’t be at once, and says so', () => {
    const before = state();
    const { all, after } = wholeChange();
    let pending = 0;
    for (let at = 1; at <= all; at += 1) {
      failing('ENOSPC', at, Number.POSITIVE_INFINITY);
      const said = saidBy(change);
      working();
      if (said === undefined) {
        expect(state(), `call ${at}`).toEqual(after);
        back();
        continue;
      }
      if (said.includes('the next command takes this change back')) pending += 1;
      else {
        expect(said, `call ${at}`).toContain('Nothing was changed.');
        expect(state(), `call ${at}`).toEqual(before);
      }
      finishChange(folder);
      expect(state(), `call ${at}`).toEqual(before);
    }
    expect(pending).toBeGreaterThan(5);
  });
});

it('a fix that can’t be written leaves the file as it was', () => {
  const file = join(folder, 'one.yaml');
  failing('ENOSPC', 2, Number.POSITIVE_INFINITY);
  expect(() => writeFixed(file, { file, before: 'one\n', after: 'other\n' })).toThrow('ENOSPC');
  working();
  expect(readFileSync(file, 'utf8')).toBe('one\n');
  expect(readdirSync(folder).sort()).toEqual(['hr', 'one.yaml', 'three.yaml']);
});
