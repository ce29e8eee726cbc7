import { expect, it } from 'vitest';
import { compileContent } from '#engine';
import type { Schema } from '#kit/model';
import { sampleFiles } from '../../../tests/diagnostics/support/samples.ts';
import { projectRoot } from '../base/project-root.ts';
import { readSchemas } from './bundle.ts';
import { createChecker } from './create-checker.ts';
import { compileSchemas } from './standalone.ts';

const nested: Schema = { $ref: '../../../schema/definitions.schema.json#/definitions/sections' };

/** A block that holds sections beside its other fields, and deep inside of a list. */
const columns: Schema = {
  title: 'ColumnsBlock',
  type: 'object',
  additionalProperties: false,
  required: ['type', 'left'],
  properties: {
    type: { const: 'columns' },
    left: nested,
    rows: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        properties: {
          cell: { type: 'object', additionalProperties: false, properties: { content: nested } },
        },
      },
    },
  },
};

const schemas = readSchemas(projectRoot);
const checker = createChecker(await compileSchemas({ ...schemas, blocks: { ...schemas.blocks, columns } }));

const page = (left: string, content: string) => `title: Two columns of words
description: A page whose sections stand inside of another one, and not in a list of items.
sections:
  - type: hero
    heading: Two columns
    text: Go [to the left](#left-side) or [deep inside](#deep-inside).
  - type: columns
    left:
      - { type: prose, heading: Left, id: ${left}, paragraphs: Words. }
    rows:
      - cell:
          content:
            - { type: prose, heading: Deep, id: ${content}, paragraphs: Words. }
`;

function errorsOf(text: string): { code: string; where: string | undefined }[] {
  const files = sampleFiles('');
  const pages = [...files.pages, { file: 'pages/columns.yaml', text }];
  const { diagnostics } = compileContent({ ...files, pages }, checker);
  return diagnostics
    .filter(({ file, severity }) => file === 'pages/columns.yaml' && severity === 'error')
    .map(({ code, where }) => ({ code, where }));
}

it('finds the sections of a block wherever they stand: links lead to them', () => {
  expect(errorsOf(page('left-side', 'deep-inside'))).toEqual([]);
});

it('names the place of a nested section as that of a section', () => {
  expect(errorsOf(page('left-side', 'deep-inside').replace('heading: Left,', 'headin: Left,'))).toEqual([
    { code: 'field/unknown', where: 'Columns, section 2 (columns), section 1 (prose)' },
  ]);
});

it('finds an anchor that stands twice, and a link to one that is gone', () => {
  expect(errorsOf(page('left-side', 'left-side')).map(({ code }) => code)).toEqual([
    'link/unknown-anchor',
    'anchor/duplicate',
  ]);
});
