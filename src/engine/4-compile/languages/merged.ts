import { isFields, type Path } from '#kit/model';

/**
 * What the original says with what a language says other. Groups are put together, by their fields; lists and what `isWhole`
 * names by its path are the language's own.
 */
export function merged(
  base: unknown,
  over: unknown,
  isWhole: (path: Path) => boolean = () => false,
  path: Path = [],
): unknown {
  if (over === undefined) return base;
  if (!isFields(base) || !isFields(over) || isWhole(path)) return over;
  const own = Object.entries(over).map(([name, value]): [string, unknown] => [
    name,
    merged(base[name], value, isWhole, [...path, name]),
  ]);
  return { ...base, ...Object.fromEntries(own) };
}

/** True for a value of the original, by its path, in whose place stands what a language says other. */
export function isReplaced(over: unknown, path: Path, isWhole: (path: Path) => boolean): boolean {
  let value = over;
  for (const [index, step] of path.entries()) {
    if (value === undefined) return false;
    if (!isFields(value) || isWhole(path.slice(0, index))) return true;
    value = value[step];
  }
  // Groups are put together: what the original's lacks, the language need not say.
  return value !== undefined && (!isFields(value) || isWhole(path));
}
