import { type Diagnostic, lineAt, lineStarts, type Said, type SourceFile, splitLines } from '#kit/model';
import { diagnosticAt } from '../1-parse/diagnostic-at.ts';
import { locateIn, pathAt } from '../1-parse/source-tree.ts';
import { pageName, placeSaid } from '../2-validate/place.ts';
import { type Definition, structureOf } from '../2-validate/structure.ts';
import type { ReadText } from './assess.ts';
import type { Checker } from './checker.ts';
import { textAt } from './draft.ts';
import { shapeOf } from './line-shape.ts';
import { markDiagnostics } from './marks.ts';
import { onePerLine } from './one-per-line.ts';
import { type MadeFix, repair } from './repair.ts';
import { emptyDocument, type SourceDocument } from './source-document.ts';
import { isUntouched, type SourceLines, spliceOf, toSource } from './to-source.ts';

/** A file with slips as it was probably meant, with a message for each slip. `written` is what was read from it as it stands. */
export function repairedDocument(
  source: SourceFile,
  written: ReadText,
  definition: Definition,
  checker: Checker,
): SourceDocument {
  const lines: SourceLines = { text: source.text, lines: splitLines(source.text), starts: lineStarts(source.text) };
  const { draft, assessment, fixes, unread, steps } = repair(written, definition, checker);
  const { text, starts, read } = assessment;
  const lineOf = (offset: number) => lineAt(starts, offset);
  const offsetOf = (offset: number) => toSource(draft, lineOf(offset), offset - (starts[lineOf(offset)] ?? 0), lines);
  const document: SourceDocument = {
    ...emptyDocument(source),
    text,
    root: read.root,
    data: read.data,
    structure: assessment.structure ?? structureOf(definition, read.data, checker),
    place: ({ start, end }) => ({ start: offsetOf(start), end: offsetOf(end) }),
    isUntouched: ({ start, end }) => {
      for (let line = lineOf(start); line <= lineOf(end); line++) if (!isUntouched(draft, line, lines)) return false;
      return true;
    },
    unread,
    isUncertain: fixes.length > 0 || assessment.issues.some(({ kind }) => kind === 'structure'),
    steps,
  };
  const whereIs = (line: number) => {
    const index = Math.max(
      draft.lines.findIndex(({ origin }) => origin >= line),
      0,
    );
    const path = pathAt(read.root, (starts[index] ?? 0) + shapeOf(textAt(draft, index)).content);
    return placeSaid(pageName(source.file), read.data, path, checker);
  };
  const isAllRead =
    unread.size === 0 && assessment.issues.every((issue) => issue.kind === 'mark' && issue.mark !== 'swallowed');
  const made = fixes.map((fix) => ({ fix, diagnostic: fixDiagnostic(fix, source, lines, whereIs) }));
  const isWhole = isAllRead && made.every(({ diagnostic }) => diagnostic.fix);
  const reported = made.map(({ fix, diagnostic }) =>
    isWhole || !ofStructure.test(diagnostic.code) ? { fix, diagnostic } : unsure(fix, diagnostic),
  );
  // Where lines could not be read, what is of another kind for that is not told by itself.
  const otherwise = unread.size === 0 && reported.length > 0 ? wrongKinds(document) : [];
  const slips = onePerLine(reported, draft, lines).filter(
    ({ line, code }) => !ofLayout.test(code) || !otherwise.some(({ first, last }) => line > first && line <= last),
  );
  const marks = markDiagnostics(document, read.marks, definition, checker);
  return {
    ...document,
    diagnostics: [...slips, ...marks.filter((mark) => slips.every(({ line }) => line !== mark.line))],
  };
}

/**
 * The lines (from 1) of what is a list where a group belongs, or a group where a list does: how its lines stand to each other follows
 * from that.
 */
function wrongKinds({ source, root, structure, place }: SourceDocument): { first: number; last: number }[] {
  const starts = lineStarts(source.text);
  return structure.problems
    .filter(({ code }) => code === 'value/fields' || code === 'value/list')
    .map(({ path }) => {
      const { start, valueEnd } = locateIn(root, path, 'key');
      const range = place({ start, end: Math.max(start, valueEnd - 1) });
      return { first: lineAt(starts, range.start) + 1, last: lineAt(starts, range.end) + 1 };
    });
}

/** What is said of lines that can't be read where they stand. */
const ofLayout = /^(?:layout\/|syntax\/yaml$)/;

/** A slip whose fix is not offered. */
function unsure(fix: MadeFix, { fix: _, ...diagnostic }: Diagnostic) {
  return { fix: { ...fix, isSure: false }, diagnostic };
}

/** What decides where lines belong: it is sure only where nothing is wrong any more with the file as it was repaired. */
const ofStructure = /^(?:layout\/|syntax\/bracket$)/;

/** A slip that was fixed, as a diagnostic of the source. */
function fixDiagnostic(
  fix: MadeFix,
  source: SourceFile,
  lines: SourceLines,
  whereIs: (line: number) => Said,
): Diagnostic {
  const { finding: what, mark, isSure, related, before } = fix;
  const range = {
    start: toSource(before, mark.line, mark.start, lines),
    end: toSource(before, mark.line, mark.end, lines),
  };
  const splice = isSure ? spliceOf(fix, before, lines) : undefined;
  const originOf = (line: number) => before.lines[line]?.origin ?? 0;
  const diagnostic = diagnosticAt({ source }, range, {
    ...what,
    where: whereIs(originOf(mark.line)),
    ...(splice ? { fix: splice } : {}),
    ...(related === undefined ? {} : { relatedLine: originOf(related) + 1 }),
  });
  return splice ? overLines(diagnostic, originOf(fix.to), lines) : diagnostic;
}

/** A diagnostic whose fix changes several lines names them all: it ends where the last one (from 0) does. */
function overLines(diagnostic: Diagnostic, last: number, { lines }: SourceLines): Diagnostic {
  return last < diagnostic.endLine
    ? diagnostic
    : { ...diagnostic, endLine: last + 1, endColumn: (lines[last] ?? '').trimEnd().length + 1 };
}
