import type { readLinks } from './read-links.ts';
import { nameWords, plainValue, type Words, words } from './words.ts';

/** What of a text's links is another: the link of the same words leads elsewhere, or words are one now or no longer. */
export function linkDifferences(
  before: ReturnType<typeof readLinks>,
  after: ReturnType<typeof readLinks>,
): readonly Words[] {
  const left = [...before.links];
  const changed = after.links.flatMap(({ said, to }): Words[] => {
    const at = left.findIndex((old) => old.said === said);
    const [old] = at < 0 ? [] : left.splice(at, 1);
    if (old) return old.to === to ? [] : [leadsTo(said, to, old.to)];
    return before.text.includes(said) ? [words`${nameWords(said)} is a link to ${plainValue(to)} now`] : [];
  });
  const gone = left.flatMap(({ said, to }): Words[] =>
    after.text.includes(said) ? [words`${nameWords(said)} is no longer a link to ${plainValue(to)}`] : [],
  );
  return [...changed, ...gone];
}

function leadsTo(said: string, now: string, old: string): Words {
  return words`the link of ${nameWords(said)} leads to ${plainValue(now)} now, no longer to ${plainValue(old)}`;
}
