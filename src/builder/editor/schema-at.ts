import { isSchema, pascalCase, resolved, type Schema } from '#kit/model';
import { bundleSchemas, readSchemas } from '../schemas/bundle.ts';
import type { Cursor } from './cursor.ts';

/** The schemas of this project by name, and the types of all blocks. */
export type Schemas = { definitions: Readonly<Record<string, Schema>>; blockTypes: readonly string[] };

/** Reads the schemas below `root`. */
export function loadSchemas(root: string): Schemas {
  const files = readSchemas(root);
  return { definitions: bundleSchemas(files).definitions ?? {}, blockTypes: Object.keys(files.blocks) };
}

const titles: Readonly<Record<string, string>> = {
  '_site.': 'SiteSource',
  '_facts.': 'Facts',
  '_theme.': 'ThemeSource',
  '_shared/': 'SharedSource',
};

/** The same in the folder of a language. */
const titlesOfLanguages: Readonly<Record<string, string>> = {
  ...titles,
  '_site.': 'SiteOverlay',
  '_facts.': 'FactsOverlay',
};

/** The schema of a whole file, by its name in the content folder: `_site.yaml`, `_shared/doors.yaml`, `about.yaml`. */
export function schemaOfFile(name: string, { definitions }: Schemas): Schema {
  const [, inFolder] = /^[^/_]+\/(.*)$/.exec(name) ?? [];
  const known = inFolder === undefined ? titles : titlesOfLanguages;
  const [title = 'PageSource'] = Object.keys(known).flatMap((start) =>
    (inFolder ?? name).startsWith(start) ? (known[start] ?? []) : [],
  );
  return definitions[title] ?? {};
}

/** The schemas that lead to a place, the file's own first; shorter than the way where a step is not known. */
export function schemasTo({ path, types }: Pick<Cursor, 'path' | 'types'>, file: Schema, schemas: Schemas): Schema[] {
  const found = [file];
  for (const [index, step] of path.entries()) {
    const here = resolvedSchema(found.at(-1), schemas);
    const next = step === '-' ? entryOf(here, types.get(index + 1), schemas) : fieldOf(here, step, schemas);
    if (!next) break;
    found.push(next);
  }
  return found;
}

/** The schema with what it refers to; one that says nothing where there is none. */
export function resolvedSchema(schema: Schema | undefined, { definitions }: Schemas): Schema {
  return schema ? resolved(schema, definitions) : {};
}

/** The fields that a value can have. */
export function schemaFields(schema: Schema, schemas: Schemas): Record<string, Schema> {
  const forms = [schema['oneOf'], schema['anyOf']].flatMap((each) =>
    Array.isArray(each) ? each.filter(isSchema) : [],
  );
  const choices = [schema['then'], schema['else']].filter(isSchema);
  const inner = [...forms, ...choices].map((form) => resolvedSchema(form, schemas).properties ?? {});
  return Object.fromEntries([...inner, schema.properties ?? {}].flatMap((fields) => Object.entries(fields)));
}

function fieldOf(schema: Schema, name: string, schemas: Schemas): Schema | undefined {
  const field = schemaFields(schema, schemas)[name];
  if (field) return field;
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}

function entryOf(schema: Schema, type: string | undefined, schemas: Schemas): Schema | undefined {
  if (schema.kind !== 'sections') return schema.items;
  if (type === undefined) return { properties: { type: { kind: 'block-type', description: blockHelp } } };
  return schemas.definitions[type === 'shared' ? 'SharedSection' : `${pascalCase(type)}Block`];
}

const blockHelp = 'Which block this section is.';
