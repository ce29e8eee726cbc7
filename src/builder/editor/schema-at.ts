import { type Definitions, resolved, type Schema, schemaBelow } from '#kit/model';
import { bundleSchemas, siteSchemas } from '../schemas/bundle.ts';
import type { Cursor } from './cursor.ts';

/** The schemas of this project by name, and the types of all blocks. */
export type Schemas = { definitions: Definitions; blockTypes: readonly string[] };

/** Reads the schemas below `root`. */
export function loadSchemas(root: string): Schemas {
  const files = siteSchemas(root);
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
    const type = types.get(index + 1);
    const isNew = step === '-' && here.kind === 'sections' && type === undefined;
    const next = isNew ? newSection : schemaBelow(here, step === '-' ? 0 : step, schemas.definitions, type);
    if (!next) break;
    found.push(next);
  }
  return found;
}

/** The schema with what it refers to; one that says nothing where there is none. */
export function resolvedSchema(schema: Schema | undefined, { definitions }: Schemas): Schema {
  return schema ? resolved(schema, definitions) : {};
}

/** A section that says nothing yet: first its type. */
const newSection: Schema = {
  properties: { type: { kind: 'block-type', description: 'Which block this section is.' } },
};
