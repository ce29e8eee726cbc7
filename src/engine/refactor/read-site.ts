import { type Diagnostic, isError } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { either } from '../catalogue/say.ts';
import { Refusal } from '../edit/types.ts';
import { allFiles, type ContentFiles, definitionOf } from '../links/content-files.ts';
import { type CompiledContent, compileContent } from '../pipeline.ts';
import { mistakeLines } from './new-mistakes.ts';

/** A content folder that a change is wanted of. `now` (ms since 1970) is the time before which nothing matters any more. */
export type GivenSite = { files: ContentFiles; checker: Checker; now?: number };

/** The same, read and compiled. */
export type ReadSite = GivenSite & { content: CompiledContent };

/**
 * Reads a content folder for a change of several files. Throws Refusal where a file has a mistake in how it is written: what
 * it refers to can't be known then, and would be left behind.
 */
export function readSite(given: GivenSite): ReadSite {
  const { files, checker, now } = given;
  const content = compileContent(files, checker, { now });
  const faulty = new Set(allFiles(files).flatMap((source) => (isClear(source, files, checker) ? [] : [source.file])));
  const isUnread = ({ file }: Diagnostic) => file.startsWith(files.folder);
  const errors = content.diagnostics.filter(isError);
  const reported = [...files.problems.filter(isUnread), ...errors.filter(({ file }) => faulty.has(file))];
  const first = reported.filter(({ file }, index) => reported.findIndex((other) => other.file === file) === index);
  const hidden = first.filter(isError);
  if (hidden.length === 0) return { ...given, content };
  throw new Refusal([
    'These mistakes hide what is referred to; fix them first',
    either(' (`npm run validate` says how):', ':'),
    ...mistakeLines(hidden),
  ]);
}

/** True where all that a file refers to is known: nothing in how it is written is wrong. */
function isClear(source: ContentFiles['pages'][number], files: ContentFiles, checker: Checker): boolean {
  const { diagnostics, structure, root } = checker.read(source, definitionOf(source, files));
  return (
    root !== undefined && structure.problems.length === 0 && diagnostics.every(({ severity }) => severity !== 'error')
  );
}
