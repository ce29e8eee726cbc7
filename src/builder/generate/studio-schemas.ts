import { definitionName, isFields, kindCalled, resolved, type Schema } from '#kit/model';
import type { GeneratedFile } from '../base/generated-file.ts';
import { mapSchema } from '../schemas/bundle.ts';

/** What the Studio's forms are made from. */
export const studioSchemasFile = 'src/studio/form/schemas.generated.json';

/** Keywords that no form needs: how wide a text may run, what types are called, what only checks. */
const leftOut = [
  'room',
  'slot',
  'sourced',
  'saidWhole',
  'mayBeEmpty',
  'form',
  'examples',
  'tsType',
  'title',
  'ownExample',
  'whenChanged',
  'words',
  'sheet',
];

/** What a text chooses, where its choices are the names of drawings. */
const drawn: Readonly<Record<string, string>> = { IconName: 'icon', DrawingName: 'drawing' };

/**
 * The schemas as the Studio's forms read them: without what only the checks need, and with `used` at each field of a block: in
 * how many of the examples it stands, so that a form offers first what is wanted most. A field of words has one of these as its
 * `examples` (JSON Schema), unless its help says one (`ownExample`). A block's has `called`, its name for people.
 */
export function studioSchemas(bundle: Schema, examples: ReadonlyMap<string, readonly unknown[]>): GeneratedFile {
  const { Section: _, ...definitions } = bundle.definitions ?? {};
  const counts = new Map<Schema, Count>();
  for (const [type, sections] of examples)
    for (const section of sections) count({ $ref: definitionName(type) }, section, definitions, counts);
  const trimmed = Object.entries(definitions).map(([name, schema]) => [name, trim(schema, counts)]);
  return { file: studioSchemasFile, text: `${JSON.stringify(Object.fromEntries(trimmed), null, 1)}\n` };
}

/** In how many examples a field stands, and what it says in the first that shows it well. */
type Count = { used: number; words: string | undefined };

/** What is short and has neither marks nor names of figures: it is read as it is written. */
const showsWell = /^[^*_[\]()`\n]{2,60}$/;

function counted({ used, words }: Count, { kind }: Schema, value: unknown): Count {
  const isExample = typeof value === 'string' && kindCalled(kind).isMadeUp && showsWell.test(value);
  return { used: used + 1, words: words ?? (isExample ? value : undefined) };
}

function count(schema: Schema, value: unknown, definitions: Record<string, Schema>, counts: Map<Schema, Count>): void {
  const { properties = {}, items } = resolved(schema, definitions);
  if (Array.isArray(value)) for (const entry of value) count(items ?? {}, entry, definitions, counts);
  else if (isFields(value))
    for (const [field, inner] of Object.entries(value)) {
      const property = properties[field];
      if (!property) continue;
      const before = counts.get(property) ?? { used: 0, words: undefined };
      counts.set(property, counted(before, resolved(property, definitions), inner));
      count(property, inner, definitions, counts);
    }
}

function trim(schema: Schema, counts: ReadonlyMap<Schema, Count>): Schema {
  const kept = Object.entries(schema).filter(([key]) => !leftOut.includes(key));
  const kind = drawn[schema.tsType ?? ''];
  const { used, words } = counts.get(schema) ?? {};
  return {
    ...mapSchema(Object.fromEntries(kept), (inner) => trim(inner, counts)),
    ...(kind === undefined ? {} : { kind }),
    ...(used === undefined ? {} : { used }),
    ...(words === undefined || schema['ownExample'] === true ? {} : { examples: [words] }),
  };
}
