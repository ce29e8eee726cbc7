import { expect, it } from 'vitest';
import { formLabel } from './form-label.ts';
import { helpOf } from './help-of.ts';
import { blockTypes, fieldsOf, sectionSchema } from './schema.ts';
import { widgetFor } from './widget.ts';

it.each([
  ['The quotations.', 'Quotations', ''],
  ['The questions with their answers.', 'Questions and answers', ''],
  ['The people, in the order they are shown.', 'People', ''],
  ['Who runs the site.', 'Who runs the site', ''],
  ['The answer. A blank line begins a new paragraph.', 'Answer', 'A blank line begins a new paragraph.'],
  ['The articles, the newest first.', 'Articles', 'The articles, the newest first.'],
  ['One or two sentences below the heading.', 'Text', 'One or two sentences below the heading.'],
])('of “%s” at “%s” what the label doesn’t say is shown', (description, label, help) => {
  expect(helpOf({ description }, 'list', label)).toBe(help);
});

it('no field of a section is explained by what it is called alone', () => {
  const helps = blockTypes().flatMap((type) =>
    fieldsOf(sectionSchema(type) ?? {}, undefined).map(({ name, schema }) => {
      const label = formLabel(name, schema);
      return { label, help: helpOf(schema, widgetFor(schema), label) };
    }),
  );
  const empty = helps.filter(({ label, help }) => help.toLowerCase() === `the ${label.toLowerCase()}.`);
  expect(empty).toEqual([]);
});
