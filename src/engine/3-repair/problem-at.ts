import { type Diagnostic, isError, lineAt, type Problem, type Range, valueAt } from '#kit/model';
import { diagnosticAt, lineStartsOf } from '../1-parse/diagnostic-at.ts';
import { locateIn } from '../1-parse/source-tree.ts';
import { textOfForm } from '../2-validate/forms.ts';
import { type PlaceWords, placeSaid } from '../2-validate/place.ts';
import { finding } from '../catalogue/index.ts';
import { inQuotes } from './line-shape.ts';
import { isNearLoss } from './loss.ts';
import type { SourceDocument } from './source-document.ts';

/** A problem as a diagnostic: its path becomes a place in the file and a place in words, its replacement a fix. */
export function problemAt(parsed: SourceDocument, page: string, problem: Problem, words: PlaceWords): Diagnostic {
  const { path, mark, quote } = problem;
  const { valueEnd: _, ...whole } = locateIn(parsed.root, path, mark);
  const source = parsed.text.slice(whole.start, whole.end);
  const isQuoted = mark === 'value' && /^(["']).*\1$/s.test(source);
  const marked = snippetRange(problem, whole, source, isQuoted ? 1 : 0);
  const { code, severity, said } = quote ? quoteFinding(quote, source) : commentFinding(problem, parsed, whole);
  const replacement = quote ? inQuotes(source) : problem.replacement;
  const range = parsed.place(marked);
  const isWhole = marked.start === whole.start && marked.end === whole.end;
  const isSafe =
    replacement !== undefined && parsed.isUntouched(marked) && (problem.snippet === undefined || !isWhole || !isQuoted);
  const fix = isSafe
    ? {
        range: [range.start, range.end] as const,
        text: isWhole && mark === 'value' && !quote ? written(replacement) : replacement,
      }
    : undefined;
  const where = placeSaid(page, parsed.data, path, words);
  return diagnosticAt(parsed, range, {
    code,
    severity,
    said,
    path,
    marks: isWhole ? mark : 'part',
    where,
    ...(fix ? { fix } : {}),
  });
}

/** A word as a value: in quotes where it would not be read as this text. */
function written(word: string): string {
  return /^[\w/][\w/.#-]*$/.test(word) && !/^(?:yes|no|on|off|null)$/i.test(word) ? word : inQuotes(word);
}

/** The part of a value that is meant, where the value stands in the file as it is read. */
function snippetRange({ snippet, at }: Problem, { start, end }: Range, source: string, quote: number): Range {
  if (snippet === undefined) return { start, end };
  const place = at !== undefined && source.startsWith(snippet, at + quote) ? at + quote : source.indexOf(snippet);
  return place < 0 ? { start, end } : { start: start + place, end: start + place + snippet.length };
}

/** A number or switch where a text belongs: does it only want quotes, or does it lose digits without them? */
function quoteFinding({ name, read, found }: NonNullable<Problem['quote']>, source: string) {
  const isNumber = /^[-+.\d]/.test(source);
  return isNumber && read !== source
    ? finding('number/digits', { source, read, name })
    : finding('value/text', { found, name, value: source });
}

/** A field is empty because only its own line was taken into use: those below are still comments, further right. */
function commentFinding(
  problem: Problem,
  { text }: SourceDocument,
  { end }: Range,
): Pick<Problem, 'code' | 'severity' | 'said'> {
  const { empty } = problem;
  if (!empty) return problem;
  const behind = text.slice(end, end + 200);
  if (/^:[ \t]*\r?\n[ \t]*#[ \t]{2,}\S/.test(behind)) return finding('field/empty', { ...empty, hasComments: true });
  const hidden = /^:[ \t]+(#\S.*)/.exec(behind)?.[1]?.trim();
  return hidden === undefined
    ? problem
    : finding('field/empty', { ...empty, hidden, word: textOfForm(hidden, empty.form) });
}

/** True where something may be missing only because a line of the same place could not be read, which has been said. */
export function isExplained(parsed: SourceDocument, { path, mark, code }: Problem): boolean {
  if (parsed.unread.size === 0) return false;
  // The name that a formula misses may have stood anywhere in its section.
  const holder = code === 'formula/unknown-name' ? path.slice(0, -3) : path;
  const { start, valueEnd } = locateIn(parsed.root, holder, mark);
  const range = parsed.place({ start, end: valueEnd });
  const starts = lineStartsOf(parsed.source);
  return isNearLoss(code, lineAt(starts, range.start), lineAt(starts, range.end), parsed.unread);
}

/** True where a slip was fixed on the line of a problem, or inside of the text that it is about: the problem follows from it, or is reported by the next run. */
export function isOfFixedLine(parsed: SourceDocument, { path }: Problem, { line }: Diagnostic): boolean {
  const slips = parsed.diagnostics.filter(isError);
  if (slips.length === 0) return false;
  const { start, valueEnd } = locateIn(parsed.root, path, 'value');
  const end = typeof valueAt(parsed.data, path) === 'string' ? parsed.place({ start, end: valueEnd }).end : undefined;
  const last = end === undefined ? line : lineAt(lineStartsOf(parsed.source), end) + 1;
  return slips.some((slip) => slip.line >= line && slip.line <= Math.max(line, last));
}
