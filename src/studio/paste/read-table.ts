import { plainLook } from '../marked/signs.ts';
import type { NewSign } from '../marked/write-marks.ts';
import { cellLines } from './lines.ts';
import { type Reading, wordsOf } from './read-words.ts';
import { lookIn, styleOf } from './written-style.ts';

/** A table that was copied: its rows, each as long as the others. */
export type CopiedTable = { caption: NewSign[]; rows: NewSign[][][]; hasMerged: boolean };

/** Whether a table says something by its rows and columns; others only hold a page together, or are one line or one column. */
export function isTable(element: HTMLTableElement): boolean {
  const { rows } = element;
  const widest = Math.max(0, ...[...rows].map((row) => [...row.cells].reduce((sum, { colSpan }) => sum + colSpan, 0)));
  return rows.length > 1 && widest > 1 && !element.querySelector('table, h1, h2, h3, h4, ul, ol');
}

/**
 * The cells of a table. One that goes over several rows says its words in each of them; over several columns, in the first.
 */
export function readTable(element: HTMLTableElement, reading: Reading): CopiedTable {
  const rows: NewSign[][][] = [...element.rows].map(() => []);
  let hasMerged = false;
  for (const [index, row] of [...element.rows].entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (rows[index]?.[column]) column += 1;
      const words = cellLines(wordsIn(cell, reading));
      const last = Math.min(rows.length, index + cell.rowSpan);
      hasMerged ||= cell.rowSpan > 1 || cell.colSpan > 1;
      for (let below = index; below < last; below += 1)
        for (let step = 0; step < cell.colSpan; step += 1) {
          const target = rows[below];
          if (target) target[column + step] = step === 0 ? words : [];
        }
      column += cell.colSpan;
    }
  }
  const full = rows.filter((row) => row.some((cell) => cell.length > 0));
  const width = Math.max(0, ...full.map((row) => row.findLastIndex((cell) => cell.length > 0) + 1));
  return {
    caption: element.caption ? cellLines(wordsIn(element.caption, reading)) : [],
    rows: full.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? [])),
    hasMerged,
  };
}

/** The words of a cell, with a line for each of its paragraphs. */
function wordsIn(cell: Element, reading: Reading): NewSign[] {
  const look = lookIn(cell, styleOf(cell, reading.classes), plainLook);
  return [...cell.childNodes].flatMap((node) => {
    const words = wordsOf(node, look, reading);
    const isLine = node instanceof Element && /^(?:P|DIV)$/.test(node.tagName);
    const [first] = words;
    return isLine && first ? [...words, { ...first, shown: '\n', written: '\n' }] : words;
  });
}
