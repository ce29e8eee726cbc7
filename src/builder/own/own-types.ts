import { definitionName, type Schema } from '#kit/model';
import { asCompiled } from '../schemas/bundle.ts';

/** Values that have another name among what views are made of, since that has a part of their name. */
const renamed: Readonly<Record<string, string>> = {
  RichText: 'RichTextData',
  Picture: 'PictureData',
  Section: 'SectionData',
};

/**
 * The TypeScript of a site's own blocks, as their views get them: a declaration file. What a value is compiled to, its
 * `tsType` in the bundle names, and `builder` gives out.
 */
export function ownTypes(bundle: Schema, types: readonly string[], builder: string): string {
  const { definitions = {} } = asCompiled(bundle);
  const values = new Set<string>();
  const blocks = types.map((type) => {
    const name = definitionName(type);
    return `export interface ${name} ${typeOf(definitions[name] ?? {}, { definitions, values, indent: '' })}\n`;
  });
  const imports =
    values.size > 0 ? `import type { ${[...values].sort().join(', ')} } from '${builder}/block';\n\n` : '';
  return `/* Made from the schemas in blocks/, and again whenever they change. */\n${imports}${[...blocks, sectionsOf(types)].join('\n')}`;
}

/** The sections of all of a site's own blocks, as its checks get them. */
function sectionsOf(types: readonly string[]): string {
  const sections = types.map(definitionName);
  return `/** A section of a block of this site: \`Check<OwnSection>\` is a check that knows them. */\nexport type OwnSection = ${sections.join(' | ')};\n`;
}

/** What types are made with: the definitions, the values that were named so far, and how deep they stand. */
type Known = { definitions: Readonly<Record<string, Schema>>; values: Set<string>; indent: string };

function typeOf(schema: Schema, known: Known): string {
  const { tsType, type, items, $ref } = schema;
  if (tsType !== undefined) return named(tsType, known);
  if ($ref !== undefined) return typeOf(known.definitions[$ref.replace(/^.*\//, '')] ?? {}, known);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (type === 'array') return `(${typeOf(items ?? {}, known)})[]`;
  if (type === 'object') return groupOf(schema, known);
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'string' || type === 'boolean' ? type : 'unknown';
}

function groupOf({ properties = {}, required = [] }: Schema, known: Known): string {
  const inner = { ...known, indent: `${known.indent}  ` };
  const lines = Object.entries(properties).flatMap(([name, field]) => [
    ...(field.description === undefined ? [] : [`${inner.indent}/** ${field.description.replaceAll('*/', '* /')} */`]),
    `${inner.indent}${literal(name)}${required.includes(name) ? '' : '?'}: ${typeOf(field, inner)};`,
  ]);
  return `{\n${lines.join('\n')}\n${known.indent}}`;
}

/** A `tsType` with the names that the builder gives its values out by. */
function named(type: string, { values }: Known): string {
  return type.replaceAll(/\b[A-Z]\w*/g, (name) => {
    const given = renamed[name] ?? name;
    values.add(given);
    return given;
  });
}

function literal(value: unknown): string {
  return JSON.stringify(value);
}
