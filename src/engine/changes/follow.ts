import { isFields, isSame } from '#kit/model';

/** A page or a figure that has another name: what names it changes with it. */
export type Renamed = { kind: 'page' | 'fact'; from: string; to: string };

/** Tells changes that only follow a new name, and counts them: one place may follow several. */
export type Follower = {
  follows: (before: unknown, after: unknown) => boolean;
  /** The same without counting. */
  isFollowing: (before: unknown, after: unknown) => boolean;
  counts: ReadonlyMap<Renamed, number>;
};

/** Looks whether a value is the same as before but for the new names. */
export function followerOf(renames: readonly Renamed[]): Follower {
  const counts = new Map<Renamed, number>();
  const names: Names = { page: new Map(), fact: new Map() };
  for (const renamed of renames)
    if (!names[renamed.kind].has(renamed.from)) names[renamed.kind].set(renamed.from, renamed);
  const followed = (before: unknown, after: unknown): ReadonlySet<Renamed> => {
    const used = new Set<Renamed>();
    return renames.length > 0 && isSame(withNames(before, names, used), after) ? used : none;
  };
  const follows = (before: unknown, after: unknown) => {
    const used = followed(before, after);
    for (const renamed of used) counts.set(renamed, (counts.get(renamed) ?? 0) + 1);
    return used.size > 0;
  };
  return { follows, isFollowing: (before, after) => followed(before, after).size > 0, counts };
}

const none: ReadonlySet<Renamed> = new Set();

/** New names by their kind and the old one. */
type Names = Record<Renamed['kind'], Map<string, Renamed>>;

/** A value with the new names in place of the old ones; those that it has are added to `used`. */
function withNames(value: unknown, names: Names, used: Set<Renamed>): unknown {
  if (Array.isArray(value)) return value.map((inside) => withNames(inside, names, used));
  if (isFields(value))
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, withNames(inside, names, used)]));
  if (typeof value !== 'string') return value;
  const nameOf = (kind: Renamed['kind']) => (whole: string, start: string, from: string) => {
    const renamed = names[kind].get(from);
    if (!renamed) return whole;
    used.add(renamed);
    return `${start}${renamed.to}`;
  };
  return value
    .replace(/^()(\/[^\s#?]*)/, nameOf('page'))
    .replaceAll(/(\]\()(\/[^\s#?()]*)/g, nameOf('page'))
    .replaceAll(/(\(\(\s?facts\.)(\w+)/g, nameOf('fact'));
}
