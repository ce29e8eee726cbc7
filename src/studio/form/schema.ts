import {
  choiceLabel,
  definitionName,
  isFields,
  isSchema,
  type Path,
  resolved,
  type Schema,
  schemaBelow,
  schemaOfSection,
  valueAt,
  withLeaf,
} from '#kit/model';
import generated from './schemas.generated.json';

/** What content may hold, by the names of its definitions: `HeroBlock`, `SiteSource`. */
export const definitions: Readonly<Record<string, Schema>> = { ...generated };

/** Adds what the sections of a site's own blocks may hold, before anything is shown. What is there stays. */
export function addDefinitions(added: Readonly<Record<string, Schema>>): void {
  Object.assign(definitions, { ...added, ...definitions });
}

export function schemaNamed(name: string): Schema {
  return definitions[name] ?? {};
}

/** The schema of a section by its type. */
export function sectionSchema(type: unknown): Schema | undefined {
  return schemaOfSection(type, definitions);
}

/** Every kind of section that has a form, those of the site's own included. */
export function blockTypes(): string[] {
  return Object.entries(definitions).flatMap(([name, { properties }]) => {
    const type = properties?.['type']?.const;
    return typeof type === 'string' && name === definitionName(type) ? [type] : [];
  });
}

/** What a section of a type is called: `accordion` is "Questions and answers". */
export function sectionTitle(type: unknown): string {
  const called = sectionSchema(type)?.['called'];
  return typeof called === 'string' ? called : choiceLabel(typeof type === 'string' ? type : 'section');
}

/** What a schema says of a value: what it refers to, and where a text means something else than a group, that one of both. */
export function resolve(schema: Schema, value?: unknown): Schema {
  if (schema.$ref !== undefined) return resolved(schema, definitions);
  const chosen = schema[typeof value === 'string' ? 'then' : 'else'];
  if (schema.type !== undefined || !isSchema(chosen)) return schema;
  return withLeaf(
    {
      ...(schema.description ? { description: schema.description } : {}),
      ...(schema.help === undefined ? {} : { help: schema.help }),
    },
    resolve(chosen),
  );
}

/** Whether a value has the form that a schema asks of texts. */
export function isOfPattern({ pattern }: Schema, value: unknown): boolean {
  return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(String(value));
}

/** The schema of what stands in a value under a name or at a position; nothing where it says nothing of it. */
export function schemaInside(schema: Schema, step: string | number, value: unknown): Schema | undefined {
  const inner = valueAt(value, [step]);
  const below = schemaBelow(schema, step, definitions, isFields(inner) ? inner['type'] : undefined);
  return below && resolve(below, inner);
}

/** The schema of what stands at a path in a file; nothing where the schema says nothing of it. */
export function schemaAt(kind: string, data: unknown, path: Path): Schema | undefined {
  let schema: Schema | undefined = schemaNamed(kind);
  let value = data;
  for (const step of path) {
    schema = schema && schemaInside(schema, step, value);
    value = valueAt(value, [step]);
  }
  return schema;
}

/** What a form shows: the innermost section on the way to what is selected, or the whole file. */
export type FormRoot = { path: Path; schema: Schema | undefined; value: unknown };

export function formRoot(kind: string, data: unknown, selected: Path): FormRoot {
  let root: FormRoot = { path: [], schema: schemaNamed(kind), value: data };
  let schema = root.schema;
  let value = data;
  for (const [index, step] of selected.entries()) {
    const isSection = schema?.kind === 'sections';
    const next = schema && schemaInside(schema, step, value);
    value = valueAt(value, [step]);
    if (value === undefined) break;
    if (isSection) root = { path: selected.slice(0, index + 1), schema: next, value };
    if (!next) break;
    schema = next;
  }
  return root;
}

/** What a name in a group has to look like, where editors choose the names. */
export function patternOfNames(schema: Schema): string {
  const names = schema['propertyNames'];
  const pattern = isSchema(names) ? names['pattern'] : undefined;
  return typeof pattern === 'string' ? pattern : '.';
}

/** A field of a group: what it is called in the text, what may stand there, whether it must. */
export type Field = { name: string; schema: Schema; isRequired: boolean };

/** The fields that a group may have, but those that forms show by themselves: the kind of a section, and its sections; and what only programs speak of. */
export function fieldsOf(schema: Schema, value: unknown): Field[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, unresolved]): Field[] => {
    const field = resolve(unresolved, valueAt(value, [name]));
    if (field.const !== undefined || field['forPrograms'] === true) return [];
    const belongs = isOfKind(field, value);
    if (!belongs && valueAt(value, [name]) === undefined) return [];
    const isNeeded =
      (field['isNeeded'] === true && belongs) ||
      isLeastOfChoice(name, schema, value) ||
      Object.keys(isFields(value) ? value : {}).some((other) => neededBy(other, schema).includes(name));
    return [{ name, schema: field, isRequired: isNeeded || (schema.required?.includes(name) ?? false) }];
  });
  return withOnePicture(fields, value);
}

/** What a group has to have once it has a field (`dependencies`). */
function neededBy(name: string, { dependencies = {} }: Schema): readonly string[] {
  return dependencies[name] ?? [];
}

/** Whether a field can be added to a group: not while what it needs is no field to fill in, but stands for what is there by itself. */
export function canBeAdded({ name }: Field, schema: Schema, value: unknown): boolean {
  return neededBy(name, schema).every(
    (other) => valueAt(value, [other]) !== undefined || schema.properties?.[other]?.whenAbsent === undefined,
  );
}

/** Whether a field is asked for because a group needs one of several (`oneNeeded`) and has none of the others. */
function isLeastOfChoice(name: string, { oneNeeded }: Schema, value: unknown): boolean {
  const [first, ...others] = Array.isArray(oneNeeded) ? oneNeeded : [];
  return name === first && others.every((other) => valueAt(value, [other]) === undefined);
}

/** True for a value that may be taken away from its group. */
export function mayBeTakenAway(kind: string, data: unknown, path: Path): boolean {
  const above = path.slice(0, -1);
  const group = schemaAt(kind, data, above);
  const field = group && fieldsOf(group, valueAt(data, above)).find(({ name }) => name === path.at(-1));
  return field !== undefined && !field.isRequired;
}

/** Whether a field belongs to what stands beside it: some belong to some kinds only (`ofKinds`). */
function isOfKind({ ofKinds }: Schema, value: unknown): boolean {
  const kind = valueAt(value, ['kind']);
  return !Array.isArray(ofKinds) || typeof kind !== 'string' || ofKinds.includes(kind);
}

/** Of two fields for one picture that which is there, else that for pictures that may be cropped; the other is offered once it is gone. */
function withOnePicture(fields: readonly Field[], value: unknown): Field[] {
  const [old, picture] = ['image', 'picture'].map((kind) => fields.find(({ schema }) => schema.kind === kind));
  if (!old || !picture) return [...fields];
  const isThere = ({ name }: Field) => valueAt(value, [name]) !== undefined;
  const other = isThere(old) ? picture : old;
  return isThere(other) ? [...fields] : fields.filter((field) => field !== other);
}

/** True for a colour and for groups of nothing but colours: each has a value, whether the file says it or not. */
export function isColors(unresolved: Schema): boolean {
  const schema = resolve(unresolved);
  const inside = Object.values(schema.properties ?? {});
  return schema.widget === 'color' || (inside.length > 0 && inside.every(isColors));
}

/** True for a day on which something appears or is gone. */
export function isDay({ kind, type }: Schema): boolean {
  return kind === 'schedule' && type === 'string';
}

/** In how many examples a field stands. */
export function usesOf({ schema }: Field): number {
  return typeof schema['used'] === 'number' ? schema['used'] : 0;
}

/** True where one path leads through another. */
export function isWithin(path: Path, outer: Path): boolean {
  return outer.length <= path.length && outer.every((step, index) => path[index] === step);
}
