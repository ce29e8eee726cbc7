import { type Diagnostic, hasErrors } from '../../model/diagnostic.ts';
import { compileContent } from '../4-compile/compile-content.ts';
import { Refusal, type Refused } from '../edit/types.ts';
import { Draft } from './draft.ts';
import { mentionsIn, type Named } from './mentions.ts';
import { type GivenSite, readSite } from './read-site.ts';
import type { Plan } from './types.ts';

/** What a change did to a draft. `named` is what should not be named any more, and what it is instead. */
export type Drafted = Pick<Plan, 'title' | 'changed' | 'notes'> & { named?: Named };

/**
 * Plans a change of a content folder: all files that it needs, or why it can't be made. What comes out is checked as a whole;
 * a change that would leave a mistake which wasn't there before is none.
 */
export function planned(given: GivenSite, change: (draft: Draft) => Drafted): Plan | Refused {
  try {
    const draft = new Draft(readSite(given));
    const { title, changed, notes, named } = change(draft);
    const after = draft.after();
    const found = newOnes(draft, compileContent(after, given.checker, { now: given.now }).diagnostics);
    if (hasErrors(found)) throw new Refusal(refusal(found.filter(({ severity }) => severity === 'error')));
    const told = found.map(({ file, line, message }) => `${file}:${line}  ${message}`);
    const mentions = named ? mentionsIn(after, named, draft.site.content.context) : [];
    return { title, changes: draft.changes(), changed, mentions, notes: [...notes, ...told] };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message };
    throw error;
  }
}

function refusal(errors: readonly Diagnostic[]): string {
  const lines = errors.map(({ file, line, message, help }) => `  ${file}:${line}  ${message} ${help ?? ''}`.trimEnd());
  return ['This would leave a mistake that is not there now:', ...lines].join('\n');
}

/**
 * What is told of a folder after a change and wasn't before. Messages name other addresses and places than before, so one
 * counts only where there are more of its kind in its file.
 */
function newOnes(draft: Draft, after: readonly Diagnostic[]): Diagnostic[] {
  const before = draft.site.content.diagnostics.map((one) => ({ ...one, file: draft.nameOf(one.file) }));
  const kind = ({ file, code }: Diagnostic) => `${file} ${code}`;
  const words = (one: Diagnostic) => `${kind(one)} ${one.message}`;
  const [oldKinds, oldWords, newKinds] = [countsOf(before, kind), countsOf(before, words), countsOf(after, kind)];
  const seen = new Map<string, number>();
  return after.filter((one) => {
    const count = (seen.get(words(one)) ?? 0) + 1;
    seen.set(words(one), count);
    const hasMore = (newKinds.get(kind(one)) ?? 0) > (oldKinds.get(kind(one)) ?? 0);
    return hasMore && count > (oldWords.get(words(one)) ?? 0);
  });
}

function countsOf(all: readonly Diagnostic[], key: (one: Diagnostic) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(key(one), (counts.get(key(one)) ?? 0) + 1);
  return counts;
}
