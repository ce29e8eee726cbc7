import { isFields } from '../../model/child-of.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { changedLines } from './fix.ts';

/** A file as it was and as fixes made it: its text, and what was read from it. */
export type FixedFile = {
  texts: readonly [string, string];
  data: readonly [unknown, unknown];
  made: readonly Diagnostic[];
};

/**
 * True where fixes changed nothing but what they were for: only lines that a message named are other than before,
 * and the data differs in no more places than fixes changed a value or a name.
 */
export function isKept({ texts, data, made }: FixedFile): boolean {
  const isNamed = (at: number) =>
    made.some(({ line, endLine, relatedLine }) => (at >= line && at <= endLine) || at === relatedLine);
  const values = made.filter(({ code }) => !ofWriting.test(code));
  return changedLines(...texts).every(isNamed) && differences(...data) <= values.length;
}

/** What is wrong with how a line is written or where it stands: what the file says was known before the fix. */
const ofWriting = /^(?:syntax|layout|file)\//;

/**
 * True where the mistakes that were fixed are gone and no error or warning has come. Messages may have moved.
 * A fix of how a file is written leaves what was known of it: what is then said of other files was only held back before.
 */
export function isBetter(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  made: readonly Diagnostic[],
): boolean {
  const counts = new Map<string, number>();
  const files = new Set(made.map(({ file }) => file));
  const isOfWriting = made.every(({ code }) => ofWriting.test(code));
  const isConcerned = ({ file, severity }: Diagnostic) => severity !== 'note' && (!isOfWriting || files.has(file));
  const count = (diagnostics: readonly Diagnostic[], by: number) => {
    for (const diagnostic of diagnostics.filter(isConcerned)) {
      const key = keyOf(diagnostic);
      counts.set(key, (counts.get(key) ?? 0) + by);
    }
  };
  count(before, 1);
  count(made, -1);
  count(after, -1);
  return [...counts.values()].every((left) => left >= 0);
}

function keyOf({ file, code, message }: Diagnostic): string {
  return `${file} ${code} ${message.replaceAll(/line \d+/g, 'line')}`;
}

/** In how many places two values differ; a field under another name is one. */
function differences(before: unknown, after: unknown): number {
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.reduce((sum: number, item, index) => sum + differences(item, after[index]), 0);
  if (!isFields(before) || !isFields(after)) return Object.is(before, after) ? 0 : 1;
  const names = Object.keys(before);
  const lost = names.filter((name) => !Object.hasOwn(after, name));
  const come = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  const inside = names
    .filter((name) => Object.hasOwn(after, name))
    .reduce((sum, name) => sum + differences(before[name], after[name]), 0);
  return inside + Math.max(lost.length, come.length);
}
