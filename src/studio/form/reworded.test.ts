import { expect, it } from 'vitest';
import { isFields, nounOf, type Schema } from '#kit/model';
import type { Choices } from '../worker/protocol.ts';
import { formLabel } from './form-label.ts';
import { helpOf, helpWithExample } from './help-of.ts';
import { newValue } from './new-value.ts';
import { definitions, isColors, resolve } from './schema.ts';
import { widgetFor } from './widget.ts';

const choices: Choices = {
  languages: [],
  ownLists: [],
  pages: [],
  forms: [],
  inquiryTypes: [],
  pictures: [],
  publicFiles: [],
  facts: [],
  shared: [],
} as unknown as Choices;

const other = (words: string) => `Of one thing, such as “x”: a colour from _shared. ${words}`;

/** The same with every description in other words. */
function reworded(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((inner) => reworded(inner));
  if (typeof value === 'string' && name === 'description') return other(value);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, reworded(inner, key)]));
}

/** Each field of a schema, however deep, with its name. */
function* fieldsIn(schema: Schema, name: string): Generator<readonly [schema: Schema, name: string]> {
  yield [schema, name];
  for (const [inner, field] of Object.entries(schema.properties ?? {})) yield* fieldsIn(field, inner);
  for (const key of ['items', 'additionalProperties', 'then', 'else']) {
    const inner = schema[key];
    if (isFields(inner)) yield* fieldsIn(inner, name);
  }
}

/** All that a form makes of a field but its help. */
function made(schema: Schema, name: string) {
  const field = resolve(schema);
  const widget = widgetFor(field);
  return {
    widget,
    label: formLabel(name, field),
    noun: nounOf(name, field),
    value: newValue(field, name, choices),
    isColors: isColors(field),
    example: helpWithExample('', field, undefined),
  };
}

it('a description in other words changes no widget, no label, no noun and no first value; as help it is said as it is', () => {
  let count = 0;
  for (const [definition, schema] of Object.entries(definitions)) {
    const fields = [...fieldsIn(schema, definition)];
    const others = [...fieldsIn(reworded(schema) as Schema, definition)];
    expect(others.length).toBe(fields.length);
    fields.forEach(([field, name], index) => {
      const [changed] = others[index] ?? [{}];
      count++;
      expect(made(changed, name), `${definition}: ${name}`).toEqual(made(field, name));
      const widget = widgetFor(resolve(field));
      const [help, now] = [field, changed].map((one) => helpOf({ ...resolve(one), ...one }, widget));
      const isOwn = field.description === undefined || field.help !== undefined || help === '';
      expect(now, `${definition}: ${name}`).toBe(isOwn ? help : other(field.description ?? ''));
    });
  }
  expect(count).toBeGreaterThan(500);
});
