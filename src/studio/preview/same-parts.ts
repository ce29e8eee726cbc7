import type { Page } from '#kit/model';
import type { PageView } from '../worker/protocol.ts';

/**
 * Takes what of a view says the same as in the one before from there (structural sharing): React draws only what has changed, and a
 * section that moves down keeps what is open in it. Each message from the worker is made of new objects.
 */
export class SameParts {
  #view: PageView | undefined;
  #keys: readonly number[] = [];
  #last = 0;

  /** A view in place of the one before, its sections with keys. */
  take(view: PageView): PageView {
    const before = this.#view?.page.path === view.page.path ? this.#view : undefined;
    this.#view = { ...sameParts(before, view), page: this.#pageOf(before?.page, view.page) };
    return this.#view;
  }

  #pageOf(before: Page | undefined, page: Page): Page {
    const [old, now] = [before?.sections ?? [], page.sections];
    const atEnd = alikeAtEnd(old, now);
    // Where it stood before: what is alike at the end counts from there, what was changed between keeps its place.
    const placeOf = (index: number) => {
      if (index >= now.length - atEnd) return index - now.length + old.length;
      return index < old.length - atEnd ? index : undefined;
    };
    const places = now.map((_, index) => placeOf(index));
    this.#keys = places.map((place) => (place === undefined ? undefined : this.#keys[place]) ?? this.#next());
    const sections = now.map((section, index) => {
      const place = places[index];
      return place === undefined ? section : sameParts(old[place], section);
    });
    return { ...sameParts(before, page), sections, keys: this.#keys };
  }

  #next(): number {
    this.#last += 1;
    return this.#last;
  }
}

/** How many entries are alike at the end, without those that are alike at the beginning. */
function alikeAtEnd(before: readonly unknown[], now: readonly unknown[]): number {
  const isSame = (one: unknown, other: unknown) => sameParts(one, other) === one;
  const least = Math.min(before.length, now.length);
  let atStart = 0;
  while (atStart < least && isSame(before[atStart], now[atStart])) atStart += 1;
  let atEnd = 0;
  while (atEnd < least - atStart && isSame(before.at(-1 - atEnd), now.at(-1 - atEnd))) atEnd += 1;
  return atEnd;
}

/** A value of plain data with those of its parts that `before` has alike taken from there; `before` itself where all are. */
function sameParts<Value>(before: unknown, value: Value): Value {
  if (!isObject(before) || !isObject(value) || Array.isArray(before) !== Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [name, sameParts(before[name], part)] as const);
  const isAlike =
    entries.length === Object.keys(before).length && entries.every(([name, part]) => Object.is(before[name], part));
  // Both have the same names and parts.
  if (isAlike) return before as Value;
  return (Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries)) as Value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
