import { finding } from '../../catalogue/index.ts';
import { type Draft, type FindFixes, type Fix, lineFix, textAt } from '../draft.ts';
import { inQuotes } from '../line-shape.ts';

/** Rows of a table: cells between strokes or tabs, without brackets, or cut in two by the comma of a number. */
export const rowFixes: FindFixes = (draft, index) => [...looseRows(draft, index), ...cutNumbers(draft, index)];

/** The cells of a row that is written without brackets, as a spreadsheet or another program has it. */
function cellsOf(text: string): string[] | undefined {
  const row = /^( *)(?:- +)?(\S.*)$/.exec(text)?.[2]?.trim() ?? '';
  if (/^[[{"']/.test(row)) return undefined;
  const inner = row.replace(/^\|/, '').replace(/\|$/, '');
  const sign = inner.includes('|') ? '|' : inner.includes('\t') ? '\t' : ', ';
  const cells = inner.split(sign).map((cell) => cell.trim());
  return cells.length > 1 && !cells.every((cell) => /^[-:]*$/.test(cell)) ? cells : undefined;
}

/** Rows one below the other are one slip. */
function looseRows(draft: Draft, index: number): Fix[] {
  if (!cellsOf(textAt(draft, index)) || !isBelowRows(draft, index)) return [];
  let [from, to] = [index, index];
  while (cellsOf(textAt(draft, from - 1)) && isBelowRows(draft, from - 1)) from--;
  while (cellsOf(textAt(draft, to + 1))) to++;
  const texts = draft.lines.slice(from, to + 1).map(({ text }) => {
    const lead = text.slice(0, text.length - text.trimStart().length);
    return `${lead}- [${(cellsOf(text) ?? []).map(cellText).join(', ')}]`;
  });
  const first = textAt(draft, from);
  const start = first.length - first.trimStart().length;
  return [
    {
      from,
      to,
      texts,
      cost: 0.8,
      finding: finding('table/row', { line: texts[0] ?? '' }),
      mark: { line: from, start, end: first.trimEnd().length },
      isSure: false,
    },
  ];
}

/** True where the nearest field above is that of a table's rows. */
function isBelowRows(draft: Draft, index: number): boolean {
  for (let line = index - 1; line >= 0; line--) {
    const text = textAt(draft, line);
    if (/^ *rows:\s*$/.test(text)) return true;
    if (/^ *(?:- )?[A-Za-z_]\w*:/.test(text)) return false;
  }
  return false;
}

/** A cell as it stands in brackets: in quotes where it would be read as something else than this text. */
function cellText(cell: string): string {
  return /^[\p{L}$€£(][^,:#[\]{}"']*$/u.test(cell) && !/^(?:true|false|null)$/i.test(cell) ? cell : inQuotes(cell);
}

/** Numbers with commas in a row in brackets: `$1,500` without quotes is two cells. */
function cutNumbers(draft: Draft, index: number): Fix[] {
  const text = textAt(draft, index);
  const [, lead, inner] = /^( *(?:- *)+\[)(.*)\] *$/.exec(text) ?? [];
  if (lead === undefined || inner === undefined) return [];
  const whole = inner.split(/,(?=\s)/).map((cell) => cell.trim());
  const cells = whole.map((cell) => (isCut(cell) || isNumber(cell) ? `"${cell}"` : cell));
  const first = whole.findIndex((cell, place) => cell !== cells[place]);
  if (first < 0) return [];
  const line = `${lead}${cells.join(', ')}]`;
  const found = whole[first] ?? '';
  const start = Math.max(text.indexOf(found, lead.length), 0);
  const what = whole.some(isCut)
    ? finding('table/comma', { found: whole.find(isCut) ?? found, line })
    : finding('value/text', { found: [`the number ${found}`], line });
  return [lineFix(index, line, 0.5, what, start, start + found.length)];
}

/** True for a number whose comma stands before further digits. */
function isCut(cell: string): boolean {
  return /^[^\s"'[{,]*\d,\d[^"'[{]*$/.test(cell);
}

function isNumber(cell: string): boolean {
  return /^[-+]?\d+(?:\.\d+)?$/.test(cell);
}
