import { isFields } from '../../2-validate/place.ts';

/**
 * What the original says with what a language says other. Groups are put together, by their fields; lists and what `isWhole`
 * names by its path are the language's own.
 */
export function merged(
  base: unknown,
  over: unknown,
  isWhole: (path: readonly string[]) => boolean = () => false,
  path: readonly string[] = [],
): unknown {
  if (over === undefined) return base;
  if (!isFields(base) || !isFields(over) || isWhole(path)) return over;
  const own = Object.entries(over).map(([name, value]): [string, unknown] => [
    name,
    merged(base[name], value, isWhole, [...path, name]),
  ]);
  return { ...base, ...Object.fromEntries(own) };
}
