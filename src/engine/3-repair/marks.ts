import type { Diagnostic, Range } from '#kit/model';
import { diagnosticAt } from '../1-parse/diagnostic-at.ts';
import type { YamlMark } from '../1-parse/read-yaml.ts';
import { pathAt } from '../1-parse/source-tree.ts';
import { pageName, placeSaid } from '../2-validate/place.ts';
import type { Definition } from '../2-validate/structure.ts';
import type { Validators } from '../2-validate/validators.ts';
import { finding } from '../catalogue/index.ts';
import { atPlace } from '../catalogue/voices.ts';
import { inQuotes } from './line-shape.ts';
import type { SourceDocument } from './source-document.ts';

/** What can be read but was probably not meant so: texts cut by a #, stray quotes, lines out of line. */
export function markDiagnostics(
  parsed: SourceDocument,
  marks: readonly YamlMark[],
  definition: Definition,
  validators: Validators,
): Diagnostic[] {
  const where = (mark: YamlMark) =>
    placeSaid(pageName(parsed.source.file), parsed.data, pathAt(parsed.root, mark.start), validators);
  return marks.flatMap((mark) => found(mark).map((diagnostic) => atPlace(diagnostic, where(mark))));

  function found(mark: YamlMark): Diagnostic[] {
    if (mark.kind === 'hash') return hash(parsed, mark, definition, validators);
    if (mark.kind === 'text-step') return steps(parsed, mark);
    if (mark.kind !== 'stray-quote') return [];
    const quote = parsed.text.slice(mark.start, mark.end);
    const range = parsed.place(mark);
    // Behind a digit it may stand for inches or minutes.
    const isSure = parsed.isUntouched(mark) && !/\d/.test(parsed.text.charAt(mark.start - 1));
    const fix = isSure ? { fix: { range: [range.start, range.end] as const, text: '' } } : {};
    return [diagnosticAt(parsed, range, { ...finding('text/stray-quote', { quote }), ...fix })];
  }
}

function hash(parsed: SourceDocument, mark: YamlMark, definition: Definition, validators: Validators): Diagnostic[] {
  const { text } = parsed;
  const path = pathAt(parsed.root, mark.start);
  const schema = validators.schemaAt(definition, parsed.data, path);
  if (
    !schema ||
    schema.enum !== undefined ||
    schema.const !== undefined ||
    schema.type === 'number' ||
    schema.type === 'boolean'
  )
    return [];
  const lineStart = text.lastIndexOf('\n', mark.start) + 1;
  const before = text.slice(lineStart, mark.start);
  const start = lineStart + (/^\s*(?:-\s+)*(?:[\w-]+\s*:\s+)?/.exec(before)?.[0].length ?? 0);
  const left = text.slice(start, mark.start).trimEnd();
  const comment = text.slice(mark.start, mark.end);
  const gap = text.slice(start + left.length, mark.start);
  if (!isLostText(left, gap, comment, schema.kind)) return [];
  const whole = { start, end: mark.end };
  const line = text.slice(lineStart, start) + inQuotes(text.slice(start, mark.end));
  const range = parsed.place(whole);
  // Behind a `#` with a space, words may be a remark that nobody else should read.
  const fix =
    parsed.isUntouched(whole) && /^#\S/.test(comment)
      ? { range: [range.start, range.end] as const, text: inQuotes(text.slice(start, mark.end)) }
      : undefined;
  return [
    diagnosticAt(parsed, parsed.place(mark), {
      ...finding('text/cut-by-hash', { left, line }),
      ...(fix ? { fix } : {}),
    }),
  ];
}

/**
 * Tells a text that was cut from a comment. A # with something right behind it was part of the text;
 * behind "# " one space after an unfinished sentence, a comment that ends like a sentence was too.
 */
function isLostText(left: string, gap: string, comment: string, kind: string | undefined): boolean {
  if (/^#[^\s#]/.test(comment)) return true;
  if (gap.length > 1 || kind === undefined || !/^#\s/.test(comment)) return false;
  return (
    !/[.!?:;…)]["']?$/.test(left) &&
    (/[.!?]["']?$/.test(comment) || /^#\s+\d/.test(comment) || comment.split(' ').length + left.split(' ').length > 9)
  );
}

/** The first line of a text that stands further right than the others; where only the first stands further left, that one. */
function steps(parsed: SourceDocument, mark: YamlMark): Diagnostic[] {
  const first = parsed.text.indexOf('\n', mark.start) + 1;
  const lines: (Range & { indent: number })[] = [];
  for (let start = first; start > 0 && start < mark.end; ) {
    const newline = parsed.text.indexOf('\n', start);
    const end = newline < 0 ? parsed.text.length : newline;
    const line = parsed.text.slice(start, end);
    if (line.trim() !== '')
      lines.push({ start, end: start + line.trimEnd().length, indent: line.length - line.trimStart().length });
    start = newline < 0 ? 0 : newline + 1;
  }
  const [top, ...rest] = lines;
  const common = rest[0]?.indent;
  const isFirst =
    top !== undefined &&
    common !== undefined &&
    (rest.length > 1 || common % 2 === 0) &&
    rest.every(({ indent }) => indent === common) &&
    common > top.indent &&
    top.indent % 2 === 1;
  const usual = isFirst ? common : (top?.indent ?? 0);
  return lines
    .filter(({ indent }) => indent !== usual)
    .slice(0, 1)
    .map(({ start, end, indent }) => {
      const range = parsed.place({ start, end });
      const what = isFirst
        ? finding('layout/text-indent', { actual: indent, target: usual })
        : finding('text/step', { actual: indent, target: usual });
      const fix = parsed.isUntouched({ start, end })
        ? { range: [range.start, range.start + indent] as const, text: ' '.repeat(usual) }
        : undefined;
      return diagnosticAt(
        parsed,
        { start: range.start + indent, end: range.end },
        { ...what, ...(fix ? { fix } : {}) },
      );
    });
}
