// In a process of its own: the code of a site is taken in once for all that a process does.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { changeContent } from '#builder/change';
import { cacheFolder, loadChecker, loadSampleSite, readContent } from '#builder/files';
import { loadGallery } from '#builder/generate';
import { bundleSite, collectRules, loadOwnCode } from '#builder/render';
import { compileContent } from '#engine';
import { planMigration } from '#engine/refactor';
import { valueAt } from '#kit/model';
import { edit, removeFolder, temporaryFolder, writeSmallSite } from '../../../tests/support/content.ts';
import { isThorough } from '../../../tests/support/extent.ts';
import { photograph } from '../../../tests/support/originals.ts';
import { ownBlock, ownSection } from '../../../tests/support/own-block.ts';
import { noOwnCode, ownCode, putOwnCode } from '../base/own-code.ts';
import { loadServer } from '../render/bundle.ts';
import { structuredData } from '../render/structured-data.ts';

const folders: string[] = [];
afterEach(() => putOwnCode(noOwnCode));
afterAll(() => folders.forEach(removeFolder));

/** A block that holds sections, as an editor writes it and as it is made. */
const drawerSection = `  - type: drawer
    sections:
      - type: prose
        paragraphs: What **lies** in it.
      - type: tide-table
        items: [{ day: Monday, high: "06:12" }]
`;
const drawer = {
  'blocks/drawer/schema.json': JSON.stringify({
    title: 'DrawerBlock',
    description: 'A drawer of sections.',
    type: 'object',
    additionalProperties: false,
    required: ['type', 'sections'],
    properties: {
      type: { const: 'drawer', description: 'Always `drawer`.' },
      sections: {
        $ref: '../../node_modules/pagewright/schema/definitions.schema.json#/definitions/sections',
        description: 'What lies in it.',
      },
    },
  }),
  'blocks/drawer/examples.yaml': `plain:\n  description: One section.\n  block:\n    type: drawer\n    sections: [{ type: prose, paragraphs: A word. }]\n`,
  'blocks/drawer/Drawer.tsx': `import { Section, Sections } from 'pagewright/block';
export const Drawer = ({ sections }) => <Section block="drawer"><Sections sections={sections} /></Section>;
`,
};

/** The guide's block with another text in one of its files. */
const changed = (file: string, from: string, to: string) => {
  const name = `blocks/tide-table/${file}`;
  return { ...ownBlock, [name]: (ownBlock[name] ?? '').replace(from, to) };
};

/** A site with a block of its own, `tide-table`, on its page. */
function newSite(files: Record<string, string> = ownBlock): string {
  const site = temporaryFolder();
  folders.push(site);
  writeSmallSite(site, 1);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  writeFileSync(
    join(site, 'pages/page-1.yaml'),
    `${readFileSync(join(site, 'pages/page-1.yaml'), 'utf8')}${ownSection}`,
  );
  return site;
}

function compiledContent(site: string) {
  return compileContent(readContent(site, join(site, 'pages'), join(site, 'public')), loadChecker(projectRoot));
}

it('is checked as the builder’s are: a slip in it is told on its line, with what to write', async () => {
  const site = newSite();
  await loadOwnCode(site);
  expect(compiledContent(site).diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  edit(join(site, 'pages/page-1.yaml'), 'day: Tuesday, high:', 'day: Tuesday, hihg:');
  const wrong = compiledContent(site).diagnostics.filter(({ severity }) => severity === 'error');
  expect(wrong).toMatchObject([{ code: 'field/unknown', help: 'Change it to `high`.' }]);
  const line = readFileSync(join(site, 'pages/page-1.yaml'), 'utf8').split('\n')[(wrong[0]?.line ?? 0) - 1];
  expect(line).toContain('hihg');
});

it('is brought forward: a field whose schema says what it was called gets its name in the pages', async () => {
  const site = newSite(changed('schema.json', '"form": "a time', '"was": "at", "form": "a time'));
  const page = join(site, 'pages/page-1.yaml');
  const today = readFileSync(page, 'utf8');
  writeFileSync(page, today.replaceAll('high:', 'at:'));
  await loadOwnCode(site);
  expect(compiledContent(site).diagnostics.map(({ help }) => help)).toContain('Change it to `high`.');
  changeContent(join(site, 'pages'), (given) => planMigration(given, []), { isDryRun: false });
  expect(readFileSync(page, 'utf8')).toBe(today);
});

describe('its rules', () => {
  const errorsOf = (site: string) => compiledContent(site).diagnostics.filter(({ severity }) => severity === 'error');

  it('tell a slip that no schema can, once and on its line, and what is worth knowing', async () => {
    const site = newSite();
    await loadOwnCode(site);
    edit(join(site, 'pages/page-1.yaml'), 'day: Tuesday', 'day: Monday');
    const [wrong, ...others] = errorsOf(site);
    expect(others).toEqual([]);
    expect(wrong).toMatchObject({ code: 'own/tide-table', message: 'The day `Monday` stands here twice.' });
    const line = readFileSync(join(site, 'pages/page-1.yaml'), 'utf8').split('\n')[(wrong?.line ?? 0) - 1];
    expect(line?.slice((wrong?.column ?? 0) - 1)).toMatch(/^Monday, high: "05:01"/);
    edit(join(site, 'blocks/tide-table/rules.ts'), "severity: 'error' as const", "severity: 'note' as const");
    await loadOwnCode(site);
    expect(errorsOf(site)).toEqual([]);
    expect(compiledContent(site).diagnostics.map(({ code }) => code)).toContain('own/tide-table');
  });

  it.runIf(isThorough)('say how wide its pictures are, and what search engines read', async () => {
    const field = ownBlock['blocks/tide-table/schema.json']?.replace(
      '"items": {',
      `"picture": {
      "$ref": "../../node_modules/pagewright/schema/definitions.schema.json#/definitions/picture",
      "description": "The harbour."
    },
    "items": {`,
    );
    const site = newSite({ ...ownBlock, 'blocks/tide-table/schema.json': field ?? '' });
    const shown = 'type: tide-table\n    picture: { file: coast/dunes.jpg, alt: Dunes }';
    mkdirSync(join(site, 'pages/_media/coast'), { recursive: true });
    writeFileSync(join(site, 'pages/_media/coast/dunes.jpg'), await photograph({ width: 2600, height: 1400 }));
    edit(join(site, 'pages/page-1.yaml'), 'type: tide-table', shown);
    const sizes = async () => {
      await loadOwnCode(site);
      const { pages, diagnostics } = compiledContent(site);
      expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
      const page = pages.find(({ source }) => source.file.endsWith('page-1.yaml'))?.page;
      const section: object = page?.sections.find(({ type }) => String(type) === 'tide-table') ?? {};
      const facts = { site: compiledContent(site).context.site, origin: 'https://example.org' };
      const more = { organizationDescription: '', email: undefined, profiles: [] };
      const data = page ? structuredData(page, { ...facts, ...more }) : [];
      return { width: 'picture' in section && valueAt(section, ['picture', 'width']), data };
    };
    const before = await sizes();
    expect(before.data).toContainEqual(
      expect.objectContaining({
        '@type': 'Dataset',
        url: 'https://example.org/page-1',
        description: 'Monday 06:12, Tuesday 05:01',
      }),
    );
    edit(
      join(site, 'blocks/tide-table/rules.ts'),
      '  problems:',
      '  slots: { picture: { from: { 0: { part: 0.5, less: 0 } }, most: 320 } },\n  problems:',
    );
    expect(await sizes()).toMatchObject({ width: 320 });
    expect(before.width).toBeGreaterThan(320);
  });

  it('that fail are told on the section', async () => {
    const site = newSite(changed('rules.ts', 'items.flatMap(', 'items.none.flatMap('));
    await loadOwnCode(site);
    expect(errorsOf(site)).toMatchObject([
      { code: 'own/tide-table', message: expect.stringMatching(/^`blocks\/tide-table\/rules\.ts` fails: /) },
    ]);
  });

  it.each([
    ['export const rules', 'export const others', /^`blocks\/tide-table\/rules\.ts`: it gives out no `rules`/],
    ['  problems:', '  slots: { picture: { most: 10 } },\n  problems:', /rules\.ts`: the slot `picture` has to say/],
  ])('that can’t be rules are refused in words: %s', async (from, to, message) => {
    await expect(loadOwnCode(newSite(changed('rules.ts', from, to)))).rejects.toThrow(message);
  });
});

it('is meant by what people call it', async () => {
  const site = newSite();
  await loadOwnCode(site);
  edit(join(site, 'pages/page-1.yaml'), 'type: tide-table', 'type: high water');
  const wrong = compiledContent(site).diagnostics.filter(({ severity }) => severity === 'error');
  expect(wrong).toMatchObject([{ code: 'block/unknown', message: expect.stringContaining('high water') }]);
  expect(`${wrong[0]?.message} ${wrong[0]?.help}`).toContain('tide-table');
});

it('stands in the gallery with its examples, its words and its fields', async () => {
  await loadOwnCode(newSite());
  const { blocks } = loadGallery(projectRoot);
  const own = blocks.find(({ type }) => type === 'tide-table');
  expect(own).toMatchObject({ about: 'When the water is high, day by day.', words: ['tides', 'high-water'] });
  expect(own?.examples.map(({ name }) => name)).toEqual(['plain', 'full']);
  expect(own?.fields.map(({ path }) => path.join('.'))).toEqual(expect.arrayContaining(['items.day', 'items.note']));
});

describe('its view', () => {
  const cache = cacheFolder('test-own-blocks');

  async function rendered(site: string): Promise<string> {
    await loadOwnCode(site);
    mkdirSync(cache, { recursive: true });
    const bundle = await bundleSite(cache, 'full');
    const server = await loadServer(bundle);
    const { pages, context } = compiledContent(site);
    const page = pages.find(({ source }) => source.file.endsWith('page-1.yaml'))?.page;
    if (!page) throw new Error('There is no page.');
    return server.createRenderer(context.site, server.createSheet()).render({ page });
  }

  it('is rendered with the builder’s parts, its styles gathered from its examples', async () => {
    const html = await rendered(newSite());
    expect(html).toMatch(/<section[^>]* data-block="tide-table"[^>]*>/);
    expect(html).toMatch(/<h2[^>]*>Tides of the week<\/h2>/);
    expect(html).toMatch(/<strong>Spring<\/strong> tide/);
    const bundle = await bundleSite(cache, 'full');
    const rules = collectRules(loadSampleSite(projectRoot, loadChecker(projectRoot)), await loadServer(bundle));
    expect(rules.map(({ css }) => css).join('')).toContain('letter-spacing:.123em');
    expect(bundle.blocks).toMatch(/^\/assets\/blocks-\w+\.js$/);
    expect(bundle.assets.some(({ path }) => `/${path}` === bundle.blocks)).toBe(true);
  });

  it('holds sections of any kind, checked and shown as those of tabs are', async () => {
    const site = newSite({ ...ownBlock, ...drawer });
    edit(join(site, 'pages/page-1.yaml'), ownSection, drawerSection);
    const html = await rendered(site);
    expect(html).toMatch(/data-block="drawer"[\s\S]*data-block="prose"[\s\S]*<strong>lies<\/strong>/);
    expect(html).toMatch(/data-block="tide-table"[\s\S]*06:12/);
    expect(readFileSync(join(site, '.pagewright/blocks.d.ts'), 'utf8')).toContain('"sections": SectionData[];');
    expect(readFileSync(join(site, '.pagewright/blocks.d.ts'), 'utf8')).toContain(
      'export type OwnSection = DrawerBlock | TideTableBlock;',
    );
    edit(join(site, 'pages/page-1.yaml'), 'high: "06:12"', 'hihg: "06:12"');
    const wrong = compiledContent(site).diagnostics.filter(({ severity }) => severity === 'error');
    expect(wrong).toMatchObject([{ code: 'field/unknown', help: 'Change it to `high`.' }]);
  });

  it.runIf(isThorough)('that fails is told with its place and the page', async () => {
    const site = newSite();
    edit(
      join(site, 'blocks/tide-table/TideTable.tsx'),
      'return (',
      'if (items.length === 2) throw new Error("No boat");\n  return (',
    );
    await expect(rendered(site)).rejects.toThrow(
      /^blocks\/tide-table\/TideTable\.tsx:10:\d+: this view fails on the page “Page 1 of a small site”: No boat$/,
    );
  });
});

it('nothing is made of it twice, and again where a file of it has changed', async () => {
  const site = newSite();
  await loadOwnCode(site);
  const { key } = ownCode();
  await loadOwnCode(site);
  expect(ownCode().key).toBe(key);
  edit(join(site, 'blocks/tide-table/schema.json'), '"minItems": 1', '"minItems": 3');
  await loadOwnCode(site);
  expect(ownCode().key).not.toBe(key);
  expect(compiledContent(site).diagnostics.map(({ code }) => code)).toContain('list/too-short');
});

const renamed = (name: string) =>
  Object.fromEntries(Object.entries(ownBlock).map(([file, text]) => [file.replace('tide-table', name), text]));

it.each([
  [renamed('hero'), /^`blocks\/hero\/`: the builder has a block `hero`/],
  [renamed('Tide_Table'), /^`blocks\/Tide_Table\/`: `Tide_Table` can't be a block's name/],
  [changed('schema.json', '"required"', 'required'), /^blocks\/tide-table\/schema\.json:\d+: /],
  [changed('schema.json', '"const": "tide-table"', '"const": "tides"'), /schema\.json: its field `type` has to be/],
  [changed('schema.json', '"minItems"', '"minimumItems"'), /schema\.json: `minimumItems` is no keyword/],
  [
    changed('schema.json', '"form": "a time', '"was": "day", "form": "a time'),
    /schema\.json: `high` can’t have been `day`/,
  ],
  [changed('schema.json', 'definitions/richText', 'definitions/richTexts'), /no definition `richTexts`/],
  [changed('TideTable.tsx', '<Section', '<Section <'), /^The site's own code can't be compiled\.[\s\S]*TideTable\.tsx/],
  [changed('TideTable.tsx', 'export function TideTable', 'export function Tides'), /TideTable/],
])('what can’t be one is refused in words: %#', async (files, message) => {
  await expect(loadOwnCode(newSite(files as Record<string, string>))).rejects.toThrow(message);
});

it('that lacks a file is refused in words', async () => {
  const site = newSite();
  rmSync(join(site, 'blocks/tide-table/examples.yaml'));
  await expect(loadOwnCode(site)).rejects.toThrow('`blocks/tide-table/examples.yaml` is missing.');
});

it.runIf(isThorough)('whose example has a slip is refused in words where examples are read', async () => {
  await loadOwnCode(newSite(changed('examples.yaml', 'day: Today', 'dya: Today')));
  expect(() => loadSampleSite(projectRoot, loadChecker(projectRoot))).toThrow(
    /^blocks\/tide-table\/examples\.yaml#plain: .*`dya`/,
  );
});

it.each([
  ['block:', 'blok:', 'each with a `description` and a `block`'],
  ['plain:', 'plain', 'examples.yaml: '],
])('whose examples are written otherwise is refused in words: %s, %s', async (from, to, words) => {
  await expect(loadOwnCode(newSite(changed('examples.yaml', from, to)))).rejects.toThrow(words);
});
