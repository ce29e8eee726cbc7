import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent, samplePublicFolder } from '#builder/files';
import { compileContent } from '#engine';
import { formatJson } from '#engine/report';
import { checker } from './support/samples.ts';

let folder = '';
const page = () => join(folder, 'pages/about.yaml');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'validate-'));
  cpSync(join(projectRoot, 'tests/diagnostics/base'), join(folder, 'pages'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { GITHUB_STEP_SUMMARY: _, ...inherited } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'validate', ...args], {
    cwd: projectRoot,
    encoding: 'utf8',
    env: { ...inherited, ...environment },
  });
  return { status, stdout, stderr };
}

const withPages = (...args: string[]) => ['--pages', join(folder, 'pages'), ...args];
const idleButton = `  - type: call-to-action
    heading: Try it
    buttons:
      - label: Try it now
        action: none
`;
const slip = (text: string) =>
  text.replace('heading: How it began', 'heading: How: it began').replace('type: prose', 'type: prsoe');

describe('npm run validate', () => {
  it('exits with 0 where nothing is wrong', () => {
    const { status, stdout } = run(withPages());
    expect(status).toBe(0);
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^No mistakes in 4 pages and 3 other files\./);
  });

  it('exits with 1 where a page has mistakes, and writes a summary for GitHub', () => {
    const before = readFileSync(page(), 'utf8');
    writeFileSync(page(), slip(before));
    const summary = join(folder, 'summary.md');
    const { status, stdout } = run(withPages('--format', 'json'), { GITHUB_STEP_SUMMARY: summary });
    writeFileSync(page(), before);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ files: 7, errors: 2, warnings: 0 });
    expect(readFileSync(summary, 'utf8')).toContain('2 mistakes in 1 of 4 pages. Nothing was published.');
  });

  it('leaves notes out of the annotations where it is told so, and lists them in the summary', () => {
    const pages = join(folder, 'notes');
    cpSync(join(projectRoot, 'tests/diagnostics/base'), pages, { recursive: true });
    const home = join(pages, 'home.yaml');
    writeFileSync(home, `${readFileSync(home, 'utf8').trimEnd()}\n${idleButton}`);
    const summary = join(folder, 'notes.md');
    const args = ['--pages', pages, '--format', 'github'];
    expect(run(args).stdout).toContain('::notice ');
    const quiet = run([...args, '--no-notes'], { GITHUB_STEP_SUMMARY: summary });
    expect(quiet.status).toBe(0);
    expect(quiet.stdout.trim()).toBe('');
    expect(readFileSync(summary, 'utf8')).toContain('<summary>Notes: 1</summary>');
  });

  it('checks one file that is named, wherever it stands', () => {
    const named = join(folder, 'about.yaml');
    writeFileSync(named, slip(readFileSync(page(), 'utf8')));
    const { status, stdout } = run(withPages(named, '--format', 'json'));
    expect(status).toBe(1);
    const { files, diagnostics } = JSON.parse(stdout) as {
      files: number;
      diagnostics: { file: string; line: number; code: string }[];
    };
    expect(files).toBe(1);
    expect(diagnostics.map(({ line, code }) => [line, code])).toEqual([
      [6, 'block/unknown'],
      [8, 'syntax/colon-in-text'],
    ]);
  });

  it('exits with 2 and one plain line on wrong usage', () => {
    for (const args of [['--nonsense'], ['--format', 'xml'], ['no-such-file.yaml']]) {
      const { status, stdout, stderr } = run(args);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).toContain('`npm run validate -- --help`');
    }
  });

  it('exits with 3 where the fault is ours, says so and names the file', () => {
    const fault = `const { indexOf } = String.prototype;
      String.prototype.indexOf = function (...words) {
        if (words[0] === '\\0' && indexOf.call(this, 'How it began') >= 0) throw new Error('Out of luck');
        return indexOf.apply(this, words);
      };`;
    const options = `--import data:text/javascript,${encodeURIComponent(fault)}`;
    const { status, stderr } = run(withPages(), { NODE_OPTIONS: options });
    expect(status).toBe(3);
    expect(stderr).toContain('pages/about.yaml: Out of luck');
    expect(stderr).toContain('This is a bug of ours, not a mistake of yours.');
  });

  it('says how it is used where somebody asks, and exits with 0', () => {
    const { status, stdout, stderr } = run(['--help']);
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toContain('Usage: npm run validate');
  });

  it('finds the same on all cores as in one thread', () => {
    const many = join(folder, 'many');
    cpSync(join(projectRoot, 'tests/diagnostics/base'), many, { recursive: true });
    const model = readFileSync(join(many, 'about.yaml'), 'utf8');
    for (let number = 0; number < 250; number += 1) {
      const text = model.replace(/^title: .*$/m, `title: About page ${number}`);
      writeFileSync(join(many, `about-${number}.yaml`), number % 50 === 0 ? slip(text) : text);
    }
    const { status, stdout } = run(['--pages', many, '--format', 'json']);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: unknown };
    const files = readContent(projectRoot, many, join(projectRoot, samplePublicFolder));
    expect(status).toBe(1);
    expect(diagnostics).toEqual(
      JSON.parse(formatJson(0, compileContent(files, checker, { now: Date.now() }).diagnostics)).diagnostics,
    );
  });

  it('fixes what is sure, keeps every other byte, and has nothing to do the second time', () => {
    const before = `\ufeff${slip(readFileSync(page(), 'utf8')).replaceAll('\n', '\r\n')}# the end \r\n`;
    writeFileSync(page(), before);
    const first = run(withPages('--fix'));
    expect(first.status).toBe(0);
    expect(first.stdout).toContain('-  - type: prsoe');
    expect(first.stdout).toContain('+  - type: prose');
    const fixed = readFileSync(page(), 'utf8');
    expect(fixed).toBe(before.replace('prsoe', 'prose').replace('How: it began', '"How: it began"'));
    const second = run(withPages('--fix'));
    expect(second.stdout).not.toContain('@@');
    expect(readFileSync(page(), 'utf8')).toBe(fixed);
  });
});
