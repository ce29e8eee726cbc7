import { parse } from 'yaml';
import type { Schema } from '#kit/model';
import { schemaOf } from './block-schema.ts';
import { textOf } from './files.ts';

type Example = { description?: string; block?: Record<string, unknown> };

/** What the examples of a block lack: a description, an optional field, a choice of a list. */
export function exampleProblems(root: string, type: string): string[] {
  const file = `src/kit/blocks/${type}/examples.yaml`;
  const examples = examplesOf(root, type);
  if (!examples) return [`${file} is missing: every block shows what it can do.`];
  const entries = Object.entries(examples);
  if (entries.length === 0) return [`${file} holds no example.`];
  const schema = schemaOf(root, `src/kit/blocks/${type}/schema.json`);
  const blocks = entries.map(([, { block }]) => block);
  return [
    ...entries.flatMap(([name, { description, block }]) => [
      ...(description ? [] : [`${file}: the example \`${name}\` has no description.`]),
      ...(block?.type === type ? [] : [`${file}: the example \`${name}\` is no block of the type \`${type}\`.`]),
    ]),
    ...(schema
      ? unshownFields(schema, blocks).map((field) => `${file}: no example shows the field \`${field}\`.`)
      : []),
    ...(schema
      ? unshownChoices(resolved(root, schema), blocks).map((choice) => `${file}: no example shows ${choice}.`)
      : []),
  ];
}

/** What no block's example shows: variants and sizes of buttons, whose styles would be missing in the sheet, and fields of every section. */
export function sharedChoiceProblems(root: string, types: readonly string[]): string[] {
  const { button, sectionHead } = schemaOf(root, 'schema/definitions.schema.json')?.definitions ?? {};
  const text = types.map((type) => textOf(root, `src/kit/blocks/${type}/examples.yaml`) ?? '').join('\n');
  const choices = ['variant', 'size'].flatMap((field) =>
    (button?.properties?.[field]?.enum ?? [])
      .filter((choice) => !new RegExp(`\\b${field}: ${choice}[\\s,}]`).test(text))
      .map((choice) => `No example of any block shows a button with \`${field}: ${choice}\`.`),
  );
  const heads = Object.keys(sectionHead?.properties ?? {})
    .filter((field) => !new RegExp(`^ {4}${field}: `, 'm').test(text))
    .map((field) => `No example of any block shows the field \`${field}\`, which every section has.`);
  return [...choices, ...heads];
}

function examplesOf(root: string, type: string): Record<string, Example> | undefined {
  const text = textOf(root, `src/kit/blocks/${type}/examples.yaml`);
  return text === undefined ? undefined : ((parse(text) ?? {}) as Record<string, Example>);
}

function unshownFields(schema: Schema, blocks: readonly unknown[]): string[] {
  const shown = new Set(blocks.flatMap((block) => Object.keys(block ?? {})));
  return Object.keys(schema.properties ?? {}).filter((field) => !shown.has(field));
}

/** What no single block has to show in all its forms; `sharedChoiceProblems` looks at all blocks together. */
const sharedLists = /#\/definitions\/(icon|drawing|button|figure|image|action)$/;

/** The schema with the short lists of schema/definitions.schema.json put in. */
function resolved(root: string, schema: Schema): Schema {
  const definitions = schemaOf(root, 'schema/definitions.schema.json')?.definitions ?? {};
  const visit = (inner: Schema): Schema => {
    if (inner.$ref && !sharedLists.test(inner.$ref)) {
      const definition = definitions[inner.$ref.split('/').at(-1) ?? ''] ?? inner;
      // The head of a section refers on to what its texts are.
      return definition.$ref && definition !== inner ? visit(definition) : definition;
    }
    const properties = Object.entries(inner.properties ?? {}).map(([name, property]) => [name, visit(property)]);
    return {
      ...inner,
      properties: Object.fromEntries(properties),
      ...(inner.items ? { items: visit(inner.items) } : {}),
    };
  };
  return visit(schema);
}

function unshownChoices(schema: Schema, values: readonly unknown[]): string[] {
  const present = values.filter((value) => value !== undefined);
  const unshown = (schema.enum ?? []).filter((choice) => !present.some((value) => value === choice));
  // Leaving a field out shows what holds without it, which is one of its choices.
  const isShownByDefault = unshown.length === 1 && present.length < values.length;
  const own = isShownByDefault ? [] : unshown.map((choice) => `\`${String(choice)}\``);
  const inItems = schema.items
    ? unshownChoices(
        schema.items,
        present.flatMap((value) => (Array.isArray(value) ? value : [])),
      )
    : [];
  const inProperties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    unshownChoices(
      property,
      present.map((value) => fieldsOf(value)[name]),
    ).map((choice) => `\`${name}\`: ${choice}`),
  );
  return [...own, ...inItems, ...inProperties];
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
