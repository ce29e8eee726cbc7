import type { Diagnostic, SourceFile } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { applyFixes } from '../3-repair/fix.ts';
import { isBetter, isKept } from '../3-repair/fix-promise.ts';
import type { Times } from '../4-compile/site/compile-site.ts';
import { allFiles, type ContentFiles, definitionOf } from '../links/content-files.ts';
import { withTexts } from '../links/with-texts.ts';
import { compileContent } from '../pipeline.ts';

/** A content folder with what is wrong in it. */
export type Checked = { files: ContentFiles; diagnostics: readonly Diagnostic[] };

/**
 * The folder with fixes made, if they keep what a fix promises: read again, every mistake that they were for is gone,
 * no new one has come, the data elsewhere is the same, and only lines that a message named have changed.
 * Nothing where they don't.
 */
export function tryFixes(
  { files, diagnostics }: Checked,
  fixes: readonly Diagnostic[],
  checker: Checker,
  options: Times = {},
): Checked | undefined {
  const changed = allFiles(files).flatMap((source) => {
    const { text, made } = applyFixes(
      source.text,
      fixes.filter(({ file }) => file === source.file),
    );
    return text === source.text ? [] : [{ source, fixed: { file: source.file, text }, made }];
  });
  const areKept = changed.every(({ source, fixed, made }) => {
    const read = (one: SourceFile) => checker.read(one, definitionOf(source, files)).data;
    return isKept({
      text: source.text,
      written: checker.asWritten(source),
      data: [read(source), read(fixed)],
      made,
    });
  });
  if (changed.length === 0 || !areKept) return undefined;
  const after = withTexts(files, new Map(changed.map(({ fixed }) => [fixed.file, fixed.text])));
  const found = compileContent(after, checker, options).diagnostics;
  const made = changed.flatMap((one) => one.made);
  return isBetter(diagnostics, found, made) ? { files: after, diagnostics: found } : undefined;
}
