import { type Diagnostic, hasErrors, isError, isFields, type Path } from '#kit/model';
import type { Checker } from '../3-repair/checker.ts';
import { either } from '../catalogue/say.ts';
import { Refusal } from '../edit/types.ts';
import { kindTextsOf } from '../kinds/kind-texts.ts';
import { allFiles, type ContentFiles, definitionOf } from '../links/content-files.ts';
import { type CompiledContent, compileContent } from '../pipeline.ts';
import { mistakeLines } from './new-mistakes.ts';

/** A content folder that a change is wanted of. `now` (ms since 1970) is the time before which nothing matters any more. */
export type GivenSite = { files: ContentFiles; checker: Checker; now?: number };

/** The same, read and compiled. */
export type ReadSite = GivenSite & { content: CompiledContent };

/**
 * Reads a content folder for a change of several files. Throws Refusal where a file has a mistake that hides what it refers to:
 * that would be left behind.
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
    either(
      'These mistakes hide what is referred to; fix them first (`npm run validate` says how):',
      'What leads there can’t be found before this is right:',
    ),
    ...mistakeLines(hidden),
  ]);
}

/** True where all that a file refers to is known, whatever else is wrong in it. */
function isClear(source: ContentFiles['pages'][number], files: ContentFiles, checker: Checker): boolean {
  const document = checker.read(source, definitionOf(source, files));
  const { diagnostics, structure, root } = document;
  if (root !== undefined && structure.problems.length === 0 && !hasErrors(diagnostics)) return true;
  const written = checker.asWritten(source);
  const keyOf = (path: Path, value: string) => JSON.stringify([path, value]);
  const known = new Set(kindTextsOf(document).map(({ path, value }) => keyOf(path, value)));
  return written !== undefined && referringIn(written).every(({ path, value }) => known.has(keyOf(path, value)));
}

/** The texts that may hold an address or a placeholder, wherever they stand. */
function referringIn(data: unknown, path: Path = []): { path: Path; value: string }[] {
  if (typeof data === 'string') return /[/#]|\(\(/.test(data) ? [{ path, value: data }] : [];
  if (Array.isArray(data)) return data.flatMap((entry, index) => referringIn(entry, [...path, index]));
  return isFields(data) ? Object.entries(data).flatMap(([name, value]) => referringIn(value, [...path, name])) : [];
}
