import type { Path } from './diagnostic.ts';

/** What stands at a step of a path: a field of a group, an entry of a list; nothing where there is no such thing. */
export function childOf(value: unknown, step: string | number): unknown {
  return isHolder(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The value at a path, if there is one. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce(childOf, data);
}

/** The sections of a page, or of what else holds some, as they are written. */
export function sectionsOf(data: unknown): readonly unknown[] {
  const sections = childOf(data, 'sections');
  return Array.isArray(sections) ? sections : [];
}

/** True for a group of fields: neither a list nor a single value. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return isHolder(value) && !Array.isArray(value);
}

/** True for what holds values by their names or numbers: a group of fields or a list. */
export function isHolder(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}
