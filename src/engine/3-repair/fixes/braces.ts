import { finding } from '../../catalogue/index.ts';
import { type FindFixes, type Fix, lineFix, textAt } from '../draft.ts';
import { inQuotes } from '../line-shape.ts';

/** A part between braces: where it stands in the line, and its field and value where it has them. */
type Part = { start: number; end: number; name?: string; value: string; valueStart: number };

/** Fields between braces on one line: a text that a comma or a colon cuts, and a comma that is missing between two of them. */
export const braceFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(({ 0: whole, index: at }) => {
    const parts = partsIn(text, at + 1, at + whole.length - 1);
    return [
      ...cutTexts(index, text, parts),
      ...parts.flatMap((part) => [
        ...colonInside(index, text, part),
        ...bracketInside(index, text, part),
        ...commaLost(index, text, part, draft.vocabulary),
      ]),
    ];
  });
};

/** Where the pieces of a range begin and stop; a quotation mark that nothing closes is a letter like others. */
function* piecesIn(text: string, from: number, to: number): Generator<readonly [number, number]> {
  const unclosed = new Set<string>();
  let begin = from;
  for (let at = from; at <= to; at += 1) {
    const letter = text[at] ?? '';
    if (at === to || letter === ',') {
      if (at > begin) yield [begin, at];
      begin = at + 1;
    } else if ((letter === '"' || letter === "'") && !unclosed.has(letter)) {
      const end = closingQuote(text, at, to);
      if (end === undefined) unclosed.add(letter);
      else at = end;
    }
  }
}

/** Where a quoted text ends that begins at `at`; nothing where it doesn't. */
function closingQuote(text: string, at: number, to: number): number | undefined {
  for (let end = at + 1; end < to; end += 1) {
    if (text[at] === '"' && text[end] === '\\') end += 1;
    else if (text[end] === text[at]) return end;
  }
  return undefined;
}

/** The parts of a range between commas; one inside of quotes divides nothing. */
function partsIn(text: string, from: number, to: number): Part[] {
  const parts: Part[] = [];
  for (const [begin, stop] of piecesIn(text, from, to)) {
    const whole = text.slice(begin, stop);
    const written = whole.trim();
    const start = begin + (whole.length - whole.trimStart().length);
    const [lead, name] = /^(?:([A-Za-z_]\w*)\s*:\s+)/.exec(written) ?? [''];
    const value = written.slice(lead.length);
    parts.push({
      start,
      end: start + written.length,
      value,
      valueStart: start + lead.length,
      ...(name === undefined ? {} : { name }),
    });
  }
  return parts;
}

/** True for a text that stands without quotes, brackets or a mark. */
function isBare(value: string): boolean {
  return /^[^"'[{&*!|>@`\s]/.test(value);
}

/** A text with commas: what follows the comma is no field. */
function cutTexts(index: number, text: string, parts: readonly Part[]): Fix[] {
  const first = parts.findIndex(({ name, value }, place) => {
    const next = parts[place + 1];
    return name !== undefined && isBare(value) && next !== undefined && next.name === undefined;
  });
  const part = parts[first];
  if (!part) return [];
  let last = part;
  for (const next of parts.slice(first + 1)) {
    if (next.name !== undefined) break;
    last = next;
  }
  const found = text.slice(part.valueStart, last.end);
  // In quotes it is any text; what has a form of its own may be right without the comma.
  return [inQuotes(found), found.replaceAll(/,\s*/g, ' ')].map((meant, place) => {
    const line = text.slice(0, part.valueStart) + meant + text.slice(last.end);
    const what = finding('syntax/comma', { found, line, isQuoted: place === 0 });
    return lineFix(index, line, 0.5 + 0.4 * place, what, part.valueStart, last.end, false);
  });
}

/** A text with a colon and a space. */
function colonInside(index: number, text: string, { name, value, valueStart, end }: Part): Fix[] {
  const colon = name !== undefined && isBare(value) ? /:(?=\s)/.exec(value) : null;
  if (!colon) return [];
  const line = text.slice(0, valueStart) + inQuotes(value) + text.slice(end);
  const at = valueStart + colon.index;
  return [lineFix(index, line, 0.8, finding('syntax/colon-in-text', { line }), at, at + 1, false)];
}

/** A text with a bracket, as a link has. */
function bracketInside(index: number, text: string, { name, value, valueStart, end }: Part): Fix[] {
  const bracket = name !== undefined && isBare(value) ? value.indexOf('[') : -1;
  if (bracket < 0) return [];
  const line = text.slice(0, valueStart) + inQuotes(value) + text.slice(end);
  const what = finding('syntax/comma', { found: value, line, isQuoted: true, isBracket: true });
  return [lineFix(index, line, 0.5, what, valueStart, end, false)];
}

/** What stands before the name of a second field, `red size: 2`, and that name. */
function secondField(value: string): { before: string; name: string } {
  const none = { before: '', name: '' };
  const [quoted = ''] = /^(?:"[^"]*"|'[^']*')(?=\s)/.exec(value) ?? [];
  const colon = /:\s/.exec(value.slice(quoted.length));
  if (!colon) return none;
  const head = value.slice(0, quoted.length + colon.index).trimEnd();
  const [name = ''] = /(?<!\w)[A-Za-z_]\w*$/.exec(head) ?? [];
  const space = head.slice(0, head.length - name.length);
  const before = space.trimEnd();
  const isOne = quoted === '' ? /^[^\s"'][^:]*$/.test(before) : before === quoted;
  return name !== '' && isOne && before !== space ? { before, name } : none;
}

/** Two fields without a comma between them: the second is a word that is one. */
function commaLost(index: number, text: string, part: Part, { fields }: { fields: ReadonlySet<string> }): Fix[] {
  const { before, name } = secondField(part.value);
  if (part.name === undefined || !fields.has(name)) return [];
  const at = part.valueStart + before.length;
  // A semicolon may stand in its place.
  const line = `${text.slice(0, at).replace(/;$/, '')},${text.slice(at)}`;
  return [lineFix(index, line, 0.3, finding('syntax/lost-comma', { name, line }), at, part.end, false)];
}
