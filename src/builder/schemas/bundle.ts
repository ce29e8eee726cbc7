import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionName, isFields, isSchema, type Schema, withLeaf } from '#kit/model';
import { ownCode } from '../base/own-code.ts';

/** The schemas of a checkout: `schema/*.schema.json` by name, and the one of every block folder by type. */
export type SchemaFiles = { shared: Record<string, Schema>; blocks: Record<string, Schema> };

/** The files of all schemas, named from `root`: of those that are shared by their names, and of blocks by their types, sorted. */
export function schemaFilesBelow(root: string): Record<'shared' | 'blocks', [name: string, file: string][]> {
  const shared = ['definitions', 'page', 'shared', 'shared-file', 'facts', 'site', 'theme'];
  const entries = readdirSync(join(root, 'src/kit/blocks'), { withFileTypes: true });
  const types = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return {
    shared: [
      ...shared.map((name): [string, string] => [name, `schema/${name}.schema.json`]),
      ['message', 'supabase/functions/send-contact-email/message.schema.json'],
    ],
    blocks: types.sort().map((type) => [type, `src/kit/blocks/${type}/schema.json`]),
  };
}

/** Reads every schema below `root`. Throws where a file is missing or is not JSON; the message names the file. */
export function readSchemas(root: string): SchemaFiles {
  const files = schemaFilesBelow(root);
  const read = (some: readonly [string, string][]): Record<string, Schema> =>
    Object.fromEntries(some.map(([name, file]) => [name, readSchema(root, file)]));
  const { message = {}, ...shared } = read(files.shared);
  return { shared: { ...shared, site: withFieldTexts(shared['site'] ?? {}, message) }, blocks: read(files.blocks) };
}

/** Reads the schema in a file, named from `root`. Throws where it is missing or is not JSON; the message names the file and the line. */
export function readSchema(root: string, file: string): Schema {
  const text = readFileSync(join(root, file), 'utf8');
  try {
    return JSON.parse(text) as Schema;
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const [, place] = /at position (\d+)/.exec(words) ?? [];
    const line = place === undefined ? '' : `:${text.slice(0, Number(place)).split('\n').length}`;
    throw new Error(`${file}${line}: ${words}`);
  }
}

/** The schemas of a checkout with those of the site's own blocks. */
export function siteSchemas(root: string): SchemaFiles {
  const { shared, blocks } = readSchemas(root);
  const own = ownCode().blocks;
  const added = own?.blockTypes.map((type) => [type, readSchema(own.folder, `${type}/schema.json`)] as const) ?? [];
  const all = [...Object.entries(blocks), ...added].sort(([one], [other]) => (one < other ? -1 : 1));
  return { shared, blocks: Object.fromEntries(all) };
}

/** The schema of the site's file, which has words for every field that a message has. */
function withFieldTexts(site: Schema, { properties = {} }: Schema): Schema {
  const words = Object.keys(properties).map((name): [string, Schema] => [
    name,
    {
      $ref: 'definitions.schema.json#/definitions/fieldText',
      description: `The words of the field \`${name}\`.`,
      help: 'What stands at this field of the contact form.',
    },
  ]);
  const fields: Schema = {
    ...site.properties?.['fields'],
    additionalProperties: false,
    required: words.map(([name]) => name),
    properties: Object.fromEntries(words),
  };
  return { ...site, properties: { ...site.properties, fields } };
}

/**
 * One self-contained schema from the files: references to shared definitions point inside it.
 * A definition without a title is a leaf and is merged into each place that uses it,
 * so that the place keeps its own description. Sections, and what says `scheduled`, can be hidden or shown for a time.
 */
export function bundleSchemas({ shared, blocks }: SchemaFiles): Schema {
  const leaves = shared['definitions']?.definitions ?? {};
  const definitions: Record<string, Schema> = {};
  const resolve = (unresolved: Schema): Schema => {
    const { oncePerSite: _once, asOriginal: _same, ...own } = unresolved;
    const schema = own['scheduled'] === true ? withSchedule(own) : own;
    const name = schema.$ref?.match(/#\/definitions\/(\w+)$/)?.[1];
    if (name === undefined) return mapSchema(schema, resolve);
    const definition = leaves[name];
    if (!definition) throw new Error(`schema: there is no definition \`${name}\`.`);
    if (definition.title === undefined) return resolve(withLeaf(schema, definition));
    const { $ref: _, ...siblings } = schema;
    definitions[definition.title] ??= resolve(definition);
    return { $ref: `#/definitions/${definition.title}`, ...siblings };
  };
  const add = (schema: Schema, title: string) => {
    const { $schema: _, $id: __, ...rest } = schema;
    definitions[title] = resolve(rest);
  };
  const head = leaves['sectionHead']?.properties ?? {};
  for (const [type, schema] of Object.entries(blocks))
    add({ ...withHead(schema, head), scheduled: true }, definitionName(type));
  add({ ...shared['shared'], scheduled: true }, 'SharedSection');
  definitions['Section'] = {
    title: 'Section',
    description: 'A section of a page; its `type` says which fields it has.',
    oneOf: Object.keys(blocks).map((type) => ({ $ref: `#/definitions/${definitionName(type)}` })),
  };
  for (const name of ['page', 'shared-file', 'facts', 'site', 'theme'])
    add(shared[name] ?? {}, shared[name]?.title ?? name);
  for (const [name, title] of overlays) add(overlayOf(shared[name] ?? {}), title);
  return { $schema: 'http://json-schema.org/draft-07/schema#', definitions };
}

/** The schema of a block with the fields that every section has, behind its type. */
function withHead({ properties: { type, ...own } = {}, ...schema }: Schema, head: Record<string, Schema>): Schema {
  return { ...schema, properties: { ...(type ? { type } : {}), ...head, ...own } };
}

/** What the folder of a language says other than the original's file, and what that is called. */
const overlays = [
  ['site', 'SiteOverlay'],
  ['facts', 'FactsOverlay'],
] as const;

/**
 * The schema of what a language says other than the original: every field can be left out, and those that a site has once
 * (`"oncePerSite": true`) aren't there. Lists, and values that are compiled, are said whole.
 */
function overlayOf({ required, dependencies: _needed, title: _title, ...schema }: Schema): Schema {
  if (schema.kind !== undefined) return { ...schema, ...(required ? { required } : {}) };
  const own = Object.entries(schema.properties ?? {}).filter(([, field]) => field['oncePerSite'] !== true);
  const { additionalProperties: others } = schema;
  return {
    ...schema,
    ...(schema.properties
      ? { properties: Object.fromEntries(own.map(([name, field]) => [name, overlayOf(field)])) }
      : {}),
    ...(typeof others === 'object' ? { additionalProperties: overlayOf(others) } : {}),
    ...(schema.items ? asOriginal(schema) : {}),
  };
}

/** A list of which a language says the words alone: what else its entries have (`"asOriginal": true`) may stand there, and isn't asked for. */
function asOriginal({ items = {}, whenAbsent }: Schema): Schema {
  const { properties } = items;
  const isLeft = (name: string) => properties?.[name]?.['asOriginal'] === true;
  const fields = Object.entries(properties ?? {}).map(([name, field]) => [
    name,
    isLeft(name) ? { ...field, forPrograms: true } : field,
  ]);
  const implied = whenAbsent?.map((entry) =>
    isFields(entry) ? Object.fromEntries(Object.entries(entry).filter(([name]) => !isLeft(name))) : entry,
  );
  return {
    items: { ...items, ...(properties ? { properties: Object.fromEntries(fields) } : {}) },
    ...(implied ? { whenAbsent: implied } : {}),
  };
}

/**
 * The schema of something that can be hidden or shown for a time, with the fields that say so. Where it has a group of fields
 * of such a name, a text is the day and a group is its own.
 */
function withSchedule({ scheduled: _, ...schema }: Schema): Schema {
  const properties = { ...schema.properties };
  for (const name of ['hidden', 'from', 'until']) {
    const field: Schema = { $ref: `definitions.schema.json#/definitions/${name}` };
    const own = properties[name];
    const isDay = { type: 'string' };
    const about = { description: own?.description ?? '', ...(own?.help === undefined ? {} : { help: own.help }) };
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nothing awaits this
    properties[name] = own ? { ...about, if: isDay, then: field, else: own } : field;
  }
  return { ...schema, properties };
}

/** Keywords that only speak to people and to forms: nothing is checked by them. */
export const voices: readonly string[] = [
  'label',
  'keepsCapital',
  'help',
  'ownExample',
  'widget',
  'ofKinds',
  'isNeeded',
  'forPrograms',
  'sample',
  'sampleOf',
  'called',
  'words',
  'sheet',
  'mainFields',
  'whenAbsent',
  'whenChanged',
];

const heard: ReadonlySet<string> = new Set(['label', 'keepsCapital', 'whenAbsent', 'whenChanged']);

/** Those that the engine says nothing by: what changed is told by the labels of forms, and by what a list holds that nothing is said of. */
export const unheard = ['description', ...voices.filter((keyword) => !heard.has(keyword))];

/** The schema without some of its keywords, however deep. */
export function withoutKeywords(schema: Schema, left: readonly string[]): Schema {
  const kept = Object.entries(schema).filter(([keyword]) => !left.includes(keyword));
  return mapSchema(Object.fromEntries(kept), (inner) => withoutKeywords(inner, left));
}

/** The schemas without what says when something is shown or to be looked at again, which is not told to views. */
export function asCompiled(schema: Schema): Schema {
  const isSchedule = ({ kind }: Schema) => kind === 'schedule';
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Schema][] => {
    if (isSchedule(field) || field['forEditors'] === true) return [];
    const { then, else: other } = field;
    return [[name, isSchema(then) && isSchedule(then) && isSchema(other) ? other : field]];
  });
  return mapSchema(schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema, asCompiled);
}

/** The schema with `change` applied to every schema directly inside it. */
export function mapSchema(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const result: Schema = { ...schema };
  for (const key of ['properties', 'definitions'] as const) {
    const inner = schema[key];
    if (inner) result[key] = Object.fromEntries(Object.entries(inner).map(([name, value]) => [name, change(value)]));
  }
  for (const key of ['items', 'additionalProperties', 'if', 'then', 'else', 'propertyNames'] as const) {
    const inner = schema[key];
    if (isSchema(inner)) result[key] = change(inner);
  }
  if (Array.isArray(schema['oneOf'])) result['oneOf'] = schema['oneOf'].filter(isSchema).map(change);
  return result;
}
