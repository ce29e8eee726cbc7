import type { Diagnostic, Range, SourceFile } from '../../model/diagnostic.ts';
import { pageName, placeOf } from '../2-validate/place.ts';
import { type Definition, structureProblems } from '../2-validate/structure.ts';
import type { Validators } from '../2-validate/validators.ts';
import { textAt } from '../3-repair/draft.ts';
import { hasCurlyJson } from '../3-repair/fixes/json.ts';
import { shapeOf } from '../3-repair/line-shape.ts';
import { onePerLine } from '../3-repair/one-per-line.ts';
import { type MadeMend, repair } from '../3-repair/repair.ts';
import { isUntouched, type SourceLines, spliceOf, toSource } from '../3-repair/to-source.ts';
import { inFile } from '../base/in-file.ts';
import { type Finding, finding } from '../catalogue/index.ts';
import { characterDiagnostics } from './characters.ts';
import { sizes } from './decode.ts';
import { diagnosticAt } from './diagnostic-at.ts';
import { maximumBytes, tooDeepAt, tooManyReferencesAt } from './guard.ts';
import { markDiagnostics } from './marks.ts';
import { readPlain } from './plain/read-plain.ts';
import { maximumDepth, plainRead, readWithLibrary, type YamlRead } from './read-yaml.ts';
import { pathAt, type SourceNode } from './source-tree.ts';
import { lineAt, lineStarts, splitLines } from './text-lines.ts';

/** A content file with what was read from it. Slips in syntax and layout are mended in memory and reported. */
export type ParsedFile = {
  source: SourceFile;
  /** What was parsed: the text of the source, or the same with its slips mended. */
  text: string;
  /** Where everything stands in `text`. Missing where the text can't be read at all. */
  root: SourceNode | undefined;
  /** Missing where the text can't be read at all. */
  data: unknown;
  diagnostics: Diagnostic[];
  /** A range of `text` as a range of the source. */
  place: (range: Range) => Range;
  /** True where the text of a range stands like this in the source, so that it can be replaced. */
  isUntouched: (range: Range) => boolean;
  /** Lines (from 0, of the source) that could not be read and were left out. */
  unread: ReadonlySet<number>;
  /** True where something of the file may be missing from the data, so that what refers to it can't be judged. */
  isUncertain: boolean;
};

const cache = new WeakMap<SourceFile, ParsedFile>();

/** Reads a YAML or JSON file (JSON is YAML). The same source gives the same object, so nothing is parsed twice. */
export function parseSource(source: SourceFile, definition: Definition, validators: Validators): ParsedFile {
  let parsed = cache.get(source);
  if (!parsed) {
    parsed = inFile(source.file, () => {
      const read = parse(source, definition, validators);
      return { ...read, diagnostics: [...read.diagnostics, ...characterDiagnostics(read, validators)] };
    });
    cache.set(source, parsed);
  }
  return parsed;
}

function parse(source: SourceFile, definition: Definition, validators: Validators): ParsedFile {
  const { text } = source;
  if (text.length > maximumBytes) return unreadable(source, 0, finding('file/too-large', sizes(text.length)));
  const binary = text.indexOf('\0');
  if (binary >= 0) return unreadable(source, binary, finding('file/binary', {}));
  const plain = readPlain(text);
  const refused = plain ? undefined : tooMuchForLibrary(source);
  if (refused) return refused;
  const read = plain ? plainRead(plain) : readWithLibrary(text, validators.vocabulary.fields);
  const deeper = read.problems.find(({ code }) => code === 'deep');
  // An open bracket swallows everything below it, so depth counts only where nothing else is wrong.
  if (deeper && read.problems.length === 1)
    return unreadable(source, deeper.start, finding('file/too-deep', { limit: maximumDepth }));
  if (isEmpty(read)) return unreadable(source, 0, finding('file/empty', { begin: beginning[definition] }));
  const needsRepair =
    read.problems.length > 0 ||
    hasCurlyJson(text) ||
    read.marks.some(({ kind }) => kind === 'swallowed') ||
    structureProblems(definition, read.data, validators).length > 0;
  return needsRepair ? repaired(source, definition, validators) : clean(source, read, definition, validators);
}

/** Texts that would cost the library too much are refused before it sees them. */
function tooMuchForLibrary(source: SourceFile): ParsedFile | undefined {
  const { text } = source;
  const deep = tooDeepAt(text);
  if (deep !== undefined) return unreadable(source, deep, finding('file/too-deep', { limit: maximumDepth }));
  const reference = tooManyReferencesAt(text);
  return reference === undefined ? undefined : unreadable(source, reference, referenceFinding(text, reference));
}

const beginning: Readonly<Record<Definition, string>> = {
  PageSource: '`title:`, `description:` and `sections:`',
  SharedSource: '`sections:`',
  SiteSource: '`product:`',
  Facts: 'the name of a figure',
};

function referenceFinding(text: string, offset: number): Finding {
  const name = /^\w+/.exec(text.slice(offset + 1))?.[0] ?? '';
  return text[offset] === '&' ? finding('syntax/anchor', { name }) : finding('syntax/alias', { name });
}

function isEmpty({ root, problems }: YamlRead): boolean {
  return root === undefined && problems.length === 0;
}

function unreadable(source: SourceFile, offset: number, what: Finding): ParsedFile {
  const range = { start: offset, end: offset + 1 };
  return { ...base(source), diagnostics: [diagnosticAt({ source }, range, what)], isUncertain: true };
}

function base(source: SourceFile): ParsedFile {
  return {
    source,
    text: source.text,
    root: undefined,
    data: undefined,
    diagnostics: [],
    place: (range) => range,
    isUntouched: () => true,
    unread: new Set(),
    isUncertain: false,
  };
}

function clean(source: SourceFile, read: YamlRead, definition: Definition, validators: Validators): ParsedFile {
  const parsed: ParsedFile = { ...base(source), root: read.root, data: read.data };
  if (read.marks.length > 0) parsed.diagnostics.push(...markDiagnostics(parsed, read.marks, definition, validators));
  return parsed;
}

function repaired(source: SourceFile, definition: Definition, validators: Validators): ParsedFile {
  const lines: SourceLines = { text: source.text, lines: splitLines(source.text), starts: lineStarts(source.text) };
  const { draft, assessment, mends, unread } = repair(lines.lines, definition, validators);
  const { text, starts, read } = assessment;
  const lineOf = (offset: number) => lineAt(starts, offset);
  const offsetOf = (offset: number) => toSource(draft, lineOf(offset), offset - (starts[lineOf(offset)] ?? 0), lines);
  const parsed: ParsedFile = {
    source,
    text,
    root: read.root,
    data: read.data,
    diagnostics: [],
    place: ({ start, end }) => ({ start: offsetOf(start), end: offsetOf(end) }),
    isUntouched: ({ start, end }) => {
      for (let line = lineOf(start); line <= lineOf(end); line++) if (!isUntouched(draft, line, lines)) return false;
      return true;
    },
    unread,
    isUncertain: mends.length > 0 || assessment.troubles.some(({ kind }) => kind === 'structure'),
  };
  const whereIs = (line: number) => {
    const index = Math.max(
      draft.lines.findIndex(({ origin }) => origin >= line),
      0,
    );
    const path = pathAt(read.root, (starts[index] ?? 0) + shapeOf(textAt(draft, index)).content);
    return placeOf(pageName(source.file), read.data, path, validators);
  };
  const told = mends.map((mend) => ({ mend, diagnostic: mendDiagnostic(mend, source, lines, whereIs) }));
  const slips = onePerLine(told, draft, lines);
  const marks = markDiagnostics(parsed, read.marks, definition, validators);
  parsed.diagnostics.push(...slips, ...marks.filter((mark) => slips.every(({ line }) => line !== mark.line)));
  return parsed;
}

/** A slip that was mended, as a diagnostic of the source. */
function mendDiagnostic(
  mend: MadeMend,
  source: SourceFile,
  lines: SourceLines,
  whereIs: (line: number) => string,
): Diagnostic {
  const { finding: what, mark, isSure, related, before } = mend;
  const range = {
    start: toSource(before, mark.line, mark.start, lines),
    end: toSource(before, mark.line, mark.end, lines),
  };
  const fix = isSure ? spliceOf(mend, before, lines) : undefined;
  const originOf = (line: number) => before.lines[line]?.origin ?? 0;
  const diagnostic = diagnosticAt({ source }, range, {
    ...what,
    where: whereIs(originOf(mark.line)),
    ...(fix ? { fix } : {}),
    ...(related === undefined ? {} : { relatedLine: originOf(related) + 1 }),
  });
  return fix ? overLines(diagnostic, originOf(mend.to), lines) : diagnostic;
}

/** A diagnostic whose fix changes several lines names them all: it ends where the last one (from 0) does. */
function overLines(diagnostic: Diagnostic, last: number, { lines }: SourceLines): Diagnostic {
  return last < diagnostic.endLine
    ? diagnostic
    : { ...diagnostic, endLine: last + 1, endColumn: (lines[last] ?? '').trimEnd().length + 1 };
}
