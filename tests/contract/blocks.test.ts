import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { drawings, icons } from '#kit';
import { blockRules } from '#kit/rules';
import { edit, removeFolder, temporaryFolder } from '../support/content.ts';
import { sharedChoiceProblems } from './checks/block-examples.ts';
import { blockProblems } from './checks/block-folders.ts';
import { pictureFields, schemaOf, sharedSchemaProblems } from './checks/block-schema.ts';
import { blockTypes } from './checks/files.ts';

describe('the folders of the blocks', () => {
  it('are complete: schema, examples, view, styles, registry and type', () => {
    expect(blockProblems(projectRoot)).toEqual([]);
  });

  it('show every variant and size of a button together', () => {
    expect(sharedChoiceProblems(projectRoot, blockTypes(projectRoot))).toEqual([]);
  });
});

const rulesOf = new Map<string, { slots?: object }>(Object.entries(blockRules));

it('each block with pictures says in its rules how wide its layout shows them', () => {
  const problems = blockTypes(projectRoot).flatMap((type) => {
    const said = Object.keys(rulesOf.get(type)?.slots ?? {});
    const shown = pictureFields(projectRoot, type);
    const file = `src/kit/blocks/${type}/rules.ts`;
    return [
      ...shown
        .filter((field) => !said.includes(field))
        .map((field) => `${file}: write \`slots: { ${field}: … }\`, how wide the layout shows it.`),
      ...said
        .filter((field) => !shown.includes(field))
        .map((field) => `${file}: \`${field}\` of \`slots\` is no picture.`),
    ];
  });
  expect(problems).toEqual([]);
});

describe('the shared schemas', () => {
  it('describe every field', () => {
    const files = readdirSync(join(projectRoot, 'schema')).filter((name) => /^(?!bundle).*\.schema\.json$/.test(name));
    expect(
      sharedSchemaProblems(
        projectRoot,
        files.map((name) => `schema/${name}`),
      ),
    ).toEqual([]);
  });

  it('list the icons and drawings that there are', () => {
    const { icon, drawing } = schemaOf(projectRoot, 'schema/definitions.schema.json')?.definitions ?? {};
    expect([...(icon?.enum ?? [])].sort()).toEqual(Object.keys(icons).sort());
    expect([...(drawing?.enum ?? [])].sort()).toEqual(Object.keys(drawings).sort());
  });
});

describe('what is deleted is named', () => {
  let root: string;
  const blocks = () => join(root, 'src/kit/blocks');
  beforeAll(() => {
    root = temporaryFolder();
  });
  afterAll(() => removeFolder(root));

  const deletions: [what: string, remove: () => void, message: string][] = [
    [
      'a block’s folder',
      () => rmSync(join(blocks(), 'hero'), { recursive: true }),
      'src/kit/blocks/registry.ts lists `hero`, but the folder src/kit/blocks/hero is missing.',
    ],
    [
      'a line of the registry',
      () => edit(join(blocks(), 'registry.ts'), /^.*StatTicker.*\n/m, ''),
      "src/kit/blocks/registry.ts does not list `stat-ticker`: add the line `export { StatTicker as 'stat-ticker' } from './stat-ticker/StatTicker.tsx';`.",
    ],
    [
      'a schema',
      () => rmSync(join(blocks(), 'table/schema.json')),
      'src/kit/blocks/table/schema.json is missing or is no JSON: it says which fields the block has.',
    ],
    [
      'a schema’s description',
      () => edit(join(blocks(), 'timeline/schema.json'), /("title": "[^"]*",)\s*"description": "[^"]*",/, '$1'),
      'src/kit/blocks/timeline/schema.json: the block has no description.',
    ],
    [
      'the description of a field inside of a list',
      () =>
        edit(
          join(blocks(), 'accordion/schema.json'),
          /,\s*"description": "The question as a visitor would ask it."/,
          '',
        ),
      'src/kit/blocks/accordion/schema.json: `items[].question` has no description.',
    ],
    [
      'the examples',
      () => rmSync(join(blocks(), 'calculator/examples.yaml')),
      'src/kit/blocks/calculator/examples.yaml is missing: every block shows what it can do.',
    ],
    [
      'an example that alone shows a field',
      () => edit(join(blocks(), 'timeline/examples.yaml'), /^ {4}eyebrow: .*\n/m, ''),
      'src/kit/blocks/timeline/examples.yaml: no example shows the field `eyebrow`.',
    ],
    [
      'an example’s description',
      () => edit(join(blocks(), 'steps/examples.yaml'), /^(plain|\S+):\n {2}description: .*\n/, '$1:\n'),
      'src/kit/blocks/steps/examples.yaml: the example `plain` has no description.',
    ],
    [
      'a view',
      () => rmSync(join(blocks(), 'contact-cards/ContactCards.tsx')),
      'src/kit/blocks/contact-cards/ContactCards.tsx is missing: it shows the block.',
    ],
    [
      'the styles',
      () => rmSync(join(blocks(), 'card-grid/styles.ts')),
      'src/kit/blocks/card-grid/styles.ts is missing: a file beside it imports it.',
    ],
    [
      'a generated type',
      () => edit(join(root, 'src/kit/model/types.generated.ts'), 'export interface ProseBlock {', 'interface Prose {'),
      'src/kit/model/types.generated.ts has no ProseBlock: run `npm run generate`.',
    ],
  ];

  it.each(deletions)('%s', (_, remove, message) => {
    for (const folder of ['src/kit/blocks', 'src/kit/model', 'schema'])
      cpSync(join(projectRoot, folder), join(root, folder), { recursive: true, force: true });
    remove();
    expect(blockProblems(root)).toContain(message);
  });

  it('the last example of a field that every section has', () => {
    for (const folder of ['src/kit/blocks', 'schema'])
      cpSync(join(projectRoot, folder), join(root, folder), { recursive: true, force: true });
    const examples = blockTypes(root).map((type) => join(blocks(), type, 'examples.yaml'));
    for (const file of examples) if (/^ {4}id: /m.test(readFileSync(file, 'utf8'))) edit(file, /^ {4}id: .*\n/gm, '');
    expect(sharedChoiceProblems(root, blockTypes(root))).toEqual([
      'No example of any block shows the field `id`, which every section has.',
    ]);
  });
});
