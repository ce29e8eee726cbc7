import { readFileSync } from 'node:fs';
import { atStart, drawingProblems } from '#engine';
import { finding } from '#engine/catalogue';
import type { Diagnostic } from '#kit/model';

/** Everything in an SVG file that is no drawing. `shown` is the file's path as diagnostics show it. */
export function checkDrawing(file: string, shown: string): Diagnostic[] {
  return drawingProblems(readFileSync(file)).map(({ line, column, found, reason }) => ({
    ...atStart(shown, finding('image/unsafe', { found, reason })),
    line,
    column,
    endLine: line,
    endColumn: column + Math.max(found.length, 1),
  }));
}
