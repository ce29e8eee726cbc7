import { isFields, type Schema } from '#kit/model';
import { resolve } from './schema.ts';

/** The field that entries of a list are told apart by and that nobody sees, by its name; nothing where they have none. */
export function shortNameOf(unresolved: Schema): string | undefined {
  const { properties = {} } = resolve(unresolved);
  return Object.keys(properties).find((name) => properties[name]?.widget === 'short-name');
}

/** A short name that none of the others has. */
export function freeName(name: string, others: readonly unknown[], field: string): string {
  const taken = new Set(others.flatMap((entry) => (isFields(entry) ? [entry[field]] : [])));
  const [stem = name] = name.split(/_\d+$/);
  const numbered = Array.from({ length: others.length + 1 }, (_, index) =>
    index === 0 ? stem : `${stem}_${index + 1}`,
  );
  return numbered.find((each) => !taken.has(each)) ?? name;
}

/** An entry with a short name that none of the others has. */
export function withFreeName(entry: unknown, others: readonly unknown[], schema: Schema): unknown {
  const field = shortNameOf(schema);
  if (field === undefined || !isFields(entry) || typeof entry[field] !== 'string') return entry;
  return { ...entry, [field]: freeName(entry[field], others, field) };
}
