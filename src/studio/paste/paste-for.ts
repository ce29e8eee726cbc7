import { hasMarks, type Widget } from '../form/widget.ts';
import { type CopiedContent, readClipboard, type TextBlock } from './read-blocks.ts';
import { plainText, richText, runningText } from './write-text.ts';

/** What of a clipboard a field can hold, and all that was copied with it. */
export type Pasted = { text: string; parts: PastedPart[]; copied: CopiedContent | undefined };

/** What stands under a heading. */
export type PastedPart = { heading: string; text: string };

/**
 * What is pasted, as a field can hold it: paragraphs and lists, one line with bold, italic and links, or plain words. What stands
 * under headings comes as parts of its own, where they are wanted: from the block of this number on (`splits`).
 */
export function pasteFor(
  widget: Widget | undefined,
  { html, text }: { html: string; text: string },
  splits = Number.POSITIVE_INFINITY,
): Pasted {
  if (html.trim() === '')
    return {
      text: widget === 'paragraphs' ? text.replace(/\r\n?/g, '\n') : withEdges(inOneLine(text), text),
      parts: [],
      copied: undefined,
    };
  const copied = readClipboard(html);
  const { blocks } = copied;
  if (widget !== 'paragraphs') {
    const write = hasMarks(widget) ? richText : plainText;
    const cells = copied.tables.flatMap(({ rows }) => rows.flat()).filter(({ length }) => length > 0);
    const words = [...blocks.map((block) => block.words), ...cells].map(write).join(' ').replace(/\s+/g, ' ');
    return { text: withEdges(words, text), parts: [], copied };
  }
  // A heading with nothing below it is a line of the text.
  const end = blocks.findLastIndex(({ kind }) => kind !== 'heading') + 1;
  const first = blocks.slice(0, end).findIndex(({ kind }, at) => kind === 'heading' && at >= splits);
  if (first < 0) return { text: withEdges(runningText(blocks), text), parts: [], copied };
  const parts = partsOf(blocks.slice(first, end));
  const last = parts.at(-1);
  if (last && end < blocks.length) last.text += `\n\n${runningText(blocks.slice(end))}`;
  return { text: runningText(blocks.slice(0, first)), parts, copied };
}

/** Blocks from a heading on, cut at each; of headings that follow each other, the first stand before the last one. */
function partsOf(blocks: readonly TextBlock[]): PastedPart[] {
  const parts: (PastedPart & { blocks: TextBlock[] })[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    const words = plainText(block.words);
    if (block.kind !== 'heading') last?.blocks.push(block);
    else if (last?.blocks.length === 0) last.heading += `: ${words}`;
    else parts.push({ heading: words, text: '', blocks: [] });
  }
  return parts.map((part) => ({ heading: part.heading, text: runningText(part.blocks) }));
}

/** Words of one line with the space before and behind them, which was copied too: a word that is moved takes its own along. */
function withEdges(words: string, copied: string): string {
  if (/[\r\n]/.test(copied)) return words;
  const bare = words.trim();
  const [before, after] = [/^\s/, /\s$/].map((edge) => (edge.test(copied) ? ' ' : ''));
  return bare === '' ? (before ?? '') : `${before}${bare}${after}`;
}

/** Lines as one, without the marks of lists: Word writes them into its plain text too. */
function inOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim().replace(/^(?:[-·•§*]|\d+[.)])\s+/, ''))
    .filter((line) => line !== '')
    .join(' ')
    .replace(/\s+/g, ' ');
}
