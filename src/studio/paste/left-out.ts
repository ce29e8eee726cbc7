import type { CopiedContent } from './read-blocks.ts';

/** What of a clipboard came otherwise than it was, or not at all, in a few sentences; nothing where all of it came. */
export function leftOutWords({ blocks, tables, beside }: CopiedContent): string | undefined {
  const gone = [
    counted(beside.footnotes, 'footnote'),
    counted(beside.comments.length, 'comment'),
    counted(beside.deleted.length, 'deleted passage'),
    counted(beside.pictures.filter(({ source }) => !isWithin(source)).length, 'picture'),
  ].filter((words) => words !== '');
  const sentences = [
    gone.length > 0 ? `Left out: ${new Intl.ListFormat('en').format(gone)}.` : '',
    beside.pictures.some(({ source }) => !isWithin(source))
      ? 'Save a picture as a file, and drop that onto the page.'
      : '',
    blocks.some((block) => block.kind === 'entry' && block.depth > 0) ? 'Lists in lists became one list.' : '',
    tables.some(({ hasMerged }) => hasMerged) ? 'Merged cells were split.' : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** Whether a picture came with its bytes; to all others a browser is let by nobody. */
export function isWithin(source: string): boolean {
  return /^data:image\/[^;,]+;base64,/i.test(source);
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
}
