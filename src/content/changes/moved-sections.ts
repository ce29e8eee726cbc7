import { sectionsOf } from '../../model/child-of.ts';
import { allFiles } from '../4-compile/content-files.ts';
import { likeness, wordsIn } from './likeness.ts';
import { entryWords } from './nouns.ts';
import type { ReadEdition } from './read-edition.ts';
import { headingOf } from './sentence.ts';
import type { Change, ChangeGroup } from './types.ts';
import { type Words, words } from './words.ts';

/** A section that went from a file, or came to one. */
type Moved = { group: ChangeGroup; change: Change; index: number; section: unknown };

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
  for (const from of gone) {
    const to = come.find((one) => !reported.has(one.change) && isOne(from.section, one.section));
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
  const source = allFiles(edition.files).find((one) => one.file === file);
  return group.changes.flatMap((change) => {
    const [list, index, ...more] = change.path;
    if (change.kind !== kind || list !== 'sections' || typeof index !== 'number' || more.length > 0) return [];
    return [{ group, change, index, section: sectionsOf(dataOf(source))[index] }];
  });
}

function isOne(one: unknown, other: unknown): boolean {
  const [words, others] = [wordsIn(one), wordsIn(other)];
  // A few words are soon alike: a shared section that is put in elsewhere is no section that moved.
  return Math.min(words.total, others.total) > 8 && likeness(words, others) >= least;
}
