import type { Diagnostic, SourceFile } from '#kit/model';
import type { Definition } from '../2-validate/structure.ts';
import type { Checker } from '../3-repair/checker.ts';
import { applyFixes } from '../3-repair/fix.ts';
import { isBetter, isKept } from '../3-repair/fix-promise.ts';

/** How many fixes are offered at a time: each is tried, which costs as much as what is compiled for it. */
const maximumFixes = 12;
/**
 * What trying them may cost in steps: a file is read, its other slips are found and all of it is checked again each time. The only
 * one of a file is tried however much finding slips took. Where there are more and looking for slips was given up, none is: what
 * else is wrong isn't known, so that none could be seen to help.
 */
const maximumSteps = 1_500_000;
const stepsOf = { character: 5, message: 500 };

/** What a fix is tried on: its file, and what is wrong with that file and its neighbours once it has another text. */
export type Trial = {
  source: SourceFile;
  definition: Definition;
  check: (fixed: SourceFile) => readonly Diagnostic[];
};

/** The diagnostics, of whose fixes only those are left that keep what they promise. Where none has a fix, nothing is done. */
export function withSureFixes(
  diagnostics: readonly Diagnostic[],
  checker: Checker,
  trialOf: (file: string) => Trial | undefined,
): Diagnostic[] {
  let tried = 0;
  let steps = 0;
  const fixesOf = new Map<string, number>();
  for (const { file, fix } of diagnostics) if (fix) fixesOf.set(file, (fixesOf.get(file) ?? 0) + 1);
  return diagnostics.map((diagnostic) => {
    if (!diagnostic.fix) return diagnostic;
    const trial = tried < maximumFixes ? trialOf(diagnostic.file) : undefined;
    if (trial && isAffordable(trial, fixesOf.get(diagnostic.file) === 1)) {
      tried++;
      if (isSure(diagnostic, trial)) return diagnostic;
    }
    const { fix: _, ...others } = diagnostic;
    return others;
  });

  /** True where there are steps left for what a trial may take, which is what the file itself took, and little more. */
  function isAffordable({ source, definition }: Trial, isOnly: boolean): boolean {
    const around = stepsOf.character * source.text.length + stepsOf.message * diagnostics.length;
    const slips = isOnly ? 0 : checker.read(source, definition).steps;
    if (steps + around + slips > maximumSteps) return false;
    steps += around;
    return true;
  }

  function isSure(diagnostic: Diagnostic, { source, definition, check }: Trial): boolean {
    const fixed = { file: source.file, text: applyFixes(source.text, [diagnostic]).text };
    const [before, after] = [source, fixed].map((one) => checker.read(one, definition));
    steps += after?.steps ?? 0;
    const written = checker.asWritten(source);
    return (
      isKept({ text: source.text, written, data: [before?.data, after?.data], made: [diagnostic] }) &&
      isBetter(diagnostics, check(fixed), [diagnostic])
    );
  }
}
