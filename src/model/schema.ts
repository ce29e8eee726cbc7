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
