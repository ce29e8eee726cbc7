import { isFields, isSame, type Path } from '#kit/model';
import { keyOf, PlacesByKey } from '../edit/same-entries.ts';
import { entryName } from './entry-name.ts';
import type { Change } from './types.ts';
import { nameWords, plainValue, type Words, words } from './words.ts';

type Fields = Readonly<Record<string, unknown>>;
type Place = { where: readonly Words[]; path: Path; oldPath: Path };

/**
 * What became of the entries of a group whose names are given in the file. `inside` says what changed in one that is still
 * there, under the words for it.
 */
export function mapChanges(
  name: string,
  noun: Words,
  { before, after }: { before: Fields; after: Fields },
  { where, path, oldPath }: Place,
  inside: (key: string, words: Words) => Change[],
): Change[] {
  if (name === 'redirects') return redirectChanges(before, after, { where, path, oldPath });
  // What has a title is known by it; a figure is not: its first words are its value.
  const titleOf = (key: string) => [before[key], after[key]].filter(isFields).map(entryName).find(Boolean) ?? key;
  const subject = (key: string) => words`the ${noun} ${name === 'facts' ? figure(key) : nameWords(titleOf(key))}`;
  const renames = renamesIn(before, after);
  const old = new Set(renames.values());
  const here = Object.keys(after).flatMap((key): Change[] => {
    const from = renames.get(key);
    if (from !== undefined)
      return [
        {
          kind: 'renamed',
          where,
          what: words`${subject(from)} is called ${name === 'facts' ? figure(key) : plainValue(key)} now`,
          path: [...path, key],
        },
      ];
    if (!Object.hasOwn(before, key))
      return [
        { kind: 'added', where, what: words`${subject(key)} was added${valueIn(after[key])}`, path: [...path, key] },
      ];
    return isSame(before[key], after[key]) ? [] : inside(key, subject(key));
  });
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key) && !old.has(key));
  const removals = gone.map(
    (key): Change => ({ kind: 'removed', where, what: words`${subject(key)} was removed`, path: [...oldPath, key] }),
  );
  return [...here, ...removals];
}

/** A figure by its name in the file, which forms say in words. */
function figure(key: string): Words {
  return plainValue(key).map((part) => (typeof part === 'string' ? part : { ...part, of: 'figure' }));
}

/** What a new figure is. */
function valueIn(entry: unknown): Words {
  const value = typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : entry;
  return typeof value === 'string' ? words`: ${plainValue(value)}` : [];
}

/** Entries that only got another name, by the new one. */
export function renamesIn(before: Fields, after: Fields): Map<string, string> {
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const left = new PlacesByKey(
    gone.map((key) => keyOf(before[key])),
    gone.keys(),
  );
  const renames = new Map<string, string>();
  for (const key of Object.keys(after)) {
    if (Object.hasOwn(before, key)) continue;
    const from = gone[left.take(keyOf(after[key])) ?? -1];
    if (from !== undefined) renames.set(key, from);
  }
  return renames;
}

function redirectChanges(before: Fields, after: Fields, { where, path, oldPath }: Place): Change[] {
  const reported = (from: string, what: Words, kind: Change['kind'], base: Path): Change => ({
    kind,
    where: where.slice(0, -1),
    what: words`the old address ${plainValue(from)} ${what}`,
    path: [...base, from],
  });
  const target = (fields: Fields, from: string) => plainValue(String(fields[from]));
  const here = Object.keys(after).flatMap((from) => {
    if (before[from] === after[from]) return [];
    const now = words`leads to ${target(after, from)} now`;
    if (!Object.hasOwn(before, from)) return reported(from, now, 'added', path);
    return reported(from, words`${now}, no longer to ${target(before, from)}`, 'changed', path);
  });
  const gone = Object.keys(before).filter((from) => !Object.hasOwn(after, from));
  return [
    ...here,
    ...gone.map((from) => reported(from, words`no longer leads to ${target(before, from)}`, 'removed', oldPath)),
  ];
}
