import type { Edit } from '#engine/edit';
import { isFields, type Path, valueAt } from '#kit/model';

/** The edit that gives a place a value. Groups that are on the way to it and aren't there come with it. */
export function settingEdit(data: unknown, path: Path, value: unknown): Edit {
  const missing = path.findIndex((_, index) => index > 0 && valueAt(data, path.slice(0, index)) === undefined);
  if (missing < 0) return { op: 'set', path, value };
  const nested = path.slice(missing).reduceRight<unknown>((inner, step) => {
    return typeof step === 'number' ? [inner] : { [step]: inner };
  }, value);
  return { op: 'set', path: path.slice(0, missing), value: nested };
}

/**
 * The edit that takes a value away. What would be left empty by that goes too, up to `keep` steps from the top: a group that
 * says nothing is a mistake.
 */
export function removingEdit(data: unknown, path: Path, keep: number): Edit {
  let end = path.length;
  while (end - 1 > keep) {
    const parent = valueAt(data, path.slice(0, end - 1));
    const rest = isFields(parent) ? Object.keys(parent).length : Array.isArray(parent) ? parent.length : 0;
    if (rest > 1 || typeof path[end - 2] === 'number') break;
    end -= 1;
  }
  return { op: 'remove', path: path.slice(0, end) };
}
