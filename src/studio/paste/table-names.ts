import { type Path, valueAt } from '#kit/model';
import { outlineFrom } from '../import/outline.ts';
import type { CopiedContent } from './read-blocks.ts';
import type { CopiedTable } from './read-table.ts';
import { plainText } from './write-text.ts';

/**
 * Each table that was copied, with what it is called: what is said at it, else the heading above it, unless that is of a list or of
 * something else between them; `above` is what stands over all of that where it is pasted. Empty where nothing says it.
 */
export function namedTables({ parts }: CopiedContent, above: string): { table: CopiedTable; called: string }[] {
  let heading = above;
  return outlineFrom(parts).flatMap((part) => {
    if (part.kind === 'heading') heading = oneLine(part.words);
    else if (part.kind !== 'paragraph' && part.kind !== 'table') heading = '';
    if (part.kind !== 'table') return [];
    const own = [part.caption?.words ?? [], part.table.caption].map(oneLine).filter((words) => words !== '');
    const called = own.join(' ') || heading;
    heading = '';
    return [{ table: part.table, called }];
  });
}

/** The heading that a field of the content stands under: of its part of the section, or of that. Empty where it has none. */
export function headingOver(data: unknown, path: Path): string {
  for (let end = path.length - 1; end > 0; end -= 1) {
    const heading = valueAt(data, [...path.slice(0, end), 'heading']);
    if (typeof heading === 'string') return heading;
  }
  return '';
}

function oneLine(words: Parameters<typeof plainText>[0]): string {
  return plainText(words).replaceAll('\n', ' ').trim();
}
