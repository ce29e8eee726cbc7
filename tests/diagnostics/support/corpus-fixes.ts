import { changesOf, fixFiles, tryFixes } from '#engine';
import { changedLines } from './changed-lines.ts';
import type { Outcome } from './corpus.ts';
import { checker } from './samples.ts';
import { saysTheSame } from './says-the-same.ts';

const all = { isWanted: () => true };

/** The fixes that are offered for a slip and can't be made, by their lines and codes. */
export function untriedFixes({ files, diagnostics }: Outcome): string[] {
  return diagnostics
    .filter((one) => one.fix && !tryFixes({ files, diagnostics }, [one], checker))
    .map(({ code, line }) => `${line} ${code}`);
}

/** What is other than promised once every fix of a slip is made, and once more. */
export function brokenPromises({ slip, files, diagnostics }: Outcome): string[] {
  if (!diagnostics.some(({ fix }) => fix)) return [];
  const once = fixFiles(files, checker, all);
  const errorsOf = (list: typeof diagnostics) => list.filter(({ severity }) => severity === 'error');
  const unfixed = errorsOf(diagnostics).filter(({ fix }) => !fix);
  const isNamed = (file: string, at: number) =>
    diagnostics.some((one) => one.file === file && ((at >= one.line && at <= one.endLine) || at === one.relatedLine));
  const left = errorsOf(once.diagnostics).filter(
    ({ code, message }) => !unfixed.some((one) => one.code === code && one.message === message),
  );
  return [
    ...(once.fixed.length > 0 && left.length > 0 ? [`leaves ${left[0]?.line} ${left[0]?.code}`] : []),
    ...(once.fixed.length > 0 && fixFiles(once.files, checker, all).fixed.length > 0 ? ['a second time'] : []),
    ...once.fixed.flatMap(({ file, before, after }) => [
      ...(new RegExp(slip.fixed ?? '').test(after)
        ? []
        : [`is not fixed as it is meant\n${changesOf(file, before, after)}`]),
      ...changedLines(before, after).flatMap((at) => (isNamed(file, at) ? [] : [`line ${at} was not named`])),
      ...(saysTheSame(before, after) ? [] : [`${file} says something else\n${changesOf(file, before, after)}`]),
    ]),
  ];
}

/** What every fix of a slip changes, to be read by eye. */
export function changesOfFixes({ files, diagnostics }: Outcome): string[] {
  if (!diagnostics.some(({ fix }) => fix)) return [];
  return fixFiles(files, checker, all).fixed.map(({ file, before, after }) => changesOf(file, before, after));
}
