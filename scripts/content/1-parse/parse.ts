import { type Document, isAlias, isNode, LineCounter, parseAllDocuments, visit } from 'yaml';
import type { Diagnostic, Range, SourceFile } from '../diagnostic.ts';

/** A content file with what was read from it. `data` is missing where the text can't be read at all. */
export type ParsedFile = {
  source: SourceFile;
  document: Document.Parsed | undefined;
  lines: LineCounter;
  data: unknown;
  diagnostics: Diagnostic[];
};

/** How deep lists and blocks may be nested. */
const maximumDepth = 32;
const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);
const cache = new WeakMap<SourceFile, ParsedFile>();

/** Reads a YAML or JSON file (JSON is YAML). The same source gives the same object, so nothing is parsed twice. */
export function parseSource(source: SourceFile): ParsedFile {
  let parsed = cache.get(source);
  if (!parsed) {
    parsed = parse(source);
    cache.set(source, parsed);
  }
  return parsed;
}

function parse(source: SourceFile): ParsedFile {
  const lines = new LineCounter();
  const result: ParsedFile = { source, document: undefined, lines, data: undefined, diagnostics: [] };
  const report = (range: Range, code: string, message: string, help?: string) => {
    result.diagnostics.push(diagnosticAt(result, range, { code, message, ...(help === undefined ? {} : { help }) }));
  };
  if (bracketDepth(source.text) > maximumDepth) {
    report({ start: 0, end: 1 }, 'file/too-deep', `Lists and blocks are nested more than ${maximumDepth} levels deep.`);
    return result;
  }
  const documents = parseAllDocuments(source.text, { lineCounter: lines, prettyErrors: false, version: '1.2' });
  const [document, second] = Array.isArray(documents) ? documents : [];
  if (!document || (document.contents === null && document.errors.length === 0)) {
    report({ start: 0, end: 0 }, 'file/empty', 'This file is empty.', 'Begin with `title:`, `description:` and `sections:`.');
    return result;
  }
  if (second)
    report({ start: second.range[0], end: second.range[0] + 3 }, 'file/documents', 'A line `---` begins a second document here.', 'Delete this line.');
  for (const error of [...document.errors, ...document.warnings])
    report({ start: error.pos[0], end: error.pos[1] }, 'syntax/yaml', sentence(error.message));
  visit(document, {
    Node(_, node) {
      const range = rangeOf(node);
      if (isAlias(node)) report(range, 'syntax/alias', 'A text that begins with `*` refers to another place.', 'Put the text in quotes.');
      else if (node.anchor !== undefined) report(range, 'syntax/anchor', 'A text that begins with `&` names a place.', 'Put the text in quotes.');
      else if (node.tag?.startsWith('!')) report(range, 'syntax/tag', 'A text that begins with `!` is read as a type.', 'Put the text in quotes.');
    },
    Pair(_, { key }) {
      if (isNode(key) && 'value' in key && refusedKeys.has(String(key.value)))
        report(rangeOf(key), 'field/refused', `\`${String(key.value)}\` can't be the name of a field.`);
    },
  });
  if (result.diagnostics.length > 0) return result;
  result.document = document;
  result.data = document.toJS();
  return result;
}

function rangeOf(node: unknown): Range {
  if (!isNode(node) || !node.range) return { start: 0, end: 0 };
  return { start: node.range[0], end: node.range[1] };
}

/** The deepest nesting of `[` and `{`, quotes aside: a guard, since the parser itself recurses. */
function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character === 0x5b || character === 0x7b) deepest = Math.max(deepest, ++depth);
    else if (character === 0x5d || character === 0x7d) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** A diagnostic of `parsed` at a range of its text, clipped to the end of the first line. */
export function diagnosticAt(
  parsed: Pick<ParsedFile, 'source' | 'lines'>,
  range: Range,
  rest: Pick<Diagnostic, 'code' | 'message'> & Partial<Pick<Diagnostic, 'help' | 'severity' | 'where' | 'fix'>>,
): Diagnostic {
  const { file, text } = parsed.source;
  const start = Math.max(0, Math.min(range.start, text.length));
  const lineEnd = text.slice(start).search(/\r?\n|$/) + start;
  const end = Math.max(start, Math.min(range.end, lineEnd));
  const from = positionAt(text, start);
  const { code, message, severity = 'error', where, help, fix } = rest;
  return {
    file,
    line: from.line,
    column: from.column,
    endLine: from.line,
    endColumn: from.column + Math.max(1, end - start),
    severity,
    code,
    ...(where === undefined ? {} : { where }),
    message,
    ...(help === undefined ? {} : { help }),
    ...(fix === undefined ? {} : { fix }),
  };
}

function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
