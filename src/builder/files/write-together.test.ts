import { spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checker } from '../../../tests/refactor/support/small-site.ts';
import { removeFolder, temporaryFolder } from '../../../tests/support/content.ts';
import { UsageError } from '../base/usage-error.ts';
import { DevContent } from '../dev/dev-content.ts';
import { EditedContent } from '../editor/edited-content.ts';
import { openPageFolder } from '../new/page-folder.ts';
import { openContent } from '../references/asked.ts';
import { changePlace, claim, tryToClaim } from './content-lock.ts';
import { type Journal, writeJournal } from './journal.ts';
import { readContent } from './read-content.ts';
import { finishChange, writeTogether } from './write-together.ts';

let folder: string;
const state = temporaryFolder();
/** Where notes of a change of the folder stand. */
const place = () => changePlace(folder, { isMade: true }) ?? '';
beforeEach(() => {
  folder = temporaryFolder();
  mkdirSync(join(folder, 'hr'));
  writeFileSync(join(folder, 'one.yaml'), 'a: 1\nb: 1\nc: 1\n', { mode: 0o640 });
  writeFileSync(join(folder, 'hr/two.yaml'), 'two\n');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('XDG_STATE_HOME', state);
  vi.stubEnv('CI', '');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  removeFolder(folder);
});
afterAll(() => removeFolder(state));

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
const old = { 'hr/two.yaml': 'two\n', 'one.yaml': before };
const done = { 'a/b/one.yaml': after, 'three.yaml': 'three\n' };

function texts(): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')]));
}

const id = randomUUID();
const base64 = (text: string) => Buffer.from(text).toString('base64');
const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const journal: Journal = {
  title,
  id,
  folders: ['a/b', 'a'],
  files: [
    { path: 'one.yaml', before: base64(before), mode: 0o640 },
    { path: 'a/b/one.yaml', after: hash(after), mode: 0o640 },
    { path: 'hr/two.yaml', before: base64('two\n') },
    { path: 'three.yaml', after: hash('three\n') },
  ],
};

/** What is on the disk once a change has begun: its journal, and the texts of its files; undefined are those that are gone. */
function interrupted(texts: Readonly<Record<string, string | undefined>> = {}, notes: Journal = journal): void {
  mkdirSync(place(), { recursive: true });
  writeJournal(place(), notes);
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file, { force: true });
    else writeFileSync(file, text);
  }
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
      expect(existsSync(place())).toBe(false);
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
  it('is taken back by whoever reads next, from wherever it stopped, and said', () => {
    const removed = { 'one.yaml': undefined, 'hr/two.yaml': undefined };
    for (const step of [
      {},
      { [`a/b/.${id}-1.tmp`]: 'a: 1', [`.${id}-3.tmp`]: '' },
      { ...removed, [`a/b/.${id}-1.tmp`]: after },
      { ...removed, 'a/b/one.yaml': after },
      { ...removed, ...done },
    ]) {
      interrupted(step);
      finishChange(folder);
      expect(texts()).toEqual(old);
      expect(readdirSync(folder).sort()).toEqual(['hr', 'one.yaml']);
      expect(statSync(join(folder, 'one.yaml')).mode & 0o777).toBe(0o640);
      expect(existsSync(place())).toBe(false);
    }
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining(title));
  });

  it('keeps bytes that are no text', () => {
    const bytes = Buffer.from([0xff, 0xfe, 0x0a]);
    const files = [{ path: 'hr/two.yaml', before: bytes.toString('base64') }];
    interrupted({ 'hr/two.yaml': undefined }, { ...journal, folders: [], files });
    finishChange(folder);
    expect(readFileSync(join(folder, 'hr/two.yaml'))).toEqual(bytes);
  });

  it.each([
    ['a new page or section', () => openPageFolder(folder)],
    ['what refers to something', () => openContent(folder)],
    ['the preview', () => new DevContent(folder, folder, join(folder, 'none'), checker)],
    ['a text editor', () => new EditedContent({ root: folder, pages: folder, publicFolder: folder }, checker)],
    ['whatever reads a content folder', () => readContent(folder, folder, join(folder, 'none'))],
  ])('is taken back before %s sees the folder', (_, read) => {
    interrupted({ 'one.yaml': undefined, 'a/b/one.yaml': after });
    read();
    expect(texts()).toEqual(old);
  });

  it('was none where its notes had not been written', () => {
    mkdirSync(place(), { recursive: true });
    writeFileSync(join(place(), 'journal.tmp'), '{"title":');
    finishChange(folder);
    expect(texts()).toEqual(old);
    writeTogether(folder, { title, writes });
    expect(texts()).toEqual(done);
    expect(existsSync(place())).toBe(false);
  });

  it('takes nothing away that somebody has written since', () => {
    const since = { 'one.yaml': 'a: 4\n', 'a/b/one.yaml': 'a: 5\n', 'hr/two.yaml': undefined };
    interrupted({ ...since, 'three.yaml': 'three\n' });
    finishChange(folder);
    expect(texts()).toEqual({ 'one.yaml': 'a: 4\n', 'a/b/one.yaml': 'a: 5\n', 'hr/two.yaml': 'two\n' });
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/a\/b\/one\.yaml.*one\.yaml/s));
  });

  it('is taken back before the next one is made', () => {
    interrupted({ 'one.yaml': undefined, 'a/b/one.yaml': after });
    writeTogether(folder, { title: 'Another', writes: [{ path: 'four.yaml', after: 'four\n' }] });
    expect(texts()).toEqual({ ...old, 'four.yaml': 'four\n' });
  });

  it('is not guessed at where its notes are damaged, and leads to no place outside', () => {
    mkdirSync(place(), { recursive: true });
    const damaged = [
      '{',
      'null',
      JSON.stringify({ ...journal, files: [{ path: 'run.sh', before: '' }] }),
      JSON.stringify({ ...journal, files: {} }),
      JSON.stringify({ ...journal, id: '../../x' }),
    ];
    for (const notes of damaged) {
      writeFileSync(join(place(), 'journal'), notes);
      expect(() => finishChange(folder)).toThrow(/are damaged/);
    }
    for (const outside of [{ files: [{ path: '../out.yaml', before: '' }] }, { folders: ['..'] }]) {
      interrupted({}, { ...journal, ...outside });
      expect(() => finishChange(folder)).toThrow(/leads elsewhere/);
    }
    removeFolder(place());
    expect(texts()).toEqual(old);
  });

  it('is left alone in CI, and its title is a plain line', () => {
    interrupted({ 'three.yaml': 'three\n' }, { ...journal, title: 'Red \u001b[31m\nand \u202ebidirectional' });
    vi.stubEnv('CI', 'true');
    expect(() => finishChange(folder)).toThrow(/interrupted.*: Red \[31m and bidirectional\n/s);
    expect(texts()).toEqual({ ...old, 'three.yaml': 'three\n' });
    vi.stubEnv('CI', '');
    finishChange(folder);
    expect(texts()).toEqual(old);
    expect(console.error).toHaveBeenCalledWith(expect.stringMatching(/: Red \[31m and bidirectional$/));
  });
});

describe('two commands at once', () => {
  const lockOf = (pid: number, start: string) => {
    mkdirSync(place(), { recursive: true });
    const [own = ''] = (() => {
      const release = claim(folder);
      const names = readdirSync(place());
      release();
      return names;
    })();
    const name = own.replace(/^(lock-[^-]*-)\d+-\d+/, `$1${pid}-${start}`);
    mkdirSync(place(), { recursive: true });
    writeFileSync(join(place(), name), '');
    return name;
  };
  const startOf = (pid: number) => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '0';

  it('wait for each other, and one that has ended holds up nobody', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const ended = lockOf(pid, '1');
    const release = tryToClaim(folder);
    expect(release).toBeTypeOf('function');
    expect(readdirSync(place())).not.toContain(ended);
    if (typeof release === 'function') release();
    expect(existsSync(place())).toBe(false);
  });

  it.runIf(existsSync('/proc/self/stat'))('tell a process from another one that has its number now', () => {
    const other = lockOf(process.ppid, startOf(process.ppid));
    expect(tryToClaim(folder)).toBe(other);
    removeFolder(place());
    lockOf(process.ppid, '1');
    expect(tryToClaim(folder)).toBeTypeOf('function');
  });

  it('go on where the same one asks twice', () => {
    const release = claim(folder);
    writeTogether(folder, { title, writes });
    expect(readdirSync(place())).toHaveLength(1);
    release();
    expect(readdirSync(folder).sort()).toEqual(['a', 'three.yaml']);
  });
});
