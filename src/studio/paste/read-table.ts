import { plainLook } from '../marked/signs.ts';
import type { NewSign } from '../marked/write-marks.ts';
import { cellLines } from './lines.ts';
import { type Reading, wordsOf } from './read-words.ts';
import { type CopiedElement, cellsIn, childrenOf, findInside, isElement, rowsOf, spanOf } from './tree.ts';
import { lookIn, styleOf } from './written-style.ts';

/** A table that was copied: its rows, each as long as the others. */
export type CopiedTable = { caption: NewSign[]; rows: NewSign[][][]; hasMerged: boolean };

/** Whether a table says something by its rows and columns; others only hold a page together, or are one line or one column. */
export function isTable(element: CopiedElement, mayHaveLists = false): boolean {
  const rows = rowsOf(element);
  const widths = rows.map((row) => cellsIn(row).reduce((sum, cell) => sum + spanOf(cell, 'colspan'), 0));
  const others = mayHaveLists ? /^(?:TABLE|H[1-4])$/ : /^(?:TABLE|H[1-4]|UL|OL)$/;
  return rows.length > 1 && Math.max(...widths) > 1 && !findInside(element, ({ tagName }) => others.test(tagName));
}

/**
 * The cells of a table. One that goes over several rows says its words in each of them; over several columns, in the first.
 */
export function readTable(element: CopiedElement, reading: Reading): CopiedTable {
  const written = rowsOf(element);
  const rows: NewSign[][][] = written.map(() => []);
  let hasMerged = false;
  for (const [index, row] of written.entries()) {
    let column = 0;
    for (const cell of cellsIn(row)) {
      const [wide, high] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')];
      while (rows[index]?.[column]) column += 1;
      const words = cellLines(wordsIn(cell, reading));
      const last = Math.min(rows.length, index + high);
      hasMerged ||= high > 1 || wide > 1;
      for (let below = index; below < last; below += 1)
        for (let step = 0; step < wide; step += 1) {
          const target = rows[below];
          if (target) target[column + step] = step === 0 ? words : [];
        }
      column += wide;
    }
  }
  const full = rows.filter((row) => row.some((cell) => cell.length > 0));
  const width = Math.max(0, ...full.map((row) => row.findLastIndex((cell) => cell.length > 0) + 1));
  const caption = childrenOf(element).find(({ tagName }) => tagName === 'CAPTION');
  return {
    caption: caption ? cellLines(wordsIn(caption, reading)) : [],
    rows: full.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? [])),
    hasMerged,
  };
}

/** The words of a cell, with a line for each of its paragraphs, and each entry of a list. */
function wordsIn(cell: CopiedElement, reading: Reading): NewSign[] {
  const look = lookIn(cell, styleOf(cell, reading.classes), plainLook);
  return [...cell.childNodes].flatMap((node) => {
    if (isElement(node) && /^[OU]L$/.test(node.tagName)) return wordsIn(node, reading);
    const words = wordsOf(node, look, reading);
    const isLine = isElement(node) && /^(?:P|DIV|LI)$/.test(node.tagName);
    const [first] = words;
    return isLine && first ? [...words, { ...first, shown: '\n', written: '\n' }] : words;
  });
}
