import { sectionsOf } from '#kit/model';
import { keyOf, PlacesByKey } from '../edit/same-entries.ts';
import { allFiles } from '../links/content-files.ts';
import { likeness, type WordCounts, wordsIn } from './likeness.ts';
import { entryWords } from './nouns.ts';
import type { ReadEdition } from './read-edition.ts';
import { headingOf } from './sentence.ts';
import type { Change, ChangeGroup } from './types.ts';
import { type Words, words } from './words.ts';

/** A section that went from a file, or came to one. */
type Moved = { group: ChangeGroup; change: Change; index: number; section: unknown; words: WordCounts };

/** Where more sections than this went and came, only those that say the same are one. */
const mostPairs = 40_000;

/** Sections of two files that have fewer of their words in common are two. */
const least = 0.7;

/**
 * A section that went from one page and came to another is one that moved: both pages say so. `inside` says what changed in it
 * on its way, at its new place.
 */
export function withMovedSections(
  groups: readonly ChangeGroup[],
  before: ReadEdition,
  after: ReadEdition,
  inside: (from: Moved, to: Moved) => Change[],
): ChangeGroup[] {
  const gone = groups.flatMap((group) => movedIn(group, 'removed', group.oldFile ?? group.file, before));
  const come = groups.flatMap((group) => movedIn(group, 'added', group.file, after));
  const reported = new Map<Change, Change[]>();
  const isFew = gone.length * come.length <= mostPairs;
  const same = new PlacesByKey(isFew ? [] : come.map(({ section }) => keyOf(section)), isFew ? [] : come.keys());
  for (const from of gone) {
    const to = !isFew
      ? come[same.take(keyOf(from.section)) ?? -1]
      : come.find((one) => !reported.has(one.change) && isOne(from, one));
    if (!to) continue;
    const name = entryWords(from.section, from.index, ['section']);
    reported.set(from.change, [moved(from.change, words`${name} moved to ${headingOf(to.group)}`)]);
    const here = moved(
      to.change,
      words`${entryWords(to.section, to.index, ['section'])} moved here from ${headingOf(from.group)}`,
    );
    reported.set(to.change, [here, ...inside(from, to)]);
  }
  return groups.map((group) => ({
    ...group,
    changes: group.changes.flatMap((change) => reported.get(change) ?? [change]),
  }));
}

function moved({ where, path }: Change, what: Words): Change {
  return { kind: 'moved', where, what, path };
}

function movedIn(
  group: ChangeGroup,
  kind: Change['kind'],
  file: string | undefined,
  { edition, dataOf }: ReadEdition,
): Moved[] {
  return group.changes.flatMap((change) => {
    const [list, index, ...more] = change.path;
    if (change.kind !== kind || list !== 'sections' || typeof index !== 'number' || more.length > 0) return [];
    const source = allFiles(edition.files).find((one) => one.file === file);
    const section = sectionsOf(dataOf(source))[index];
    return [{ group, change, index, section, words: wordsIn(section) }];
  });
}

function isOne({ words }: Moved, { words: others }: Moved): boolean {
  // A few words are soon alike: a shared section that is put in elsewhere is no section that moved.
  return Math.min(words.total, others.total) > 8 && likeness(words, others) >= least;
}
