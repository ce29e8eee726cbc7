import type { readText } from '../kinds/text/read-text.ts';
import { nameWords, plainValue, type Words, words } from './words.ts';

type Mark = ReturnType<typeof readText>['marks'][number];

/** What of a text's marks is another: the link of the same words leads elsewhere, or words are marked now or no longer. */
export function markDifferences(
  before: ReturnType<typeof readText>,
  after: ReturnType<typeof readText>,
): readonly Words[] {
  const left = [...before.marks];
  const come = after.marks.filter((mark) => !left.some((old) => isOf(old, mark)));
  const changed = after.marks.flatMap((mark): Words[] => {
    const at = left.findIndex((old) => isOf(old, mark));
    const [old] = at < 0 ? [] : left.splice(at, 1);
    if (old) return old.to === mark.to ? [] : [leadsTo(mark.said, mark.to, old.to)];
    return before.text.includes(mark.said) ? [words`${nameWords(mark.said)} is ${called(mark)} now`] : [];
  });
  const gone = left.flatMap((mark): Words[] =>
    after.text.includes(mark.said) ? [words`${nameWords(mark.said)} is no longer ${called(mark)}`] : [],
  );
  return [...changed, ...reworded(come, before.marks, { before: before.text, after: after.text }), ...gone];
}

function isOf(old: Mark, { kind, said }: Mark): boolean {
  return old.kind === kind && old.said === said;
}

/** Links whose words are others, too, and that lead elsewhere: each takes the place of one whose words are gone. */
function reworded(come: readonly Mark[], old: readonly Mark[], text: { before: string; after: string }): Words[] {
  const isLink = ({ kind }: Mark) => kind === 'link';
  const now = come.filter((mark) => isLink(mark) && !text.before.includes(mark.said));
  const gone = old.filter((mark) => isLink(mark) && !text.after.includes(mark.said));
  // Which took whose place is not sure where some only came or went.
  if (now.length !== gone.length) return [];
  return now.flatMap(({ said, to }, at) => {
    const was = gone[at];
    return was === undefined || was.to === to ? [] : [leadsTo(said, to, was.to)];
  });
}

function called({ kind, to }: Mark): Words {
  if (kind === 'link') return words`a link to ${plainValue(to)}`;
  return [kind === 'strong' ? 'bold' : 'italic'];
}

function leadsTo(said: string, now: string, old: string): Words {
  return words`the link of ${nameWords(said)} leads to ${plainValue(now)} now, no longer to ${plainValue(old)}`;
}
