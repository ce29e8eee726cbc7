import type { Path, Schema } from '#kit/model';

/** Fields of a file that people look for together, under the words that they look for. */
export type Part = { title: string; fields: readonly string[] };

const siteParts: readonly Part[] = [
  { title: 'Menu', fields: ['navigation', 'sideMenus'] },
  { title: 'Notices', fields: ['notices'] },
  { title: 'Footer', fields: ['footer'] },
  { title: 'Name and brand', fields: ['product', 'organization', 'logo', 'socialImage', 'icons'] },
  {
    title: 'Forms and mailboxes',
    fields: ['forms', 'fields', 'inquiryTypes', 'mailboxes', 'contactPage', 'privacy', 'notSent'],
  },
  { title: 'Small words', fields: ['labels', 'notFound'] },
];

/** What is in no part of its own. */
const others = 'Web address, languages, search';

const parts: Readonly<Record<string, readonly Part[]>> = { SiteSource: siteParts, SiteOverlay: siteParts };

/** The parts of a file's form, by the name of its schema: each field stands in one. None where the form is short. */
export function formParts(kind: string, { properties = {} }: Schema): readonly Part[] {
  const known = parts[kind];
  if (!known) return [];
  const names = Object.keys(properties);
  const rest = names.filter((name) => !known.some(({ fields }) => fields.includes(name)));
  return [...known, { title: others, fields: rest }]
    .map(({ title, fields }) => ({ title, fields: fields.filter((name) => names.includes(name)) }))
    .filter(({ fields }) => fields.length > 0);
}

/** The part that a selection stands in; nothing where the file as a whole is selected. */
export function partAt(all: readonly Part[], selected: Path): Part | undefined {
  return all.find(({ fields }) => fields.includes(String(selected[0])));
}

/** What a page says of itself, that first which search results show. Its sections are listed in the outline. */
export function pageSchemas(schema: Schema): { searched: Schema; others: Schema } {
  const { sections: _, title = {}, description = {}, ...properties } = schema.properties ?? {};
  return { searched: { ...schema, properties: { title, description } }, others: { ...schema, properties } };
}

/** What a part holds, in the order of the part. */
export function partSchema(schema: Schema, { fields }: Part): Schema {
  const { properties = {} } = schema;
  return {
    ...schema,
    properties: Object.fromEntries(
      fields.flatMap((name) => (properties[name] ? [[name, properties[name]] as const] : [])),
    ),
  };
}
