import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DevContent } from '../../scripts/dev/dev-content.ts';
import { EditedContent } from '../../scripts/editor/edited-content.ts';
import { changeFolder, claim, tryToClaim } from '../../scripts/files/content-lock.ts';
import { writeJournal } from '../../scripts/files/journal.ts';
import { readContent } from '../../scripts/files/read-content.ts';
import { finishChange, writeTogether } from '../../scripts/files/write-together.ts';
import { openPageFolder } from '../../scripts/new/page-folder.ts';
import { openContent } from '../../scripts/references/asked.ts';
import { UsageError } from '../../scripts/usage-error.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { checker } from './support/small-site.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'hr'));
  writeFileSync(join(folder, 'one.yaml'), 'a: 1\nb: 1\nc: 1\n', { mode: 0o640 });
  writeFileSync(join(folder, 'hr/two.yaml'), 'two\n');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  removeFolder(folder);
});

const before = 'a: 1\nb: 1\nc: 1\n';
const after = 'a: 1\nb: 2\nc: 1\n';
/** One file moves into a folder and changes, another is removed, a third is new. */
const writes = [
  { path: 'one.yaml', before },
  { path: 'a/b/one.yaml', after, from: 'one.yaml' },
  { path: 'hr/two.yaml', before: 'two\n' },
  { path: 'three.yaml', after: 'three\n' },
];
const title = 'A change of three files.';
const done = { 'a/b/one.yaml': after, 'three.yaml': 'three\n' };

function texts(): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

/** What is on the disk once a change was decided on, and not one file of it written. */
function interrupted(): void {
  mkdirSync(join(folder, changeFolder));
  writeJournal(folder, { title, writes });
}

describe('several files', () => {
  it('are written, moved and removed, and nothing else is left behind', () => {
    writeTogether(folder, { title, writes });
    expect(texts()).toEqual(done);
    expect(statSync(join(folder, 'a/b/one.yaml')).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder).sort()).toEqual(['a', 'three.yaml']);
  });

  it('stay as they are where one of them has changed meanwhile, or is there already', () => {
    for (const [path, text] of [
      ['one.yaml', 'changed\n'],
      ['three.yaml', 'there\n'],
    ] as const) {
      writeFileSync(join(folder, path), text);
      const state = texts();
      expect(() => writeTogether(folder, { title, writes })).toThrow(UsageError);
      expect(texts()).toEqual(state);
      expect(existsSync(join(folder, changeFolder))).toBe(false);
    }
  });

  it('never go outside of the folder', () => {
    const state = texts();
    const outside = [...writes, { path: '../outside.yaml', after: 'x' }];
    expect(() => writeTogether(folder, { title, writes: outside })).toThrow('leads elsewhere');
    expect(texts()).toEqual(state);
  });
});

describe('a change that was interrupted', () => {
  it('is finished by whoever reads next, from wherever it stopped, and said', () => {
    interrupted();
    finishChange(folder);
    expect(texts()).toEqual(done);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(title));
    for (const step of [{ 'a/b/one.yaml': after }, { 'one.yaml': before }, { 'hr/two.yaml': 'two\n' }, done]) {
      interrupted();
      mkdirSync(join(folder, 'hr'), { recursive: true });
      for (const [path, text] of Object.entries(step)) writeFileSync(join(folder, path), text);
      finishChange(folder);
      expect(texts()).toEqual(done);
    }
    expect(readdirSync(folder).sort()).toEqual(['a', 'three.yaml']);
  });

  it.each([
    ['a new page or section', () => openPageFolder(folder)],
    ['what refers to something', () => openContent(folder)],
    ['the preview', () => new DevContent(folder, folder, join(folder, 'none'), checker)],
    ['a text editor', () => new EditedContent({ root: folder, pages: folder, publicFolder: folder }, checker)],
    ['whatever reads a content folder', () => readContent(folder, folder, join(folder, 'none'))],
  ])('is finished before %s sees the folder', (_, read) => {
    interrupted();
    read();
    expect(texts()).toEqual(done);
  });

  it('was none where it had not been decided on: what is left of it goes', () => {
    const state = texts();
    mkdirSync(join(folder, changeFolder));
    writeFileSync(join(folder, changeFolder, '17.tmp'), '{"title":');
    finishChange(folder);
    expect(texts()).toEqual(state);
    expect(readdirSync(folder)).not.toContain(changeFolder);
  });

  it('is joined with what somebody has written since, in a file that moves too', () => {
    interrupted();
    writeFileSync(join(folder, 'one.yaml'), 'a: 1\nb: 1\nc: 3\n');
    finishChange(folder);
    expect(texts()).toEqual({ ...done, 'a/b/one.yaml': 'a: 1\nb: 2\nc: 3\n' });
  });

  it('takes nothing away that somebody has written since', () => {
    interrupted();
    writeFileSync(join(folder, 'one.yaml'), 'a: 1\nb: 3\nc: 1\n');
    writeFileSync(join(folder, 'hr/two.yaml'), 'changed: since\n');
    finishChange(folder);
    expect(texts()).toEqual({ ...done, 'a/b/one.yaml': 'a: 1\nb: 3\nc: 1\n', 'hr/two.yaml': 'changed: since\n' });
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/a\/b\/one\.yaml.*hr\/two\.yaml/s));
  });

  it('is not guessed at where its journal is none', () => {
    const state = texts();
    mkdirSync(join(folder, changeFolder));
    for (const journal of [
      '{',
      '{"title":"x","writes":[{"path":"run.sh","after":"x"}]}',
      '{"title":"x","writes":{}}',
    ]) {
      writeFileSync(join(folder, changeFolder, 'journal'), journal);
      expect(() => finishChange(folder)).toThrow(UsageError);
    }
    removeFolder(join(folder, changeFolder));
    expect(texts()).toEqual(state);
  });
});

describe('two commands at once', () => {
  const lockOf = (pid: number, start: string) => {
    mkdirSync(join(folder, changeFolder), { recursive: true });
    const [own = ''] = (() => {
      const release = claim(folder);
      const names = readdirSync(join(folder, changeFolder));
      release();
      return names;
    })();
    const name = own.replace(/^(lock-[^-]*-)\d+-\d+/, `$1${pid}-${start}`);
    mkdirSync(join(folder, changeFolder), { recursive: true });
    writeFileSync(join(folder, changeFolder, name), '');
    return name;
  };
  const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '0';

  it('wait for each other, and one that has ended holds up nobody', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const ended = lockOf(pid, '1');
    const release = tryToClaim(folder);
    expect(release).toBeTypeOf('function');
    expect(readdirSync(join(folder, changeFolder))).not.toContain(ended);
    if (typeof release === 'function') release();
    expect(existsSync(join(folder, changeFolder))).toBe(false);
  });

  it.runIf(existsSync('/proc/self/stat'))('tell a process from another one that has its number now', () => {
    const other = lockOf(process.ppid, startOf(process.ppid));
    expect(tryToClaim(folder)).toBe(other);
    removeFolder(join(folder, changeFolder));
    lockOf(process.ppid, '1');
    expect(tryToClaim(folder)).toBeTypeOf('function');
  });

  it('go on where the same one asks twice', () => {
    const release = claim(folder);
    writeTogether(folder, { title, writes });
    expect(readdirSync(join(folder, changeFolder))).toHaveLength(1);
    release();
    expect(readdirSync(folder).sort()).toEqual(['a', 'three.yaml']);
  });
});
