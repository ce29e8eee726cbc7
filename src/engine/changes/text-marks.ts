import type { readText } from '../kinds/text/read-text.ts';
import { nameWords, plainValue, type Words, words } from './words.ts';

type Mark = ReturnType<typeof readText>['marks'][number];

/** What of a text's marks is another: the link of the same words leads elsewhere, or words are marked now or no longer. */
export function markDifferences(
  before: ReturnType<typeof readText>,
  after: ReturnType<typeof readText>,
): readonly Words[] {
  const left = [...before.marks];
  const changed = after.marks.flatMap((mark): Words[] => {
    const at = left.findIndex(({ kind, said }) => kind === mark.kind && said === mark.said);
    const [old] = at < 0 ? [] : left.splice(at, 1);
    if (old) return old.to === mark.to ? [] : [leadsTo(mark.said, mark.to, old.to)];
    return before.text.includes(mark.said) ? [words`${nameWords(mark.said)} is ${called(mark)} now`] : [];
  });
  const gone = left.flatMap((mark): Words[] =>
    after.text.includes(mark.said) ? [words`${nameWords(mark.said)} is no longer ${called(mark)}`] : [],
  );
  return [...changed, ...gone];
}

function called({ kind, to }: Mark): Words {
  if (kind === 'link') return words`a link to ${plainValue(to)}`;
  return [kind === 'strong' ? 'bold' : 'italic'];
}

function leadsTo(said: string, now: string, old: string): Words {
  return words`the link of ${nameWords(said)} leads to ${plainValue(now)} now, no longer to ${plainValue(old)}`;
}
