import type { Path } from '../../content/edit/index.ts';

/** What stands at a place in data; nothing where there is no such place. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => fieldOf(value, step), root);
}

export function fieldOf(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[name] : undefined;
}
