import { isHolder } from '#kit/model';
import { placesBefore } from '../store/places-before.ts';
import type { PageView } from '../worker/protocol.ts';

/**
 * A view, made of the parts of the one before where it says the same (structural sharing), and with keys for its sections: React draws
 * what has changed, and a section that comes to stand elsewhere keeps what is open in it. The worker's messages are new objects each.
 */
export function withSameParts(before: PageView | undefined, view: PageView): PageView {
  const { sections: old = [], keys: oldKeys = [] } = before?.page ?? {};
  const places = placesBefore(old, view.page.sections);
  let last = Math.max(0, ...oldKeys);
  const keyAt = (place: number | undefined) => {
    if (place === undefined) last += 1;
    return (place === undefined ? undefined : oldKeys[place]) ?? last;
  };
  const sections = view.page.sections.map((section, index) => {
    const place = places[index];
    return place === undefined ? section : sameParts(old[place], section);
  });
  return sameParts(before, { ...view, page: { ...view.page, sections, keys: places.map(keyAt) } });
}

/** Plain data, with those of its parts in place that `before` has alike; `before` itself where all are, in the same order. */
function sameParts<Value>(before: unknown, value: Value): Value {
  if (before === value || !isHolder(before) || !isHolder(value) || Array.isArray(before) !== Array.isArray(value))
    return value;
  const names = Object.keys(before);
  const parts = Object.entries(value).map(([name, part]) => [name, sameParts(before[name], part)] as const);
  const isAlike =
    names.length === parts.length && parts.every(([name, part], at) => name === names[at] && part === before[name]);
  // It has the same names and the same parts.
  if (isAlike) return before as Value;
  // So has this, and it is a list where the value is one.
  return (Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Value;
}
