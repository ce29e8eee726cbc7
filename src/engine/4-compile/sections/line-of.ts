import { lineAt, type Path } from '#kit/model';
import { lineStartsOf } from '../../1-parse/diagnostic-at.ts';
import { locateIn } from '../../1-parse/source-tree.ts';
import type { SectionScope } from './section-scope.ts';

/** The line of a file on which a value begins, from 1. */
export function lineOf(path: Path, { parsed }: Pick<SectionScope, 'parsed'>): number {
  const { start } = parsed.place(locateIn(parsed.root, path, 'value'));
  return lineAt(lineStartsOf(parsed.source), start) + 1;
}
