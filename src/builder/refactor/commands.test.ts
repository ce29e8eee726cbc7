import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stateOf } from '../../../tests/refactor/support/killed.ts';
import { mistakesIn, pageText } from '../../../tests/refactor/support/small-site.ts';
import { runScript } from '../../../tests/support/command.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { isThorough } from '../../../tests/support/extent.ts';
import { UsageError } from '../base/usage-error.ts';
import { readContent } from '../files/read-content.ts';
import { pageUses } from '../references/uses.ts';
import { type DeleteOptions, deleteWritten } from './delete-written.ts';
import { duplicateWritten, renameFactWritten, renameWritten } from './page-changes.ts';

const root = temporaryFolder();
afterAll(() => removeFolder(root));

let folder: string;
let count = 0;
const options = () => ({ folder, isDryRun: false });
const text = (name: string) => readFileSync(join(folder, name), 'utf8');
const mistakes = () => mistakesIn(readContent(root, folder, join(root, 'none')));

beforeAll(() => startAnew());

function startAnew(): void {
  const place = join(root, `${count++}`);
  mkdirSync(place);
  folder = writeSmallSite(place, 3);
  const linking = `  - type: hero\n    heading: Links\n    text: To [one](/page-1#part), of ((facts.waiting_time)).\n    buttons:\n      - label: Write\n        action: { dialog: inquiry }\n`;
  writeFileSync(join(folder, 'page-1.yaml'), text('page-1.yaml').replace('type: prose,', 'type: prose, id: part,'));
  writeFileSync(join(folder, 'links.yaml'), `\uFEFF${pageText('A page of links', linking)}`);
}

it('a page is renamed on the disk, by whatever somebody calls it, and a byte order mark stays', () => {
  for (const before of ['/', '', 'the file', 'http://127.0.0.1:4173/']) {
    startAnew();
    const name = before === 'the file' ? join(folder, 'page-1.yaml') : `${before}page-1`;
    expect(renameWritten(name, before === 'the file' ? join(folder, 'first.yaml') : 'first', options())).toContain(
      'The page /page-1 is now /first',
    );
    expect(text('links.yaml')).toMatch(/^\uFEFFtitle.*\(\/first#part\)/su);
    expect(existsSync(join(folder, 'page-1.yaml'))).toBe(false);
  }
});

it('sections and figures are renamed, and pages copied', () => {
  startAnew();
  expect(renameWritten('/page-1#part', '#piece', options())).toContain('/page-1#piece');
  expect(text('links.yaml')).toContain('(/page-1#piece)');
  expect(() => renameWritten('/page-1#piece', '/page-2#piece', options())).toThrow('stays on its page');
  renameFactWritten('((facts.waiting_time))', 'facts.time_to_wait', options());
  expect(text('links.yaml')).toContain('((facts.time_to_wait))');
  duplicateWritten('links', '/more/links', options());
  expect(text('more/links.yaml')).toBe(text('links.yaml'));
  expect(mistakes()).toEqual([]);
});

it('what would change is shown, line by line, and nothing is written', () => {
  startAnew();
  const before = stateOf(folder);
  const shown = renameWritten('/page-1', '/hr/first', { folder, isDryRun: true });
  expect(shown).toMatch(/^-.*\[one\]\(\/page-1#part\).*\n\+.*\[one\]\(\/hr\/first#part\)/m);
  expect(shown).toMatch(/rename \S*pages\/page-1\.yaml to \S*pages\/hr\/first\.yaml/);
  expect(shown).toContain('+  /page-1: /hr/first');
  expect(stateOf(folder)).toEqual(before);
});

const deletion = (given: Partial<DeleteOptions>): DeleteOptions => ({
  ...options(),
  instead: { isRemoved: false },
  ask: undefined,
  ...given,
});

it('who deletes a page is shown who refers to it, and asked what becomes of that', async () => {
  for (const [answer, line] of [
    ['/page-2', 'To [one](/page-2)'],
    ['remove', 'To one, of'],
    ['', 'To [one](/page-1#part)'],
  ] as const) {
    startAnew();
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return answer;
    };
    await deleteWritten('/page-1', deletion({ ask }));
    expect(asked).toEqual([expect.stringMatching(/links\.yaml:6 {2}Links, section 1/)]);
    expect(text('links.yaml')).toContain(line);
    expect(existsSync(join(folder, 'page-1.yaml'))).toBe(answer === '');
  }
});

it('where nobody can be asked, the two commands to write are named, and nothing changes', async () => {
  startAnew();
  const before = stateOf(folder);
  const refused = await deleteWritten('/page-1', deletion({})).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect(String(refused)).toContain('npm run page -- delete /page-1 --to PATH');
  expect(String(refused)).toContain('npm run page -- delete /page-1 --remove');
  expect(String(refused)).toContain('links.yaml:6');
  await expect(deleteWritten('/page-1', deletion({ instead: { to: '/', isRemoved: true } }))).rejects.toThrow(
    'not both',
  );
  expect(stateOf(folder)).toEqual(before);
});

it('forms say where they are used', () => {
  startAnew();
  for (const name of ['forms/inquiry', 'inquiry', 'forms.inquiry'])
    expect(pageUses(name, folder)).toMatch(/^The form `inquiry` is used in \d+ places?:.*links\.yaml:9/s);
  expect(() => pageUses('forms/inqiury', folder)).toThrow('Did you mean `inquiry`?');
});

it('two commands at once both do what they are told', async () => {
  startAnew();
  const commands = [
    ['page', ['rename', '/page-1', '/first']],
    ['page', ['delete', '/page-2', '--to', '/page-3']],
    ['facts', ['rename', 'waiting_time', 'time_to_wait']],
  ] as const;
  const results = await Promise.all(commands.map(([name, args]) => runScript(name, [...args, '--pages', folder])));
  expect(results.map(({ code, stderr }) => ({ code, stderr }))).toEqual(commands.map(() => ({ code: 0, stderr: '' })));
  expect(mistakes()).toEqual([]);
  expect(text('links.yaml')).toContain('To [one](/first#part), of ((facts.time_to_wait)).');
  expect(text('_site.yaml')).toMatch(/redirects:\n {2}\/page-\d: .*\n {2}\/page-\d: /);
  expect(Object.keys(stateOf(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
}, 240_000);

it.runIf(isThorough)(
  'answers wrong usage in plain words, with exit code 2',
  async () => {
    const results = await Promise.all(
      [
        ['rename', '/page-1'],
        ['uses', '/page-1', '--remove'],
      ].map((args) => runScript('page', [...args, '--pages', folder])),
    );
    for (const result of results) expect(result).toMatchObject({ code: 2, stdout: '' });
  },
  240_000,
);
