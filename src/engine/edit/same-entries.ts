/** A text that two entries have in common where they are the same, the order of fields included. */
export function keyOf(entry: unknown): string {
  return JSON.stringify(entry) ?? '';
}

/** Places of entries by what they say: `take` gives the first one that is left of those that say the same. */
export class PlacesByKey {
  readonly #places = new Map<string, number[]>();

  /** `places` are those that can be taken, in their order. */
  constructor(keys: readonly string[], places: Iterable<number>) {
    for (const place of places) {
      const key = keys[place] ?? '';
      const known = this.#places.get(key);
      if (known) known.push(place);
      else this.#places.set(key, [place]);
    }
    for (const known of this.#places.values()) known.reverse();
  }

  take(key: string): number | undefined {
    return this.#places.get(key)?.pop();
  }
}
