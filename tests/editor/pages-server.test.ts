import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { EditedContent } from '#builder/dev';
import { loadChecker } from '#builder/files';
import { specification } from '../specification/folders.ts';
import { removeFolder, temporaryFolder, writeSmallSite } from '../support/content.ts';
import { LanguageServer } from './language-server.ts';

const folder = temporaryFolder();
const pages = writeSmallSite(folder, 2);
const page = join(pages, 'page-1.yaml');
const good = readFileSync(page, 'utf8');
const server = new LanguageServer(['scripts/run.mjs', 'language-server', '--stdio', '--pages', pages]);
const types = loadChecker(projectRoot).blockTypes;

beforeAll(async () => {
  writeFileSync(join(pages, 'page-2.yaml'), good.replace('{ type: prose,', '{ type: prose, id: words,'));
  await server.start();
  await server.open(page, good);
});
afterAll(async () => {
  server.stop();
  removeFolder(folder);
});

/** The file with a text, and where in it the cursor stands, at `|`. */
async function write(text: string): Promise<{ line: number; character: number }> {
  const before = text.slice(0, text.indexOf('|')).split('\n');
  await server.change(page, text.replace('|', ''), () => true);
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}

const offers = async (text: string) => server.complete(page, await write(text));
const offered = async (text: string) => (await offers(text)).map(({ label }) => label);
const hovered = async (text: string) => server.hover(page, await write(text));
const head = good.slice(0, good.indexOf('  - { type: prose'));

describe('mistakes in the text editor', () => {
  it('are those of the report, on their place, with what to write, and go with the mistake', async () => {
    const hasUnknown = (all: { code?: string }[]) => all.some(({ code }) => code === 'field/unknown');
    const problems = await server.change(page, good.replace('heading: What', 'headin: What'), hasUnknown);
    const line = good.split('\n').findIndex((each) => each.includes('heading: What'));
    const start = (good.split('\n')[line] ?? '').indexOf('heading: What');
    expect(problems.filter(({ code }) => code === 'field/unknown')).toEqual([
      expect.objectContaining({
        source: 'pages',
        message: 'This `prose` block has no field `headin`.\nChange it to `heading`.',
        range: { start: { line, character: start }, end: { line, character: start + 6 } },
      }),
    ]);
    await server.change(page, good, (all) => !hasUnknown(all));
  });

  it('know other files: a link to a page that is only open and not saved', async () => {
    const added = join(pages, 'just-begun.yaml');
    const broken = good.replace('**1**', '[one](/just-begun)');
    const has = (all: { code?: string }[]) => all.some(({ code }) => code === 'link/unknown-page');
    await server.change(page, broken, has);
    await server.open(added, good.replaceAll('Page 1', 'Just begun'));
    await server.change(page, `${broken}\n`, (all) => !has(all));
  });

  it('have a fix where it is sure, which leaves the text right', async () => {
    const broken = good.replace('type: prose', 'type: porse');
    const line = good.split('\n').findIndex((each) => each.includes('type: prose'));
    await server.change(page, broken, (all) => all.some(({ code }) => code === 'block/unknown'));
    const [fix, ...more] = await server.fixes(page, { line, character: 14 });
    expect([fix?.title, more]).toEqual(['Fix it: Change it to `prose`.', []]);
    const [edit] = Object.values(fix?.edit.changes ?? {})[0] ?? [];
    const lines = broken.split('\n');
    const { start, end } = edit?.range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
    lines[line] =
      `${(lines[line] ?? '').slice(0, start.character)}${edit?.newText}${(lines[line] ?? '').slice(end.character)}`;
    expect([start.line, end.line, lines.join('\n')]).toEqual([line, line, good]);
  });
});

describe('what can be written', () => {
  it('is every block after `type:`', async () => {
    expect(await offered(`${head}  - type: |\n`)).toEqual([...types, 'shared']);
    expect(await offered(`${head}  - { type: | }\n`)).toEqual([...types, 'shared']);
  });

  it('is the fields that a block does not have yet, the needed ones first', async () => {
    const items = await offers(`${head}  - type: stats\n    heading: One\n    |\n`);
    const labels = items.map(({ label }) => label);
    expect(labels).toContain('items');
    expect(labels).not.toContain('heading');
    expect(labels).not.toContain('type');
    expect(items.find(({ label }) => label === 'items')).toMatchObject({ detail: 'needed' });
    expect(await offered(`${head}  - type: stats\n    items:\n      - val|\n`)).toEqual(
      expect.arrayContaining(['value', 'label']),
    );
    expect(await offered(`title: One\n|\n`)).toEqual([
      'description',
      'path',
      'picture',
      'article',
      'review',
      'checked',
      'translated',
      'sections',
      'hidden',
      'from',
      'until',
    ]);
  });

  it('is pages and sections in links, in place of what is typed', async () => {
    const [first, ...others] = (await offers(`${head}  - type: people\n    items:\n      - link: /pa|\n`)).filter(
      ({ label }) => label.startsWith('/page-2'),
    );
    expect([first?.label, ...others.map(({ label }) => label)]).toEqual(['/page-2', '/page-2#words']);
    expect(first?.textEdit).toMatchObject({ newText: '/page-2', range: { start: { character: 14 } } });
    expect(await offered(`${head}  - type: prose\n    text: See [this](/|\n`)).toContain('/page-2#words');
  });

  it('is actions, forms and inquiry types for a button', async () => {
    const button = `${head}  - type: call-to-action\n    heading: One\n    buttons:\n      - label: Go\n`;
    expect(await offered(`${button}        action: |\n`)).toEqual([
      '{ link: … }',
      '{ dialog: … }',
      '{ download: … }',
      'none',
    ]);
    expect(await offered(`${button}        action: { | }\n`)).toEqual(expect.arrayContaining(['link', 'dialog']));
    expect(await offered(`${button}        action: { link: | }\n`)).toContain('/page-2');
    const context = new EditedContent({ root: folder, pages, publicFolder: folder }, loadChecker(projectRoot)).context;
    expect(await offered(`${button}        action: { dialog: | }\n`)).toEqual([...context.forms.keys()]);
    expect(await offered(`${button}        action: { dialog: x, inquiryType: | }\n`)).toEqual([
      ...context.inquiryTypes,
    ]);
  });

  it('is icons, choices and placeholders with what stands for them', async () => {
    expect(await offered(`${head}  - type: card-grid\n    items:\n      - title: A\n        icon: |\n`)).toContain(
      'shield',
    );
    expect(await offered(`${head}  - type: prose\n    background: |\n`)).toEqual(['plain', 'tinted', 'bold']);
    const items = await offers(`${head}  - type: prose\n    heading: About ((|\n`);
    expect(items.find(({ label }) => label === 'product')).toMatchObject({
      detail: 'Sample',
      textEdit: { newText: 'product))' },
    });
  });
});

describe('what is said of a word', () => {
  it('is what a field or a block is for', async () => {
    expect(await hovered(`${head}  - type: prose\n    head|ing: One\n`)).toContain('heading of the section');
    expect(await hovered(`${head}  - ty|pe: prose\n`)).toContain('Running text');
    expect(await hovered('ti|tle: One\n')).toContain('browser tab');
  });

  it('is what stands for a placeholder, and where a link leads', async () => {
    expect(await hovered(`${head}  - type: prose\n    heading: About ((prod|uct))\n`)).toBe('Sample');
    expect(await hovered(`${head}  - type: prose\n    text: See [this](/pa|ge-2).\n`)).toContain('page-2.yaml');
  });
});

it('finds after any order of changes what a check of everything finds', () => {
  const place = { root: folder, pages, publicFolder: specification.public };
  const checker = loadChecker(projectRoot);
  const content = new EditedContent(place, checker);
  const name = content.nameOf(page) ?? '';
  for (const text of [good.replace('Page 1', 'Page: 1'), good.replace('**1**', '[a](/nowhere)'), `${good}x`, good]) {
    content.setText(name, text);
    const fresh = new EditedContent(place, checker);
    fresh.setText(name, text);
    expect(content.diagnostics()).toEqual(fresh.diagnostics());
  }
});

it('starts for VS Code from the folder, and takes the place of the YAML server’s messages', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(projectRoot, '.vscode', file), 'utf8')) as object;
  expect(read('extensions/pages/package.json')).toMatchObject({
    main: './extension.js',
    contributes: { configurationDefaults: { 'yaml.validate': false, 'yaml.hover': false, 'yaml.completion': false } },
  });
  // A setting of the folder would win over the extension's.
  expect(Object.keys(read('settings.json'))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^yaml\.(validate|hover|completion)$/)]),
  );
  expect(read('extensions.json')).toMatchObject({ recommendations: expect.arrayContaining(['page-builder.pages']) });
});

it('goes when the editor says so', async () => {
  expect(await server.shutdown()).toBe(0);
});
