import { isFields } from '../2-validate/place.ts';
import { isSame } from '../edit/plain-data.ts';

/** A page or a figure that has another name: what names it changes with it. */
export type Renamed = { kind: 'page' | 'fact'; from: string; to: string };

/** Tells changes that only follow a new name, and counts them: one place may follow several. */
export type Follower = {
  follows: (before: unknown, after: unknown) => boolean;
  counts: ReadonlyMap<Renamed, number>;
};

/** Looks whether a value is the same as before but for the new names. */
export function followerOf(renames: readonly Renamed[]): Follower {
  const rules = renames.map((renamed) => ({ renamed, pattern: patternOf(renamed) }));
  const counts = new Map<Renamed, number>();
  const rewritten = (value: unknown, used: Set<Renamed>): unknown => {
    if (Array.isArray(value)) return value.map((inside) => rewritten(inside, used));
    if (isFields(value))
      return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, rewritten(inside, used)]));
    if (typeof value !== 'string') return value;
    return rules.reduce(
      (text, { renamed, pattern }) =>
        text.replaceAll(pattern, (_, start: string) => {
          used.add(renamed);
          return `${start}${renamed.to}`;
        }),
      value,
    );
  };
  const follows = (before: unknown, after: unknown) => {
    if (rules.length === 0) return false;
    const used = new Set<Renamed>();
    const isFollowing = isSame(rewritten(before, used), after) && used.size > 0;
    if (isFollowing) for (const renamed of used) counts.set(renamed, (counts.get(renamed) ?? 0) + 1);
    return isFollowing;
  };
  return { follows, counts };
}

/** An address where one can stand: a whole value, or a link in a text. A figure where it is shown. */
function patternOf({ kind, from }: Renamed): RegExp {
  const name = from.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return kind === 'page'
    ? new RegExp(`(^|\\]\\()${name}(?=$|[#)?])`, 'g')
    : new RegExp(`(\\(\\(\\s*facts\\.)${name}(?=\\s*\\)\\))`, 'g');
}
