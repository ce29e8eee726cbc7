import { isRoom } from '#engine';
import { definitionName, type Schema } from '#kit/model';
import { textOf } from './files.ts';

/** What the schema of a block lacks. */
export function schemaProblems(root: string, type: string): string[] {
  const file = `src/kit/blocks/${type}/schema.json`;
  const schema = withHead(root, schemaOf(root, file));
  if (!schema) return [`${file} is missing or is no JSON: it says which fields the block has.`];
  const title = definitionName(type);
  const constant = schema.properties?.type?.const;
  return [
    ...(schema.title === title ? [] : [`${file}: the title must be \`${title}\`.`]),
    ...(constant === type ? [] : [`${file}: the property \`type\` must be the constant \`${type}\`.`]),
    ...undescribed(schema, '').map((place) => `${file}: ${place} has no description.`),
    ...roomProblems(schema).map((problem) => `${file}: ${problem}`),
  ];
}

/** The schema of a block with the fields that every section may begin with (`section…` in the definitions) put in. */
function withHead(root: string, schema: Schema | undefined): Schema | undefined {
  const { definitions = {} } = schemaOf(root, 'schema/definitions.schema.json') ?? {};
  const properties = Object.entries(schema?.properties ?? {}).map(([name, field]): [string, Schema] => {
    const head = /#\/definitions\/(section[A-Z]\w+)$/.exec(field.$ref ?? '')?.[1];
    return [name, head === undefined ? field : { ...definitions[head], ...field }];
  });
  return schema && { ...schema, properties: Object.fromEntries(properties) };
}

/** A heading is large, so its schema says how much room it has on a small phone: long words are noted by it. */
function roomProblems({ properties: { heading } = {} }: Schema): string[] {
  return heading === undefined || isRoom(heading['room'])
    ? []
    : [
        '`heading` has no `room`: write `"room": { "size": "2xl", "weight": 560, "tracking": -0.022, "width": 280, "lines": 6 }`.',
      ];
}

/** What the schemas in schema/ lack: descriptions only, since they have any form. */
export function sharedSchemaProblems(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const schema = schemaOf(root, file);
    return schema
      ? undescribed(schema, '').map((place) => `${file}: ${place} has no description.`)
      : [`${file} is no JSON.`];
  });
}

/** A schema file below `root`; nothing where it is missing or no JSON. */
export function schemaOf(root: string, file: string): Schema | undefined {
  try {
    return JSON.parse(textOf(root, file) ?? '') as Schema;
  } catch {
    return undefined;
  }
}

/** The places in a schema, at any depth, that an editor would show without a word. */
function undescribed(schema: Schema, place: string): string[] {
  const isProperty = place === '' || /\.\w+$/.test(place);
  return [
    ...(isProperty && !schema.description ? [place === '' ? 'the block' : `\`${place.slice(1)}\``] : []),
    ...Object.entries({ ...schema.definitions, ...schema.properties }).flatMap(([name, inner]) =>
      undescribed(inner, `${place}.${name}`),
    ),
    ...[schema.items, schema.additionalProperties, schema.then, schema.else].flatMap((inner) =>
      typeof inner === 'object' && inner !== null ? undescribed(inner as Schema, `${place}[]`) : [],
    ),
  ];
}

/** The fields of a block that take a picture, as its rules name them: `picture`, `items.picture`. */
export function pictureFields(root: string, type: string): string[] {
  const { definitions = {} } = schemaOf(root, 'schema/definitions.schema.json') ?? {};
  const fieldsIn = ({ properties = {} }: Schema): string[] =>
    Object.entries(properties).flatMap(([name, field]) => fieldsOf(field).map((inner) => [name, ...inner].join('.')));
  const fieldsOf = (field: Schema): string[][] => {
    const known = definitions[/#\/definitions\/(\w+)$/.exec(field.$ref ?? '')?.[1] ?? ''] ?? field;
    if (known.kind === 'picture') return [[]];
    if (known.kind === 'sections') return [];
    return known.items ? fieldsOf(known.items) : fieldsIn(known).map((inner) => [inner]);
  };
  const schema = schemaOf(root, `src/kit/blocks/${type}/schema.json`);
  return schema ? fieldsIn(schema) : [];
}
