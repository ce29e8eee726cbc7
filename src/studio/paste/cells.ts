import { plainLook } from '../marked/signs.ts';
import { readClipboard } from './read-blocks.ts';
import type { CopiedTable } from './read-table.ts';
import { plainText, richText } from './write-text.ts';

/** A cell, as a heading says it, in one line, and as a text with marks. */
export type Cell = { plain: string; rich: string };

/** The cells of a table, row by row. */
export function cellsOf({ rows }: CopiedTable): Cell[][] {
  return rows.map((row) =>
    row.map((words) => ({ plain: plainText(words).replaceAll('\n', ' '), rich: ended(richText(words)) })),
  );
}

/** A cell that spreadsheets set in quotes, for it has lines or tabs of its own. */
const quotedCell = /(?<=^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g;

/** Stands for a line break within a cell, which parts no rows. */
const innerBreak = '\u2028';

/**
 * Cells that spreadsheets, word processors and browsers copy: a table alone, or lines with tabs; nothing where it is no table, or
 * one of a single cell.
 */
export function pastedCells(text: string, html = ''): Cell[][] | undefined {
  const isMarked = html.trim() !== '';
  const { blocks, tables } = isMarked ? readClipboard(html, 'every table') : { blocks: [], tables: [] };
  const [table] = tables;
  if (isMarked && (blocks.length > 0 || tables.length !== 1)) return undefined;
  if (table) return isSingle(table.rows) ? undefined : cellsOf(table);
  if (!text.includes('\t')) return undefined;
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .replaceAll(quotedCell, (whole, inside: string) =>
      /[\t\n]/.test(inside) ? inside.replaceAll('\t', ' ').replaceAll(/\n+/g, innerBreak).replaceAll('""', '"') : whole,
    )
    .split('\n');
  return lines.map((line) => line.split('\t').map(cellFrom));
}

function isSingle(rows: readonly (readonly unknown[])[]): boolean {
  return rows.length === 0 || (rows.length === 1 && rows[0]?.length === 1);
}

function cellFrom(written: string): Cell {
  const lines = written.split(innerBreak).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  const words = [...lines.filter((line) => line !== '').join('\n')];
  const signs = words
    .flatMap((letter) => letter.split(''))
    .map((shown) => ({ shown, written: shown, look: plainLook }));
  return { plain: lines.join(' ').trim(), rich: ended(richText(signs)) };
}

/** A text of several lines ends in a line break, as those of forms do. */
function ended(text: string): string {
  return text.includes('\n') ? `${text}\n` : text;
}
