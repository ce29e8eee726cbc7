import { isFields, type Path, valueAt } from '#kit/model';

/** Whether a path leads to the same in a translation and its original: sections of one kind, and lists with as many entries. */
export function areAlike(own: unknown, original: unknown, path: Path): boolean {
  return path.every((_, index) => {
    const [one, said] = [own, original].map((value) => valueAt(value, path.slice(0, index)));
    if (Array.isArray(one)) return Array.isArray(said) && one.length === said.length;
    return !isFields(one) || !isFields(said) || one['type'] === said['type'];
  });
}
