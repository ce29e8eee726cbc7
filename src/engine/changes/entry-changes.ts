import type { Path } from '#kit/model';
import { entryName } from './entry-name.ts';
import { likeness, wordsIn } from './likeness.ts';
import { entryWords, typeName } from './nouns.ts';
import type { Change } from './types.ts';
import { whenDifferences } from './when-words.ts';
import { nameWords, type Words, words } from './words.ts';

type Fields = Readonly<Record<string, unknown>>;
type Place = { where: readonly Words[]; path: Path };

/** Two entries with fewer words in common are one in the place of another. */
const least = 0.25;

/**
 * What is said of an entry of a list as a whole, and the fields that this tells. `isWhole` where there is nothing more to
 * say: it is another one.
 */
export function entryChanges(
  before: Fields,
  after: Fields,
  noun: Words,
  { where, path }: Place,
): { changes: Change[]; reported: ReadonlySet<string>; isWhole: boolean } {
  const index = Number(path.at(-1));
  const old = entryWords(before, index, noun);
  const now = entryWords(after, index, noun);
  const names = [entryName(before), entryName(after)];
  const isOther =
    names[0] !== names[1] && before['id'] === undefined && likeness(wordsIn(before), wordsIn(after)) < least;
  if (isOther && names[0] !== undefined && names[1] !== undefined) {
    const what = words`${old} was replaced by ${nameWords(names[1])}`;
    return { changes: [{ kind: 'replaced', where, what, path }], reported: new Set(), isWhole: true };
  }
  const changes: Change[] = [];
  const reported = new Set<string>();
  if (noun[0] === 'section') {
    reported.add('type');
    const heading = [before['heading'], after['heading']];
    if (before['type'] !== after['type'])
      changes.push({
        kind: 'changed',
        where,
        path,
        what: words`${old} is of the kind ${kindOf(after)} now, no longer ${kindOf(before)}`,
      });
    if (heading.every((text) => typeof text === 'string') && heading[0] !== heading[1] && after['type'] !== 'hero') {
      reported.add('heading');
      const what = words`${old} is called ${nameWords(String(heading[1]))} now`;
      changes.push({ kind: 'renamed', where, path, what, before: String(heading[0]), after: String(heading[1]) });
    }
  }
  for (const what of whenDifferences(before, after))
    changes.push({ kind: 'changed', where, path, what: words`${now} ${what}` });
  return { changes, reported, isWhole: false };
}

function kindOf({ type }: Fields): Words {
  return nameWords(typeName(type));
}
