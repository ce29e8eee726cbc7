import { isFields } from './child-of.ts';

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
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  items?: Schema;
  definitions?: Record<string, Schema>;
  kind?: string;
  tsType?: string;
};

/** True for a schema inside of another; `true` and `false` are the other ones. */
export function isSchema(value: unknown): value is Schema {
  return isFields(value);
}

/** A schema with what it refers to; what it says itself wins. */
export function resolved(schema: Schema, definitions: Readonly<Record<string, Schema>>): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name === undefined) return schema;
  const { $ref: _, ...own } = schema;
  return { ...definitions[name], ...own };
}
