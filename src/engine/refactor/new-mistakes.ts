import { type Diagnostic, isError, type Said } from '#kit/model';
import { either, fileCalled, say } from '../catalogue/say.ts';
import { spokenInForms } from '../catalogue/spoken-in-forms.ts';

/**
 * What is told of a folder after a change and wasn't before. Messages name other addresses and places than before, so one
 * counts only where there are more of its kind in its file.
 */
export function newOnes(before: readonly Diagnostic[], after: readonly Diagnostic[]): Diagnostic[] {
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

/** Why a change can't be made that leaves mistakes which weren't there before. */
export function leavesMistakes(found: readonly Diagnostic[]): Said {
  const errors = found.filter(isError);
  return ['This would leave a mistake that is not there now:', ...mistakeLines(errors)];
}

/** Mistakes with what to do, each on a line of its own; who fills in forms is told on which page it is. */
export function mistakeLines(found: readonly Diagnostic[]): Said {
  return found.flatMap(({ file, line, inForms, ...words }) => {
    const [inFile, told] = [words, inForms ?? words].map(({ message, help = '' }) => `${message} ${help}`.trimEnd());
    return say`\n${either(`  ${file}:${line}  ${inFile}`, `${spokenInForms([fileCalled(file)])}: ${told}`)}`;
  });
}
