import { isFields } from './child-of.ts';

/** True for lists, fields, texts, finite numbers, true, false and null, all the way down: what a file can hold. */
export function isPlainData(value: unknown, depth = 0): boolean {
  if (depth > maximumDepth) return false;
  if (Array.isArray(value)) return value.every((item) => isPlainData(item, depth + 1));
  if (typeof value === 'number') return Number.isFinite(value);
  if (!isFields(value)) return value === null || typeof value === 'string' || typeof value === 'boolean';
  const isPlain = [Object.prototype, null].includes(Object.getPrototypeOf(value));
  return isPlain && Object.values(value).every((inside) => isPlainData(inside, depth + 1));
}

const maximumDepth = 32;

/** True where two values are the same, the order of fields included unless that is left aside with `inAnyOrder`. */
export function isSame(one: unknown, other: unknown, { inAnyOrder = false } = {}): boolean {
  const isSameInside = (inside: unknown, otherInside: unknown) => isSame(inside, otherInside, { inAnyOrder });
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((item, at) => isSameInside(item, other[at]))
    );
  if (!isFields(one)) return one === other || (Number.isNaN(one) && Number.isNaN(other));
  if (!isFields(other)) return false;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name, at) => (inAnyOrder ? Object.hasOwn(other, name) : name === others[at])) &&
    names.every((name) => isSameInside(one[name], other[name]))
  );
}
