import { expect, it } from 'vitest';
import { helpOf, helpWithExample } from './help-of.ts';
import { definitions, fieldsOf, sectionSchema } from './schema.ts';
import { widgetFor } from './widget.ts';

const fields = fieldsOf(sectionSchema('accordion') ?? {}, undefined);

/** The help of a field of questions and answers that says this. */
function help(name: string, value: unknown): string {
  const schema = fields.find((field) => field.name === name)?.schema ?? {};
  return helpWithExample(helpOf(schema, widgetFor(schema)), schema, value);
}

it('a field that says nothing of its own yet has an example of its words, and one that does has none', () => {
  const example = /For example: “[^”]+”$/;
  for (const empty of [undefined, '', 'Sample heading']) expect(help('heading', empty)).toMatch(example);
  expect(help('heading', 'What people ask')).toBe('');
  expect(help('eyebrow', undefined)).toMatch(/^A few words .*\. For example/);
  // What is chosen has its choices, and a list its entries.
  for (const name of ['background', 'items', 'hidden']) expect(help(name, undefined)).not.toMatch(example);
});

it('no example has marks, names of figures or line breaks: it is read as it is written', () => {
  const examples = Object.values(definitions).flatMap(examplesIn);
  expect(examples.length).toBeGreaterThan(50);
  expect(examples.filter((words) => /[*_[\]`\n]|\(\(/.test(words))).toEqual([]);
});

function examplesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, inner]) =>
    name === 'examples' && Array.isArray(inner) ? inner.map(String) : examplesIn(inner),
  );
}
