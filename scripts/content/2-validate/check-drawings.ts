import { readFileSync } from 'node:fs';
import { finding } from '../catalogue/index.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { drawingProblems } from './drawing-problems.ts';

/** Everything in an SVG file that is no drawing. `shown` is the file's path as diagnostics show it. */
export function checkDrawing(file: string, shown: string): Diagnostic[] {
  return drawingProblems(readFileSync(file, 'utf8')).map(({ line, column, found, reason }) => ({
    file: shown,
    line,
    column,
    endLine: line,
    endColumn: column + Math.max(found.length, 1),
    ...finding('image/unsafe', { found, reason }),
  }));
}
