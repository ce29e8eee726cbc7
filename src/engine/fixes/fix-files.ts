import type { Diagnostic } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import type { Times } from '../4-compile/site/compile-site.ts';
import { allFiles, type ContentFiles } from '../links/content-files.ts';
import { compileContent } from '../pipeline.ts';
import { type Checked, tryFixes } from './try-fixes.ts';

/** A file that was fixed: its text before and after. */
export type ChangedFile = { file: string; before: string; after: string };

/** How often the files are read again: one fix can show the next slip, and none shows more than a few. */
const maximumRounds = 10;

/**
 * Makes every sure fix in the files that `isWanted` names, again and again until there is none left,
 * so that a second run has nothing to do. Each is tried first, all together and where that fails one by one.
 * Returns the files as they are then, and what changed; writes nothing.
 */
export function fixFiles(
  files: ContentFiles,
  checker: Checker,
  options: Times & { isWanted: (file: string) => boolean },
): { files: ContentFiles; diagnostics: Diagnostic[]; fixed: ChangedFile[] } {
  const originals = new Map(allFiles(files).map(({ file, text }) => [file, text]));
  let current: Checked = { files, diagnostics: compileContent(files, checker, options).diagnostics };
  for (let round = 0; round < maximumRounds; round++) {
    const fixes = current.diagnostics.filter(({ fix, file }) => fix !== undefined && options.isWanted(file));
    const next = tryFixes(current, fixes, checker, options) ?? oneByOne(current, fixes, checker, options);
    if (!next) break;
    current = next;
  }
  const fixed = allFiles(current.files).flatMap(({ file, text }) => {
    const before = originals.get(file) ?? text;
    return before === text ? [] : [{ file, before, after: text }];
  });
  return { files: current.files, diagnostics: [...current.diagnostics], fixed };
}

/** Those of some fixes that keep what they promise each by itself: together, or else the first of them. */
function oneByOne(
  checked: Checked,
  fixes: readonly Diagnostic[],
  checker: Checker,
  options: Times,
): Checked | undefined {
  const tried = fixes.flatMap((fix) => {
    const after = tryFixes(checked, [fix], checker, options);
    return after ? [{ fix, after }] : [];
  });
  const all = tried.map(({ fix }) => fix);
  return (tried.length > 1 ? tryFixes(checked, all, checker, options) : undefined) ?? tried[0]?.after;
}
