import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { missingTests, type NamedTests } from '../support/named-tests.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');

/** Everything that a text names as evidence: `tests/a.test.ts` (*a title*, *another*). */
function evidenceIn(text: string): NamedTests[] {
  return [...text.matchAll(/`(tests\/[\w./-]+|src\/[\w./-]+\.test\.tsx?)`(?: \((\*[^()]+\*)\))?/g)].map(
    ([, file = '', titles = '']) => ({
      file,
      titles: [...titles.matchAll(/\*([^*]+)\*/g)].map(([, title = '']) => title),
    }),
  );
}

/** The rows of the tables whose last column says what shows a promise. */
function promisesIn(text: string): { promise: string; shownBy: string }[] {
  const promises: { promise: string; shownBy: string }[] = [];
  let isPromised = false;
  for (const line of text.split('\n')) {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim());
    if (cells.length === 0) isPromised = false;
    else if (cells.at(-1) === 'shown by') isPromised = true;
    else if (isPromised && !/^-+$/.test(cells[0] ?? ''))
      promises.push({ promise: cells[0] ?? '', shownBy: cells.at(-1) ?? '' });
  }
  return promises;
}

describe.each(['docs/security.md', 'docs/contact.md'])('%s', (document) => {
  const text = read(document);

  it('names a test for each promise of its tables', () => {
    const promises = promisesIn(text);
    expect(promises.length).toBeGreaterThan(8);
    expect(promises.filter(({ shownBy }) => evidenceIn(shownBy).length === 0)).toEqual([]);
  });

  it('names tests that there are', () => {
    expect(evidenceIn(text).flatMap(missingTests)).toEqual([]);
  });

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...text.matchAll(/`npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** What the guides make up, to show how something is added. */
const invented = /\blogo-wall\b|\bheading-colon\b/;

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(projectRoot, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

describe.each(documents)('%s', (document) => {
  const text = read(document);

  it('names files and folders of the code that there are', () => {
    const named = [...text.matchAll(/`((?:src|scripts|tests|schema|supabase)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(named.filter((path) => !invented.test(path) && !existsSync(join(projectRoot, path)))).toEqual([]);
  });

  it('leads to files that there are', () => {
    const led = [...text.matchAll(/\]\((\w[\w./-]*)(?:#[\w-]*)?\)/g)].map(([, path = '']) => path);
    expect(led.filter((path) => !existsSync(join(projectRoot, dirname(document), path)))).toEqual([]);
  });
});

describe('docs/contact.md', () => {
  const code = [
    ...['from-environment.ts', 'settings.ts'].map((name) => `src/contact-server/${name}`),
    ...['hosted.ts', 'mail-api.ts', 'index.ts'].map((name) => `supabase/functions/send-contact-email/${name}`),
  ]
    .map(read)
    .join('\n');
  const named = /\b(?:DATA_DIR|(?:SMTP|MAIL|CONTACT|TRUST|SPOOL|MESSAGE)_[A-Z_]+)\b/g;
  const documented = [...read('docs/contact.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name);

  it('tells every variable that the contact path reads, and none that it does not', () => {
    const variables = new Set(code.match(named));
    expect(new Set(documented.filter((name) => name.match(named)))).toEqual(variables);
  });
});
