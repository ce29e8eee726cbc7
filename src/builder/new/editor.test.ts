import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LanguageServer } from '../../../tests/editor/language-server.ts';
import { specification } from '../../../tests/specification/folders.ts';
import { isThorough, someOf } from '../../../tests/support/extent.ts';
import { projectRoot } from '../base/project-root.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { mistakesOf, openPageFolder } from './page-folder.ts';

const server = new LanguageServer();
const types = loadChecker(projectRoot).blockTypes;
const head = `title: A page that is being written
description: A page that is only there so that an editor can be watched while it helps with it.
sections:
  - type: hero
    heading: One
`;
let files = 0;

beforeAll(() => server.start());
afterAll(() => server.stop());

/** Opens a text as a page. `|` in it is where the cursor stands, and is taken away. */
async function write(text: string): Promise<{ file: string; position: { line: number; character: number } }> {
  files += 1;
  const file = `pages/being-written-${files}.yaml`;
  const before = text.slice(0, text.indexOf('|')).split('\n');
  await server.open(file, text.replace('|', ''));
  return { file, position: { line: before.length - 1, character: before.at(-1)?.length ?? 0 } };
}

/** The labels of what is offered at `|`. */
async function offered(text: string): Promise<string[]> {
  const { file, position } = await write(text);
  return (await server.complete(file, position)).map(({ label }) => label);
}

async function hovered(text: string): Promise<string> {
  const { file, position } = await write(text);
  return server.hover(file, position);
}

/** Mistakes as `line: message`, lines counted from 1. */
async function mistakes(name: string, text: string, editor = server): Promise<string[]> {
  return (await editor.open(name, text)).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

describe('validation', () => {
  it('shows one message a mistake, on its line', async () => {
    const text = `${head}    texts: A field that no hero has.
  - type: card-gird
    items:
      - title: A card
  - type: stats
    background: boldly
    items:
      - { value: 22 days, label: by fax }
      - { value: 30, label: through the network }
  - type: prose
    heading: Without its paragraphs
`;
    expect(await mistakes('pages/broken.yaml', text)).toEqual([
      '6: Property texts is not allowed.',
      expect.stringMatching(/^7: Value is not accepted\. Valid values: .*"card-grid"/),
      '11: Value is not accepted. Valid values: "plain", "tinted", "bold".',
      '14: Incorrect type. Expected "string".',
      '15: Missing property "paragraphs".',
    ]);
  });

  it.runIf(isThorough)('knows pages in folders and what a language says other by where they stand', async () => {
    expect(await mistakes('pages/es/page.yaml', `${head}    texts: None has it.\n`)).toEqual([
      '6: Property texts is not allowed.',
    ]);
    const site = 'labels: { menu: Menú }\nforms: { inquiry: { title: Escríbanos, send: function } }\n';
    expect(await mistakes('pages/es/_site.yaml', site)).toEqual(['2: Property send is not allowed.']);
    const facts = 'lives: { value: tres }\nwait: { valor: dos }\n';
    expect(await mistakes('pages/es/_facts.yaml', facts)).toEqual(['2: Property valor is not allowed.']);
    const sections = 'heading: A\nsections:\n  - { type: prose, paragraphs: Words. }\n';
    expect(await mistakes('pages/es/_shared/end.yaml', sections)).toEqual(['1: Property heading is not allowed.']);
    expect(await mistakes('pages/_theme.yaml', 'radius: large\n')).toEqual([expect.stringMatching(/^1: /)]);
  });

  it.each(someOf(['', '_shared'], ['_shared']))(
    'finds nothing in the files of a whole site, in pages/%s',
    async (folder) => {
      const names = readdirSync(join(specification.pages, folder)).filter((name) => name.endsWith('.yaml'));
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) {
        const file = join('pages', folder, name);
        const text = readFileSync(join(specification.pages, folder, name), 'utf8');
        expect(text).toMatch(/^# yaml-language-server: \$schema=/);
        expect({ file, mistakes: await mistakes(file, text) }).toEqual({ file, mistakes: [] });
      }
    },
  );

  it('is led to the schema by the settings alone, where no line names it', async () => {
    const text = readFileSync(join(specification.pages, 'home.yaml'), 'utf8');
    const bare = text.replace(/^# yaml-language-server:.*$/m, '#');
    expect(await mistakes('pages/beside.yaml', bare)).toEqual([]);
    const mistyped = bare.replace(/^title:/m, 'titel:');
    expect(await mistakes('pages/other.yaml', mistyped)).toContain('2: Missing property "title".');
  });

  it.runIf(isThorough)('knows the files that pages share by the settings alone', async () => {
    const editor = new LanguageServer();
    await editor.start();
    const site = await mistakes('pages/_site.yaml', 'product: { name: A, slug: a, colour: red }\n', editor);
    expect(site).toContain('1: Property colour is not allowed.');
    const facts = await mistakes('pages/_facts.yaml', 'faxes: { value: 9 billion }\n', editor);
    expect(facts).toContain('1: Missing property "meaning".');
    const shared = await mistakes('pages/_shared/doors.yaml', 'section: []\n', editor);
    expect(shared).toContain('1: Property section is not allowed.');
    const [modeline] = readFileSync(join(specification.pages, '_shared/contact-doors.yaml'), 'utf8').split('\n');
    const section = await mistakes(
      'pages/_shared/rooms.yaml',
      `${modeline}\nsections:\n  - type: hero\n    headin: One\n`,
      editor,
    );
    expect(section).toEqual(['3: Missing property "heading".', '4: Property headin is not allowed.']);
    editor.stop();
  });
});

describe('completion on a page that is half typed', () => {
  it('offers every block after `type:`', async () => {
    expect(await offered(`${head}  - type: |\n`)).toEqual(
      [...types, 'shared'].sort((a, b) => (a === 'shared' ? 1 : b === 'shared' ? -1 : a < b ? -1 : 1)),
    );
  });

  it('offers the fields of the block that the section names, and those first', async () => {
    const { file, position } = await write(`${head}  - type: stats\n    |\n`);
    const offers = await server.complete(file, position);
    const fields = offers.filter(({ sortText = '' }) => !sortText.startsWith('~')).map(({ label }) => label);
    expect(fields).toEqual(expect.arrayContaining(['heading', 'text', 'background', 'items', 'buttons']));
    expect(fields).not.toContain('paragraphs');
    expect(await offered(`${head}  - type: card-grid\n    items:\n      - title: A card\n        |\n`)).toEqual([
      'text',
      'icon',
      'picture',
      'figure',
      'points',
      'link',
      'linkLabel',
    ]);
  });

  it('offers the choices of a field', async () => {
    expect(await offered(`${head}  - type: stats\n    background: |\n`)).toEqual(['plain', 'tinted', 'bold']);
    expect(await offered(`${head}    drawing: |\n`)).toEqual(expect.arrayContaining(['network', 'relay']));
  });

  it('writes a whole section of every type, valid as it stands, after a dash', async () => {
    const { file, position } = await write(`${head}  - |\n`);
    const offers = await server.complete(file, position);
    const folder = openPageFolder(join(projectRoot, 'schema/example-site'));
    for (const type of types) {
      const offer = offers.find(({ label }) => label === type);
      const words =
        offer?.insertText?.replaceAll(/\$\{\d+:((?:[^}\\]|\\.)*)\}/g, '$1').replaceAll(/\\([\\$}])/g, '$1') ?? '';
      const section = `  - ${words.replaceAll('\n', '\n  ')}\n`;
      const text = type === 'hero' ? head.replace('  - type: hero\n    heading: One\n', section) : head + section;
      expect({ type, mistakes: mistakesOf({ file: 'page.yaml', text }, folder) }).toEqual({ type, mistakes: '' });
      expect(offer?.documentation).toBeDefined();
    }
  });
});

describe('hover', () => {
  it('says what a field is for, in the words of its schema', async () => {
    expect(await hovered(head.replace('heading', 'he|ading'))).toContain(
      'The main heading of the page, in at most ten words.',
    );
    expect(await hovered(head.replace('title', 'ti|tle'))).toContain('What the browser tab and search results show');
  });

  it('shows Markdown as such and calls things by the words of the page format', async () => {
    const text = await hovered(`${head}    i|d: top\n`);
    expect(text).toContain('`id: prices`');
    expect(text).toMatch(/^#### hero/);
  });

  it('lists the blocks with what they are for', async () => {
    const text = await hovered(head.replace('type', 't|ype'));
    for (const type of types) expect(text).toContain(`\`${type}\``);
  });
});
