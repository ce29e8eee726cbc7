import type { GalleryField } from '#kit/gallery';
import { isSchema, kindCalled, resolved, type Schema } from '#kit/model';

/** The fields of a block for the gallery's table, inner fields below the one that holds them. */
export function galleryFields(schema: Schema, definitions: Record<string, Schema>): GalleryField[] {
  const { type: _, ...properties } = schema.properties ?? {};
  return fieldsIn({ ...schema, properties }, definitions, []);
}

function fieldsIn(schema: Schema, definitions: Record<string, Schema>, path: readonly string[]): GalleryField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, unresolved]) => {
    const field = resolve(unresolved, definitions);
    const own = [...path, name];
    const item = field.items ? resolve(field.items, definitions) : undefined;
    const described: GalleryField = {
      path: own,
      isRequired: schema.required?.includes(name) ?? false,
      about: field.description ?? '',
      kind: kindOf(field, item),
      choices: (field.enum ?? []).map(String),
      ...(field.tsType === 'IconName' ? { drawn: 'icon' } : field.tsType === 'DrawingName' ? { drawn: 'drawing' } : {}),
    };
    const inner = field.kind === 'sections' ? {} : (item ?? field);
    return [described, ...fieldsIn(inner, definitions, own)];
  });
}

function resolve(schema: Schema, definitions: Record<string, Schema>): Schema {
  if (schema.$ref !== undefined) return resolved(schema, definitions);
  // Where a text means something else than a group, the group is the block's own.
  const group = schema['else'];
  return schema.type === undefined && isSchema(group) ? resolved(group, definitions) : schema;
}

function kindOf(field: Schema, item: Schema | undefined): string {
  // A switch that says when something is there is a switch.
  const { noun } = field.type === 'boolean' ? {} : kindCalled(field.kind);
  if (noun !== undefined) return noun;
  if (field.enum) return 'one of these words';
  if (item) return listOf(field, item);
  if (field.type === 'boolean') return 'true or false';
  if (field.type === 'number' || field.type === 'integer') return 'number';
  if (field.format === 'date') return 'date';
  return field.properties ? 'fields' : 'text';
}

function listOf({ minItems, maxItems }: Schema, item: Schema): string {
  const least = typeof minItems === 'number' ? minItems : 0;
  const count = typeof maxItems === 'number' ? `${least} to ${maxItems}` : least > 1 ? `${least} or more` : '';
  const what = item.items ? 'lists of text' : item.properties ? '' : 'texts';
  if (count === '') return what === '' ? 'list' : `list of ${what}`;
  return `list of ${count}${what === '' ? '' : ` ${what}`}`;
}
