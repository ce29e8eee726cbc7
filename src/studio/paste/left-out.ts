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
    blocks.some((block) => block.kind === 'entry' && block.depth > 0) ? 'Lists in lists became one list.' : '',
    tables.some(({ hasMerged }) => hasMerged) ? 'Merged cells were split.' : '',
    gone.length > 0 ? `Left out: ${new Intl.ListFormat('en').format(gone)}.` : '',
    beside.pictures.some(({ source }) => !isWithin(source))
      ? 'Save a picture as a file, and drop that onto the page.'
      : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? sentences.join(' ') : undefined;
}

/** What of a paste is in the text now: its words, and parts with a heading each; nothing where there is neither. */
export function putInWords(hasText: boolean, parts: number): string {
  const what = [
    hasText ? 'words' : '',
    parts === 1 ? 'a part with its heading' : parts > 1 ? `${parts} parts with their headings` : '',
  ].filter((words) => words !== '');
  return what.length === 0 ? '' : `Pasted: ${new Intl.ListFormat('en').format(what)}.`;
}

/** What isn't in the text that was pasted, and can stand beside it; nothing where there is none. `isAmong`: words of the text follow it. */
export function besideWords(tables: number, pictures: number, isAmong = false): string {
  const what = [some(tables, 'table'), some(pictures, 'picture')].filter((words) => words !== '');
  if (what.length === 0) return '';
  const words = new Intl.ListFormat('en').format(what);
  return `Not in the text: ${words}, to be added below${isAmong ? ', after all of the text' : ''}.`;
}

/** The tables among several sections. */
export function tablesAmong(tables: number): string {
  return tables === 0 ? '' : `, ${some(tables, 'table')} among them`;
}

/** Whether a picture came with its bytes; to all others a browser is let by nobody. */
export function isWithin(source: string): boolean {
  return /^data:image\/[^;,]+;base64,/i.test(source);
}

function some(count: number, what: string): string {
  return count === 1 ? `a ${what}` : counted(count, what);
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${count} ${what}${count === 1 ? '' : 's'}`;
}
