import type { Diagnostic, SourceFile } from '#kit/model';
import type { Definition } from '../2-validate/structure.ts';
import type { Checker } from '../3-repair/checker.ts';
import { applyFixes } from '../3-repair/fix.ts';
import { isBetter, isKept } from '../3-repair/fix-promise.ts';

/** How many fixes are offered at a time: each is tried, which costs as much as what is compiled for it. */
const maximumFixes = 12;
/** What trying them may cost: a file is read and checked again each time, a character for a step, and each message for several. */
const maximumSteps = 400_000;
const stepsOfMessage = 100;

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
  return diagnostics.map((diagnostic) => {
    if (!diagnostic.fix) return diagnostic;
    const trial = tried++ < maximumFixes && steps < maximumSteps ? trialOf(diagnostic.file) : undefined;
    steps += (trial?.source.text.length ?? 0) + stepsOfMessage * diagnostics.length;
    if (trial && isSure(diagnostic, trial)) return diagnostic;
    const { fix: _, ...others } = diagnostic;
    return others;
  });

  function isSure(diagnostic: Diagnostic, { source, definition, check }: Trial): boolean {
    const fixed = { file: source.file, text: applyFixes(source.text, [diagnostic]).text };
    const [before, after] = [source, fixed].map((one) => checker.read(one, definition).data);
    const written = checker.asWritten(source);
    return (
      isKept({ text: source.text, written, data: [before, after], made: [diagnostic] }) &&
      isBetter(diagnostics, check(fixed), [diagnostic])
    );
  }
}
