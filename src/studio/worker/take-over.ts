import { isWords } from '#engine/changes';
import { isFields, isHolder, type Path, type Schema, valueAt } from '#kit/model';
import { areAlike } from '../translation/are-alike.ts';
import type { Taken } from './behind-types.ts';

/** What a translation says, what its original said when it was made, and says now; `path` is where in the original now. */
type States = { own: unknown; before: unknown; after: unknown };
type SchemaAt = (data: unknown, path: Path) => Schema | undefined;

/**
 * What a translation takes over from its original as that says it, for it is no matter of words: hours, days, numbers, links. Nothing
 * where words are among it, where both aren't built alike there, or where the translation says it already. `path` is where it stands in
 * the original, and `place` where it stood then, as in the translation.
 */
export function takenOver(
  { own, before, after }: States,
  { path, place }: { path: Path; place: Path },
  schemaAt: SchemaAt,
): readonly Taken[] | undefined {
  if (!areAlike(own, before, place)) return undefined;
  const found = differences(valueAt(before, place), valueAt(after, path));
  const isData = (data: unknown, at: Path): boolean => {
    const value = valueAt(data, at);
    if (isHolder(value)) return Object.keys(value).every((key) => isData(data, [...at, stepIn(value, key)]));
    return !isWords(value, schemaAt(data, at));
  };
  const areData = found?.every(
    (inside) =>
      !fixed.has(String(inside.at(-1))) && isData(before, [...place, ...inside]) && isData(after, [...path, ...inside]),
  );
  if (!found || !areData) return undefined;
  const taken = found.flatMap((inside): Taken[] => {
    const at = [...place, ...inside];
    const [from, to] = [valueAt(own, at), valueAt(after, [...path, ...inside])];
    // Of what the translation has nothing to put it in, nothing is taken over.
    return JSON.stringify(from) === JSON.stringify(to) || !isHolder(valueAt(own, at.slice(0, -1)))
      ? []
      : [{ path: at, from, to }];
  });
  return taken.length === 0 ? undefined : taken;
}

/** What says which section it is. */
const fixed: ReadonlySet<string> = new Set(['type', 'id']);

/** The fields in which two values differ, by their paths inside; nothing where a list became longer or shorter. */
function differences(before: unknown, after: unknown): Path[] | undefined {
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length) return undefined;
  const isGroup = [isFields, Array.isArray].some((is) => is(before) && is(after));
  if (!isGroup) return JSON.stringify(before) === JSON.stringify(after) ? [] : [[]];
  const paths: Path[] = [];
  for (const key of new Set([before, after].flatMap((value) => Object.keys(Object(value))))) {
    const step = stepIn(before, key);
    const inside = differences(valueAt(before, [step]), valueAt(after, [step]));
    if (!inside) return undefined;
    paths.push(...inside.map((path) => [step, ...path]));
  }
  return paths;
}

function stepIn(holder: unknown, key: string): string | number {
  return Array.isArray(holder) ? Number(key) : key;
}
