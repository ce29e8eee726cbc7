import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { isSchema, valueKinds } from '#kit/model';
import { bundleSchemas, readSchemas } from './bundle.ts';

/** The kinds that a schema and everything in it name. */
function kindsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(kindsIn);
  if (!isSchema(value)) return [];
  // What a list holds without a word of it is data, whose fields may be called `kind`.
  const { whenAbsent: _, ...schema } = value;
  const own = typeof schema.kind === 'string' ? [schema.kind] : [];
  return [...own, ...Object.values(schema).flatMap(kindsIn)];
}

it('every kind that a schema names is known, and every one that is known is named by a schema', () => {
  expect([...new Set(kindsIn(bundleSchemas(readSchemas(projectRoot))))].sort()).toEqual(Object.keys(valueKinds).sort());
});
