import { readFileSync } from 'node:fs';
import { drawingProblems } from '#engine';
import { finding } from '#engine/catalogue';
import type { Diagnostic } from '#kit/model';

/** Everything in an SVG file that is no drawing. `shown` is the file's path as diagnostics show it. */
export function checkDrawing(file: string, shown: string): Diagnostic[] {
  return drawingProblems(readFileSync(file)).map(({ line, column, found, reason }) => ({
    file: shown,
    line,
    column,
    endLine: line,
    endColumn: column + Math.max(found.length, 1),
    ...finding('image/unsafe', { found, reason }),
  }));
}
