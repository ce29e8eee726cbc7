/** When something is shown: spans of time in ms since 1970, in order and apart, each without its end. */
export type Shown = readonly Span[];
type Span = readonly [from: number, until: number];

/** Shown at any time. */
export const always: Shown = [[Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]];
/** Never shown. */
export const never: Shown = [];

/** Shown from one time on and not any more at another. */
export function between(from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY): Shown {
  return from < until ? [[from, until]] : never;
}

/** True where something is shown at a time. */
export function isShownAt(shown: Shown, time: number): boolean {
  return shown.some(([from, until]) => from <= time && time < until);
}

/** When both are shown. */
export function both(one: Shown, other: Shown): Shown {
  if (one === always) return other;
  if (other === always) return one;
  return one.flatMap(([from, until]) =>
    other.flatMap((span) => between(Math.max(from, span[0]), Math.min(until, span[1]))),
  );
}

/** When at least one of them is shown. */
export function anyOf(all: readonly Shown[]): Shown {
  const joined: [number, number][] = [];
  for (const [from, until] of all.flat().sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], until);
    else joined.push([from, until]);
  }
  return joined;
}

/** When the one is shown and the other isn't. */
export function without(one: Shown, other: Shown): Shown {
  if (other === always) return never;
  return other.reduce<Shown>(
    (rest, [from, until]) =>
      rest.flatMap((span) => [...both([span], between(undefined, from)), ...both([span], between(until))]),
    one,
  );
}

/** What of it lies at a time or after it. */
export function since(shown: Shown, time: number): Shown {
  return both(shown, between(time));
}
