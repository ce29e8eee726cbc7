import { isFields } from './child-of.ts';
import { definitionName } from './names.ts';

/** A JSON Schema, as far as this project writes them. */
export type Schema = {
  [keyword: string]: unknown;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  required?: string[];
  /** The fields that have to be there once another is. */
  dependencies?: Readonly<Record<string, readonly string[]>>;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  definitions?: Record<string, Schema>;
  kind?: string;
  tsType?: string;
  /** What the Studio calls the field. Without it, its name. */
  label?: string;
  /** The label is a name, such as that of a day, which has its capital within a sentence, too. */
  keepsCapital?: boolean;
  /** What the Studio says of it, where that is not the description, which speaks to who writes the text. */
  help?: string;
  /** What choices are called whose name says too little, by their names. */
  choices?: Readonly<Record<string, string>>;
  /** What one entry of a list is called, where the name of the list doesn't say it. */
  noun?: string;
  /** What the Studio fills it in with, where the kind and the type of the value don't say it. */
  widget?: string;
  /** The fields of a group that are changed most, in their order: forms fold the others. */
  mainFields?: readonly string[];
  /** What the field was called before: `migrate` gives it its name. */
  was?: string;
  /** A first value, for something that is added. */
  sample?: string;
  /** What a sample text of it is called, where its name says too little: "Sample question". */
  sampleOf?: string;
  /** What a list holds while nothing is said of it. `{ "from": "language" }` is what the file says there. */
  whenAbsent?: unknown[];
  /** What is said of a change of the field, where its values say nothing to people. */
  whenChanged?: string;
};

/** Schemas by the names that references give them. */
export type Definitions = Readonly<Record<string, Schema>>;

/** True for a schema inside of another; `true` and `false` are the other ones. */
export function isSchema(value: unknown): value is Schema {
  return isFields(value);
}

/** What is said of a value to somebody who fills it in: it belongs to the description beside it, and goes where that one goes. */
const voice = ['help', 'ownExample'];

/** A schema with what it refers to; what it says itself wins. One with a description of its own has its own help, or none. */
export function resolved(schema: Schema, definitions: Definitions): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  return withLeaf(schema, definitions[name]);
}

/** The same, with the definition that it refers to at hand. */
export function withLeaf({ $ref: _, ...own }: Schema, definition: Schema = {}): Schema {
  if (own.description === undefined) return { ...definition, ...own };
  const given = Object.entries(definition).filter(([keyword]) => !voice.includes(keyword));
  return { ...Object.fromEntries(given), ...own };
}

/** The fields of a value; of one that may be a text or a group, those of the group. */
export function fieldsOfSchema(schema: Schema, definitions: Definitions): Readonly<Record<string, Schema>> {
  const group = schema['else'];
  return schema.properties ?? (isSchema(group) ? resolved(group, definitions).properties : undefined) ?? {};
}

/** The schema of a section by its type, that of `shared` included; nothing for a type that there is not. */
export function schemaOfSection(type: unknown, definitions: Definitions): Schema | undefined {
  if (typeof type !== 'string') return undefined;
  return definitions[type === 'shared' ? 'SharedSection' : definitionName(type)];
}

/**
 * What stands below a value under a name or at a position, as a schema writes it: what it refers to is not looked up. `type` is that of the
 * section which stands there, where the value is a list of sections. Nothing where the schema says nothing of it.
 */
export function schemaBelow(
  schema: Schema,
  step: string | number,
  definitions: Definitions,
  type: unknown,
): Schema | undefined {
  if (typeof step === 'number') return schema.kind === 'sections' ? schemaOfSection(type, definitions) : schema.items;
  const fields = fieldsOfSchema(schema, definitions);
  if (Object.hasOwn(fields, step)) return fields[step];
  return typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
}
