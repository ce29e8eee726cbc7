import { headingOf, sentenceOf } from './sentence.ts';
import type { ChangeGroup } from './types.ts';
import { plainWords } from './words.ts';

/** Changes as people read them in a terminal. `since` is what they are compared with. */
export function formatChanges(groups: readonly ChangeGroup[], since: string): string {
  if (groups.length === 0) return `Nothing has changed in the content since ${since}.`;
  const parts = groups.map((group) =>
    [plainWords(headingOf(group)), ...group.changes.map((change) => `  ${plainWords(sentenceOf(change))}`)].join('\n'),
  );
  return [`What has changed in the content since ${since}:`, ...parts].join('\n\n');
}
