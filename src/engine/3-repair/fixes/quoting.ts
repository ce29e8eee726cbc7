import { type Finding, finding } from '../../catalogue/index.ts';
import { type Draft, type FindFixes, type Fix, indentOf, isContent, lineFix, textAt } from '../draft.ts';
import { inQuotes, shapeOf } from '../line-shape.ts';

/** Texts that can be read only in quotes, on one line or on several. */
export const quotingFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  const { content, name, valueStart, value } = shapeOf(text);
  const starts = name === undefined ? [content] : [valueStart, content];
  return starts.flatMap((start, place) => {
    const piece = text.slice(start).trimEnd();
    const isEntry = start === content && /^\s*-\s/.test(text);
    if (piece === '' || (place > 0 && !isEntry) || (name === undefined && !isEntry && value === '')) return [];
    return [...wholeFixes(draft, index, start, piece, place * 0.3), ...placeholderFixes(index, text, start, piece)];
  });
};

function wholeFixes(draft: Draft, index: number, start: number, piece: string, extra: number): Fix[] {
  const text = textAt(draft, index);
  const reason = reasonOf(piece);
  const end = continuationEnd(draft, index, start);
  const fixes: Fix[] = [];
  const [body, comment] = withoutComment(piece);
  if (reason && !/^["']/.test(piece)) {
    const line = text.slice(0, start) + inQuotes(reason.isHash ? piece : body) + (reason.isHash ? '' : comment);
    fixes.push(
      lineFix(
        index,
        line,
        reason.cost + extra,
        reason.what(line),
        start + reason.at,
        start + reason.at + reason.length,
      ),
    );
  }
  if (end > index) fixes.push(...severalLines(draft, index, end, start, extra));
  return fixes;
}

/** The same for a text that goes on over the lines below. */
function severalLines(draft: Draft, from: number, to: number, start: number, extra: number): Fix[] {
  const lines = draft.lines.slice(from, to + 1).map(({ text }) => text);
  const first = (lines[0] ?? '').slice(start).trimEnd();
  if (/^["'>|]/.test(first)) return [];
  const place = lines.findIndex((line, index) => reasonOf(index === 0 ? first : line.trim()) !== undefined);
  const found = place < 0 ? undefined : reasonOf(place === 0 ? first : (lines[place] ?? '').trim());
  if (!found) return [];
  const inner = lines.map((line, index) =>
    (index === 0 ? line.slice(start) : line).replaceAll('\\', '\\\\').replaceAll('"', '\\"'),
  );
  const texts = inner.map(
    (line, index) =>
      (index === 0 ? `${(lines[0] ?? '').slice(0, start)}"` : '') +
      line.trimEnd() +
      (index === inner.length - 1 ? '"' : ''),
  );
  const column = (place === 0 ? start : indentOf(lines[place] ?? '')) + found.at;
  return [
    {
      from,
      to,
      texts,
      cost: found.cost + extra + 0.2,
      finding: found.what(texts[place] ?? ''),
      mark: { line: from + place, start: column, end: column + found.length },
      isSure: true,
      ...(place > 0 ? { related: from } : {}),
    },
  ];
}

/** The last line that belongs to a text: those below that stand further right than its field or dash. */
function continuationEnd(draft: Draft, index: number, start: number): number {
  const { content, name, dash } = shapeOf(textAt(draft, index));
  const least = name === undefined || start === content ? dash : content;
  let end = index;
  for (let line = index + 1; line < draft.lines.length; line++) {
    const text = textAt(draft, line);
    if (text.trim() === '') continue;
    if (
      !isContent(text) ||
      indentOf(text) <= least ||
      (shapeOf(text).name !== undefined && draft.vocabulary.fields.has(shapeOf(text).name ?? ''))
    )
      break;
    end = line;
  }
  return end;
}

type Reason = { cost: number; at: number; length: number; isHash: boolean; what: (line: string) => Finding };

/** Why a text must stand in quotes, with the place of the first reason. */
function reasonOf(piece: string): Reason | undefined {
  const first = piece.charAt(0);
  // A list or a group is no text: in quotes its brackets would be shown.
  if (/^(?:\{.*\}|\[.*\])$/.test(piece)) return undefined;
  const colon = /:(?=\s|$)/.exec(piece);
  const hash = /\s#/.exec(piece);
  if (/[@%&*!|>{[`]/.test(first) || /^[-?](?=\s)/.test(piece))
    return {
      cost: 0.5,
      at: 0,
      length: 1,
      isHash: true,
      what: (line) => finding('syntax/special-character', { character: first, line }),
    };
  if (colon)
    return {
      cost: 0.8,
      at: colon.index,
      length: 1,
      isHash: false,
      what: (line) => finding('syntax/colon-in-text', { line }),
    };
  if (!hash) return undefined;
  const at = hash.index + 1;
  const left = piece.slice(0, hash.index).trim();
  return {
    cost: 0.8,
    at,
    length: piece.length - at,
    isHash: true,
    what: (line) => finding('text/cut-by-hash', { left, line }),
  };
}

/** A text without the comment after it; two spaces before the # make a comment sure. */
function withoutComment(piece: string): [string, string] {
  const comment = /(?<!\s)\s{2,}#\s[\s\S]*$/.exec(piece);
  return comment ? [piece.slice(0, comment.index), comment[0]] : [piece, ''];
}

/** Placeholders in curly brackets at the beginning of a text, which YAML reads as fields. */
function placeholderFixes(index: number, text: string, start: number, piece: string): Fix[] {
  const found = /^["']?[$%]?\{\{?\s*([a-z][\w.]*)\s*\}\}?/i.exec(piece);
  if (!found?.[1] || /^\s*:/.test(piece.slice(found[0].length))) return [];
  const word = found[1];
  const line = text.slice(0, start) + piece.replaceAll(/[$%]?\{\{?\s*([a-z][\w.]*)\s*\}\}?/gi, '(($1))');
  return [
    lineFix(index, line, 0.2, finding('placeholder/form', { found: found[0], word }), start, start + found[0].length),
  ];
}
