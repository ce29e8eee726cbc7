import { bracketsOutside } from '../../base/scan.ts';
import { finding } from '../../catalogue/index.ts';
import { type Draft, type Fix, indentOf, isJson, lineFix, neighbour, textAt } from '../draft.ts';

/**
 * The first slip of a file in JSON that its lines show: a colon, quotes, a bracket or a comma.
 * A slip there changes how everything below is read, so these are fixed before anything is tried.
 */
export function jsonFix(draft: Draft): Fix | undefined {
  if (!isJson(draft)) return undefined;
  for (let index = 0; index < draft.lines.length; index++) {
    const fix = signFix(draft, index) ?? curlyFix(draft, index) ?? innerQuoteFix(draft, index);
    if (fix) return fix;
  }
  return bracketFix(draft) ?? missingCommaFix(draft);
}

/** True for a file in JSON with a text in curly quotes, which can be read but not as it is meant. */
export function hasCurlyJson(text: string): boolean {
  return /^\s*\{/.test(text) && /":\s*[“”„]/.test(text);
}

function signFix(draft: Draft, index: number): Fix | undefined {
  const text = textAt(draft, index);
  const found = /^(\s*"([A-Za-z_]\w*)")\s*(=>|->|=|;|：)\s*(?=\S)/.exec(text);
  const [whole, name = '', word = '', sign = ''] = found ?? [];
  if (whole === undefined) return undefined;
  const line = `${name}: ${text.slice(whole.length)}`;
  const what = finding('syntax/colon', { name: word, found: sign, line });
  return lineFix(index, line, 0, what, indentOf(text), whole.trimEnd().length);
}

function curlyFix(draft: Draft, index: number): Fix | undefined {
  const text = textAt(draft, index);
  const [, before = '', value, after = ''] = /^(.*":\s*|\s*)[“”„"]([^"“”„]*)[“”"](,?\s*)$/.exec(text) ?? [];
  if (value === undefined || text === `${before}"${value}"${after}`) return undefined;
  const line = `${before}"${value}"${after}`;
  return lineFix(index, line, 0, finding('syntax/curly-quotes', { line }), before.length, before.length + 1);
}

/** Quotes inside of a text that stands alone on its line. */
function innerQuoteFix(draft: Draft, index: number): Fix | undefined {
  const text = textAt(draft, index);
  const [, before = '', inner, after = ''] = /^(\s*"[A-Za-z_]\w*":\s*)"(.*)"(,?\s*)$/.exec(text) ?? [];
  if (inner === undefined || /"\s*,\s*"[A-Za-z_]\w*"\s*:/.test(text)) return undefined;
  const escaped = inner.replaceAll(/\\.|"/g, (sign) => (sign === '"' ? '\\"' : sign));
  if (escaped === inner) return undefined;
  const line = `${before}"${escaped}"${after}`;
  const start = before.length + 1 + inner.search(/"/);
  return lineFix(index, line, 0, finding('syntax/after-quote', { line }), start, start + 1);
}

const partners: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/**
 * A bracket that is missing, as the indents show: a line that ends with an opening bracket and the line that begins
 * with the closing one stand in the same column.
 */
function bracketFix(draft: Draft): Fix | undefined {
  if (isBalanced(draft)) return undefined;
  const open: { sign: string; indent: number; line: number }[] = [];
  for (let line = 0; line < draft.lines.length; line++) {
    const text = textAt(draft, line);
    const indent = indentOf(text);
    const top = open.at(-1);
    const closing = /^\s*([}\]])/.exec(text)?.[1];
    if (closing !== undefined && top) {
      if (indent > top.indent) return added(draft, top.line + 1, line, closing === '}' ? '{' : '[');
      if (indent < top.indent) return added(draft, top.line + 1, line, partners[top.sign] ?? '');
      open.pop();
    }
    const opening = /([{[])$/.exec(text.trimEnd())?.[1];
    if (opening !== undefined && (closing === undefined || opening !== closing))
      open.push({ sign: opening, indent, line });
  }
  return undefined;
}

function isBalanced({ lines }: Draft): boolean {
  const counts = new Map<string, number>();
  for (const { text } of lines)
    for (const sign of bracketsOutside(text, '"')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return Object.entries(partners).every(([one, other]) => counts.get(one) === counts.get(other));
}

/** The bracket on the line it left empty, if there is one; else before the first line or behind the last one. */
function added(draft: Draft, from: number, to: number, bracket: string): Fix | undefined {
  const isEmpty = (line: number) => /^\s*(?:,\s*)?$/.test(textAt(draft, line));
  const lines = Array.from({ length: to - from }, (_, index) => from + index);
  const isOpening = bracket in partners;
  const gap = isOpening ? lines.find(isEmpty) : lines.findLast(isEmpty);
  const index = gap ?? (isOpening ? from : to - 1);
  const text = textAt(draft, index);
  const indent = ' '.repeat(indentOf(text) || indentOf(textAt(draft, index + 1)));
  const line =
    gap !== undefined
      ? `${indent}${bracket}${text.trim()}`
      : isOpening
        ? `${indent}${bracket} ${text.trim()}`
        : `${text} ${bracket}`;
  if (index < 0 || index >= draft.lines.length) return undefined;
  const what = finding('syntax/bracket', { bracket, problem: 'missing', line });
  return lineFix(index, line, 0, what, 0, Math.max(1, text.trimEnd().length));
}

/** The first comma that is missing at the end of a line. */
function missingCommaFix(draft: Draft): Fix | undefined {
  const index = draft.lines.findIndex((_, line) => lacksComma(draft, line));
  if (index < 0) return undefined;
  const text = textAt(draft, index).trimEnd();
  const what = finding('syntax/bracket', { bracket: ',', problem: 'missing', line: `${text},` });
  return lineFix(index, `${text},`, 0, what, text.length - 1, text.length);
}

function lacksComma(draft: Draft, index: number): boolean {
  const text = textAt(draft, index).trimEnd();
  if (!/^\s*["{[}\]]/.test(text) || !/(?:["\]}\d]|true|false|null)$/.test(text)) return false;
  return /^\s*["{[]/.test(textAt(draft, neighbour(draft, index, 1)));
}
