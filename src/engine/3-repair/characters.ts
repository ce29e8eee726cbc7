import type { Diagnostic, Path, Range } from '#kit/model';
import { diagnosticAt } from '../1-parse/diagnostic-at.ts';
import type { SourceNode } from '../1-parse/source-tree.ts';
import { pageName, placeSaid } from '../2-validate/place.ts';
import type { Validators } from '../2-validate/validators.ts';
import { type UnreadableCharacter, unreadableCharacter } from '../base/unreadable-character.ts';
import { finding } from '../catalogue/index.ts';
import type { SourceDocument } from './source-document.ts';

/** How the characters that are looked for may be written in quotes; texts without them need no second look. */
const code = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0abevfrNLP]))/g;
const short: Readonly<Record<string, string>> = {
  0: '\0',
  a: '\u0007',
  b: '\b',
  e: '\u001b',
  v: '\v',
  f: '\f',
  r: '\r',
  N: '\u0085',
  L: '\u2028',
  P: '\u2029',
};

/** The first character of each text of a file that no visitor should get, wherever it is shown. */
export function characterDiagnostics(parsed: SourceDocument, validators: Validators): Diagnostic[] {
  const { root, text } = parsed;
  if (!root || (!unreadableCharacter(text) && text.search(code) < 0)) return [];
  return textsOf(root, []).flatMap(({ node, path, value }) => {
    const found = unreadableCharacter(value);
    if (!found) return [];
    const place = placeIn(text, node, found);
    const range = parsed.place(place);
    const isSure = found.replacement !== undefined && place.end - place.start < 12 && parsed.isUntouched(place);
    return diagnosticAt(parsed, range, {
      ...finding('text/character', found),
      where: placeSaid(pageName(parsed.source.file), parsed.data, path, validators),
      ...(isSure ? { fix: { range: [range.start, range.end] as const, text: found.replacement ?? '' } } : {}),
    });
  });
}

type PlacedText = { node: SourceNode; path: Path; value: string };

function textsOf(node: SourceNode, path: Path): PlacedText[] {
  if (typeof node.data === 'string') return [{ node, path, value: node.data }];
  return [
    ...(node.fields ?? []).flatMap(({ name, value }) => textsOf(value, [...path, name])),
    ...(node.items ?? []).flatMap((item, index) => textsOf(item, [...path, index])),
  ];
}

/** Where a character stands in the source of a text, as itself or as its code; the whole text where it isn't found. */
function placeIn(text: string, { start, end }: Range, { character }: UnreadableCharacter): Range {
  const source = text.slice(start, end);
  const at = source.indexOf(character);
  if (at >= 0) return { start: start + at, end: start + at + character.length };
  for (const { 0: written, 1: two, 2: four, 3: eight, 4: letter = '', index } of source.matchAll(code)) {
    const digits = two ?? four ?? eight;
    const read = digits === undefined ? short[letter] : codePoint(Number.parseInt(digits, 16));
    if (read === character) return { start: start + index, end: start + index + written.length };
  }
  return { start, end };
}

function codePoint(point: number): string {
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
