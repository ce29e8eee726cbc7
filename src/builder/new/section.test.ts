import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compilePage } from '#engine';
import { definitionName } from '#kit/model';
import { copyPages, copySampleSite, edit } from '../../../tests/support/content.ts';
import { projectRoot } from '../base/project-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { bundleSchemas, readSchemas } from '../schemas/bundle.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { addSection } from './new-section.ts';
import { mistakesOf, openPageFolder } from './page-folder.ts';

const types = loadChecker(projectRoot).blockTypes.filter((type) => type !== 'hero');
const head = 'title: A page of samples\ndescription: A page that is only there so that sections can be added to it.\n';
const hero = '  - type: hero\n    heading: One\n';

/** A form with a question of its own, as `_site.yaml` has it. */
const ownForm = `  visit:
    title: Plan a visit
    inquiryType: general
    fields: [{ key: email, kind: email, label: Email, required: true }]
    submit: Send
    sending: Sending
    cancel: Cancel
    send: function
    success: { title: Thank you, text: We write to you. }
    failure: { title: Not sent, text: Please try again. }
`;

const temporary = mkdtempSync(join(tmpdir(), 'new-section-'));
const pages = join(temporary, 'pages');
const file = join(pages, 'samples.yaml');
copySampleSite(pages);
const folder = openPageFolder(pages);
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Adds a section to a page of that text and gives the text it then has. */
function add(text: string, type = 'stats', after?: string): string {
  writeFileSync(file, text);
  addSection({ type, page: 'samples', after }, folder);
  return readFileSync(file, 'utf8');
}

/** What stands between the bytes of `before` in `result`. Fails where these are not all there, at both ends. */
function addedTo(before: string, result: string): string {
  let start = 0;
  while (start < before.length && before[start] === result[start]) start += 1;
  const rest = before.slice(start);
  expect(result.endsWith(rest)).toBe(true);
  return result.slice(start, result.length - rest.length);
}

function typesOf(text: string): string[] {
  return (parse(text) as { sections: { type: string }[] }).sections.map(({ type }) => type);
}

const { definitions = {} } = bundleSchemas(readSchemas(projectRoot));

it.each(types)('a section %s is valid as it stands, and says in few comments what else it may have', (type) => {
  const before = `${head}sections:\n${hero}`;
  const result = add(before, type);
  expect(typesOf(result)).toEqual(['hero', type]);
  expect(mistakesOf({ file: 'samples.yaml', text: result }, folder)).toBe('');
  const lines = addedTo(before, result).trim().split('\n');
  const comments = lines.filter((line) => line.trim().startsWith('#'));
  expect(comments.length).toBeLessThanOrEqual(lines.length / 2);
  const fields = Object.keys(definitions[definitionName(type)]?.properties ?? {});
  const written = Object.keys((parse(result) as { sections: object[] }).sections[1] ?? {});
  const words = comments.join(' ').split(/[\s,.]+/);
  expect(fields.filter((field) => !written.includes(field) && !words.includes(field))).toEqual([]);
});

it.each(types)('the words of a section %s are named as samples until they are replaced', (type) => {
  const source = { file: 'pages/samples.yaml', text: add(`${head}sections:\n${hero}`, type) };
  const samples = compilePage(source, folder.site.context).diagnostics.filter(({ code }) => code === 'text/sample');
  expect(samples.length).toBe(source.text.match(/\bSample [a-z]/g)?.length);
  expect(samples.length).toBeGreaterThan(0);
});

it('a section of every type is valid in a whole site', () => {
  const whole = copyPages(join(temporary, 'whole'));
  cpSync(join(projectRoot, 'schema/example-site/_media'), join(whole, '_media'), { recursive: true });
  writeFileSync(join(whole, 'samples.yaml'), `${head}sections:\n${hero}`);
  edit(join(whole, '_site.yaml'), /^forms:\n/m, `forms:\n${ownForm}`);
  const opened = openPageFolder(whole);
  for (const type of types) addSection({ type, page: 'samples', after: undefined }, opened);
  expect(typesOf(readFileSync(join(whole, 'samples.yaml'), 'utf8'))).toEqual(['hero', ...types]);
});

describe('every other byte stays', () => {
  it.each([
    ['indented dashes', `${head}sections:\n${hero}  - type: prose\n    paragraphs: Two.\n`],
    ['dashes below their key', `${head}sections:\n- type: hero\n  heading: One\n`],
    ['four spaces', `${head}sections:\n    -   type: hero\n        heading: One\n`],
    ['no line end at the end', `${head}sections:\n  - type: hero\n    heading: One`],
    ['Windows line ends', `${head}sections:\n${hero}`.replaceAll('\n', '\r\n')],
    [
      'Windows line ends, none at the end',
      `${head}sections:\n  - type: hero\n    heading: One`.replaceAll('\n', '\r\n'),
    ],
    ['a byte order mark', `\uFEFF${head}sections:\n${hero}`],
    [
      'a comment behind the last value',
      `${head}sections:\n  - type: hero\n    heading: One # the only one\n    # more to come\n`,
    ],
    ['blank lines at the end', `${head}sections:\n${hero}\n\n\n`],
    [
      'fields below the sections',
      `${head.split('\n')[0]}\nsections:\n${hero}\n# what search results show\n${head.split('\n')[1]}\n`,
    ],
    [
      'text that keeps its blank lines',
      `${head}sections:\n  - type: hero\n    heading: One\n    text: |+\n      Text.\n\n\n`,
    ],
    ['a folded text', `${head}sections:\n  - type: hero\n    heading: One\n    text: >-\n      Text\n      goes on.\n`],
    [
      'sections in braces',
      `${head}sections:\n  - { type: hero, heading: One }\n  - { type: prose, paragraphs: "Two." }\n`,
    ],
    ['an end mark', `---\n${head}sections:\n${hero}...\n`],
  ])('%s', (_, before) => {
    const result = add(before);
    const added = addedTo(before, result);
    const { sections: old, ...fields } = parse(before.replace('\uFEFF', ''));
    const { sections, ...others } = parse(result.replace('\uFEFF', ''));
    expect(others).toEqual(fields);
    expect(sections.slice(0, -1)).toEqual(old);
    expect(sections.at(-1).type).toBe('stats');
    expect(added.replaceAll('\r\n', '').includes('\n')).toBe(!before.includes('\r\n'));
    expect(result.endsWith('\n')).toBe(before.endsWith('\n'));
  });

  it('keeps a blank line between sections where the page has them', () => {
    const spaced = add(`${head}sections:\n${hero}\n  - type: prose\n    paragraphs: Two.\n`);
    expect(spaced).toContain('Two.\n\n  - type: stats');
    expect(add(`${head}sections:\n${hero}  - type: prose\n    paragraphs: Two.\n`)).toContain('Two.\n  - type: stats');
  });

  it('puts a section after the comments of a scaffold, not in between', () => {
    const once = add(`${head}sections:\n${hero}`, 'prose');
    const twice = add(once, 'table');
    expect(typesOf(twice)).toEqual(['hero', 'prose', 'table']);
    expect(twice.startsWith(once.trimEnd())).toBe(true);
  });
});

it('puts a section after the one that is asked for', () => {
  const page = `${head}sections:\n${hero}  - type: prose\n    paragraphs: Two.\n  # The last.\n  - type: prose\n    paragraphs: Three.\n`;
  expect(typesOf(add(page, 'stats', '1'))).toEqual(['hero', 'stats', 'prose', 'prose']);
  const second = add(page, 'stats', '2');
  expect(typesOf(second)).toEqual(['hero', 'prose', 'stats', 'prose']);
  expect(second).toContain('  # The last.\n  - type: prose');
});

it.each([
  ['stat-tikcer', 'samples', undefined, 'Change it to `stat-ticker`.'],
  ['nonsense', 'samples', undefined, 'The blocks are: accordion,'],
  ['hero', 'samples', undefined, 'A page has one hero'],
  ['stats', 'nowhere', undefined, 'There is no page `nowhere`'],
  ['stats', 'services/samples', undefined, 'There is no page'],
  ['stats', 'samples', '0', 'from 1 to 1'],
  ['stats', 'samples', '7', 'from 1 to 1'],
  ['stats', 'samples', 'last', 'is no number'],
])('refuses `section %s %s --after %s` in words', (type, page, after, words) => {
  const text = `${head}sections:\n${hero}`;
  writeFileSync(file, text);
  const run = () => addSection({ type, page, after }, folder);
  expect(run).toThrow(UsageError);
  expect(run).toThrow(words);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it.each([
  ['a page with mistakes', `${head}sections:\n  - type: hero\n    headign: One\n`, 'Fix this first'],
  ['a page that is not finished', head, 'Fix this first'],
])('refuses %s, and leaves the page as it is', (_, text, words) => {
  expect(() => add(text)).toThrow(UsageError);
  expect(() => add(text)).toThrow(words);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('adds a section to sections in brackets', () => {
  expect(typesOf(add(`${head}sections: [{ type: hero, heading: One }]\n`))).toEqual(['hero', 'stats']);
});

it('adds a section to a page written as JSON', () => {
  const page = { ...parse(head), sections: [{ type: 'hero', heading: 'One' }] };
  const data = join(pages, 'data.json');
  writeFileSync(data, JSON.stringify(page, null, 2));
  addSection({ type: 'stats', page: 'data', after: undefined }, folder);
  const { sections, ...others } = JSON.parse(readFileSync(data, 'utf8'));
  rmSync(data);
  expect(others).toEqual({ title: page.title, description: page.description });
  expect(sections).toMatchObject([{ type: 'hero', heading: 'One' }, { type: 'stats' }]);
});

it('takes what people call a block, where only one is called so', () => {
  const text = `${head}sections:\n${hero}`;
  expect(typesOf(add(text, 'faq'))).toEqual(['hero', 'accordion']);
  expect(() => add(text, 'offers')).toThrow('What people call “offers” is `card-grid` or `pricing` here');
  expect(() => add(text, 'welcome')).toThrow('A page has one hero');
  expect(() => add(text, 'card-gird')).toThrow('There is no block type `card-gird`. Change it to `card-grid`.');
});

it('shows pictures that the site has, and asks for one where it has none', () => {
  const own = join(temporary, 'own');
  copySampleSite(own);
  const [media, other] = [join(own, '_media'), join(temporary, 'quay.svg')];
  cpSync(join(media, 'harbour.svg'), other);
  rmSync(media, { recursive: true });
  for (const name of ['home', 'about', 'contact'])
    writeFileSync(join(own, `${name}.yaml`), `${head}sections:\n${hero}`);
  const addGallery = () => addSection({ type: 'gallery', page: 'about', after: undefined }, openPageFolder(own));
  expect(addGallery).toThrow(/shows pictures, and there is none in `.*own\/_media` yet/);
  cpSync(other, join(media, 'quay.svg'));
  addGallery();
  expect(readFileSync(join(own, 'about.yaml'), 'utf8')).toContain('file: quay.svg');
});
