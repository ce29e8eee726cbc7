import type { Follower, Renamed } from './follow.ts';
import { renamesIn } from './map-changes.ts';
import { fieldsOf } from './page-changes.ts';
import type { PagePair } from './page-pairs.ts';
import type { ReadEdition } from './read-edition.ts';
import type { Change, ChangeGroup } from './types.ts';
import { words } from './words.ts';

/** Pages and figures that have another name. */
export function renamesOf(pairs: readonly PagePair[], before: ReadEdition, after: ReadEdition): Renamed[] {
  return [...renamedPages(pairs, before, after), ...renamedFacts(before, after)];
}

function renamedPages(pairs: readonly PagePair[], before: ReadEdition, after: ReadEdition): Renamed[] {
  return pairs.flatMap((pair): Renamed[] => {
    if (!pair.before || !pair.after) return [];
    const [from, to] = [before.addressOf(pair.before), after.addressOf(pair.after)];
    return from === to || from === '/' ? [] : [{ kind: 'page', from, to }];
  });
}

function renamedFacts(before: ReadEdition, after: ReadEdition): Renamed[] {
  const [old, now] = [before, after].map(({ edition, dataOf }) => fieldsOf(dataOf(edition.files.facts)));
  return [...renamesIn(old ?? {}, now ?? {})].map(([to, from]) => ({ kind: 'fact', from, to }));
}

/** The old addresses of pages that moved or are gone: their pages say where these lead. */
export function toldAddresses(pairs: readonly PagePair[], before: ReadEdition): ReadonlySet<unknown> {
  return new Set(
    pairs.flatMap((pair) =>
      pair.before && pair.before.file !== pair.after?.file ? [before.addressOf(pair.before)] : [],
    ),
  );
}

/** The redirects that nobody has told of yet. */
export function withoutTold(group: ChangeGroup, reported: ReadonlySet<unknown>): ChangeGroup {
  const isTold = ({ kind, path: [first, second] }: Change) =>
    first === 'redirects' && kind === 'added' && reported.has(second);
  return { ...group, changes: group.changes.filter((change) => !isTold(change)) };
}

/** A new name, with how many places were changed with it. */
export function withFollowers(group: ChangeGroup, { counts }: Follower): ChangeGroup {
  const changes = group.changes.map((change) => {
    const renamed = [...counts].find(
      ([{ kind, to }]) =>
        change.kind === 'renamed' &&
        (kind === 'page'
          ? group.address === to && change.after === to
          : group.kind === 'facts' && change.path[0] === to),
    );
    if (!renamed) return change;
    const places = renamed[1] === 1 ? 'one place that names it was' : `${renamed[1]} places that name it were`;
    return { ...change, what: words`${change.what}; ${places} changed with it` };
  });
  return { ...group, changes };
}
