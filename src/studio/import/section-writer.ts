import { writtenText } from '../form/plain-value.ts';
import { tableFrom } from '../form/table/table-edits.ts';
import { plainLook } from '../marked/signs.ts';
import type { NewSign } from '../marked/write-marks.ts';
import { cellsOf } from '../paste/cells.ts';
import type { TextBlock } from '../paste/read-blocks.ts';
import type { CopiedPicture } from '../paste/read-words.ts';
import { plainText, richText, runningText } from '../paste/write-text.ts';
import type { OutlinePart, Question } from './outline.ts';

/** A section as a page's file has it. */
export type NewSection = { type: string } & Readonly<Record<string, unknown>>;

type Blocks = { heading: string; blocks: TextBlock[] };

/** What stands as one line: more letters than these make no heading, and no text below one. */
const longestHeading = 120;
const longestText = 300;

/** A text of more letters is cut into several sections, so that each can be found, and a page can end between two. */
const longestProse = 8000;

/** Writes sections, one after the other. `mostColumns` is what a table has room for. */
export class SectionWriter {
  readonly sections: NewSection[] = [];
  /** How many tables were cut, for they had more columns than there is room for. */
  cutTables = 0;
  readonly #mostColumns: number;
  /** Headings with nothing below them yet. */
  #pending: string[] = [];
  #text: { heading: string; intro: TextBlock[]; parts: Blocks[] } | undefined;
  #lastHeading: string;

  constructor(title: string, mostColumns: number) {
    this.#lastHeading = title;
    this.#mostColumns = mostColumns;
  }

  /** All parts of a document, in their order. `named` takes a picture and returns its name, or nothing where it can't be shown. */
  addAll(parts: readonly OutlinePart[], named: (picture: CopiedPicture) => string | undefined): void {
    const levels = parts.flatMap((part) => (part.kind === 'heading' && part.level > 0 ? [part.level] : []));
    const top = Math.min(...levels);
    for (const part of parts) {
      if (part.kind === 'heading') this.addHeading(part, part.level > top);
      else if (part.kind === 'questions') this.addQuestions(part.items);
      else if (part.kind === 'table') this.addTable(part);
      else if (part.kind === 'picture') {
        const name = named(part.picture);
        if (name !== undefined) this.addPicture(name, part.picture.alt, part.caption);
        else if (part.caption) this.addText(part.caption);
      } else this.addText(part);
    }
    this.end();
  }

  /** A heading of a section, or, `isBelow`, of a part of one. */
  addHeading(block: TextBlock, isBelow: boolean): void {
    const words = oneLine(block.words);
    if (words.length > longestHeading) {
      this.addText({ kind: 'paragraph', words: block.words.map(bold), isCaption: false });
      return;
    }
    this.#lastHeading = words;
    // Headings that follow each other are one, as long as that is short enough to be read.
    if (!isBelow) {
      this.endText();
      if ([...this.#pending, words].join(': ').length > longestHeading) this.#spendPending();
      this.#pending.push(words);
      return;
    }
    this.#text ??= { heading: this.#takePending(), intro: [], parts: [] };
    const last = this.#text.parts.at(-1);
    const isJoined = last?.blocks.length === 0 && `${last.heading}: ${words}`.length <= longestHeading;
    if (last && isJoined) last.heading += `: ${words}`;
    else this.#text.parts.push({ heading: words, blocks: [] });
  }

  addText(block: TextBlock): void {
    this.#text ??= { heading: this.#takePending(), intro: [], parts: [] };
    // The heading of a list is none of a table below it.
    if (block.kind === 'entry') this.#lastHeading = '';
    (this.#text.parts.at(-1)?.blocks ?? this.#text.intro).push(block);
  }

  addQuestions(items: readonly Question[]): void {
    const before = this.#text;
    const [only, ...more] = before?.parts.length === 0 ? before.intro : [];
    const isShort = only?.kind === 'paragraph' && more.length === 0 && richText(only.words).length <= longestText;
    const [heading, text] = before && isShort ? [before.heading, richText(only.words)] : ['', ''];
    if (heading !== '') this.#text = undefined;
    const own = heading || this.#headingHere();
    this.#push({
      type: 'accordion',
      ...(own && { heading: own }),
      ...(heading && { text }),
      items: items.map(({ question, answer }) => ({ question, answer: paragraphsOf(answer) })),
    });
  }

  addTable({ table, caption }: Extract<OutlinePart, { kind: 'table' }>): void {
    const [cells, [, second]] = [cellsOf(table), table.rows];
    // One line or one column says nothing by its place.
    if (!second || second.length < 2) {
      for (const words of [...(caption ? [caption.words] : []), table.caption, ...table.rows.flat()])
        if (words.length > 0) this.addText({ kind: 'paragraph', words, isCaption: false });
      return;
    }
    const heading = this.#headingHere();
    const named = [...(caption ? [caption.words] : []), table.caption].map(oneLine).filter((words) => words !== '');
    const own = named.join(' ') || heading || this.#lastHeading;
    const parts = columnsOf(cells, this.#mostColumns);
    if (parts.length > 1) this.cutTables += 1;
    for (const [index, part] of parts.entries())
      this.#push({
        type: 'table',
        ...(index === 0 && heading && heading !== own && { heading }),
        ...(own && { caption: parts.length === 1 ? own : `${own} (${index + 1} of ${parts.length})` }),
        ...tableFrom(part, this.#mostColumns),
      });
  }

  /** A picture by its name, with what is said below it. */
  addPicture(file: string, alt: string, caption: TextBlock | undefined): void {
    const heading = this.#headingHere();
    this.#push({
      type: 'picture',
      ...(heading && { heading }),
      picture: { file, alt, ...(caption && { caption: richText(caption.words) }) },
    });
  }

  /** Ends the text that is written. A heading with nothing below it becomes a line of the text. */
  end(): void {
    this.endText();
    if (this.#pending.length > 0) this.#spendPending();
  }

  endText(): void {
    const text = this.#text;
    this.#text = undefined;
    if (!text) return;
    let { heading } = text;
    for (const { intro, parts } of cutText(text)) {
      const [first, ...others] = parts;
      // A section begins with a text, so a part that comes first stands in it, or gives it its heading.
      const begin =
        intro.length > 0
          ? intro
          : [...(heading && first?.heading ? [boldLine(first.heading)] : []), ...(first?.blocks ?? [])];
      const title = heading || (intro.length > 0 ? '' : (first?.heading ?? ''));
      const below = intro.length > 0 ? parts : others;
      if (begin.length > 0)
        this.sections.push({
          type: 'prose',
          ...(title && { heading: title }),
          paragraphs: paragraphsOf(begin),
          ...(below.length > 0 && {
            parts: below.map((part) => ({ heading: part.heading, paragraphs: paragraphsOf(part.blocks) })),
          }),
        });
      heading = '';
    }
  }

  /** The heading right above what comes next, which takes it along. */
  #headingHere(): string {
    const parts = this.#text?.parts;
    const part = parts?.at(-1)?.blocks.length === 0 ? parts.pop()?.heading : undefined;
    const text = this.#text;
    if (text && text.intro.length === 0 && text.parts.length === 0) {
      this.#text = undefined;
      return [text.heading, part ?? ''].filter((words) => words !== '').join(': ');
    }
    this.endText();
    return part ?? this.#takePending();
  }

  #takePending(): string {
    const heading = this.#pending.join(': ');
    this.#pending = [];
    return heading;
  }

  #spendPending(): void {
    const lines = this.#pending.map(boldLine);
    this.#pending = [];
    this.#text = { heading: '', intro: lines, parts: [] };
    this.endText();
  }

  #push(section: NewSection): void {
    this.endText();
    this.sections.push(section);
  }
}

/** A text in parts that are each short enough for a section; parts with nothing below them are lines of what stands before. */
function cutText({ intro, parts }: { intro: TextBlock[]; parts: Blocks[] }): { intro: TextBlock[]; parts: Blocks[] }[] {
  const cut: { intro: TextBlock[]; parts: Blocks[] }[] = [];
  let size = 0;
  const begin = (next: { intro: TextBlock[]; parts: Blocks[] }) => {
    cut.push(next);
    size = 0;
  };
  const pieces = [{ heading: '', blocks: intro }, ...filled({ intro, parts })];
  for (const { heading, blocks } of pieces)
    for (const [index, run] of runsWithin(blocks).entries()) {
      const length = run.reduce((sum, { words }) => sum + words.length, 0);
      const isNew = cut.length === 0 || (size > 0 && size + length > longestProse);
      if (isNew)
        begin(
          heading === ''
            ? { intro: [...run], parts: [] }
            : { intro: [], parts: [{ heading: index === 0 ? heading : '', blocks: [...run] }] },
        );
      else if (index === 0 && heading !== '') cut.at(-1)?.parts.push({ heading, blocks: [...run] });
      else (cut.at(-1)?.parts.at(-1)?.blocks ?? cut.at(-1)?.intro)?.push(...run);
      size += length;
    }
  return cut;
}

/** The parts of a text that say something; the heading of one that doesn't is a line of what stands before it. */
function filled({ intro, parts }: { intro: TextBlock[]; parts: Blocks[] }): Blocks[] {
  const some: Blocks[] = [];
  for (const part of parts) {
    if (part.blocks.length > 0) some.push(part);
    else (some.at(-1)?.blocks ?? intro).push(boldLine(part.heading));
  }
  return some;
}

/** Blocks in stretches between which a text may be cut: not within a list. */
function runsWithin(blocks: readonly TextBlock[]): TextBlock[][] {
  const runs: TextBlock[][] = [];
  for (const block of blocks) {
    const last = runs.at(-1)?.at(-1);
    if (block.kind === 'entry' && last?.kind === 'entry') runs.at(-1)?.push(block);
    else runs.push([block]);
  }
  return runs;
}

/** Cells as several tables where there are more columns than one has room for: each begins with the first one, which names the rows. */
function columnsOf<Cell>(cells: readonly (readonly Cell[])[], most: number): Cell[][][] {
  const width = cells[0]?.length ?? 0;
  if (width <= most) return [cells.map((row) => [...row])];
  const starts = Array.from({ length: Math.ceil((width - 1) / (most - 1)) }, (_, index) => 1 + index * (most - 1));
  return starts.map((start) => cells.map((row) => [...row.slice(0, 1), ...row.slice(start, start + most - 1)]));
}

/** Blocks as forms write them. */
function paragraphsOf(blocks: readonly TextBlock[]): string {
  return writtenText(runningText(blocks), '', 'paragraphs');
}

function oneLine(words: readonly NewSign[]): string {
  return plainText(words).replace(/\s+/g, ' ').trim();
}

function bold(sign: NewSign): NewSign {
  return { ...sign, look: { ...sign.look, isBold: true } };
}

function boldLine(words: string): TextBlock {
  const signs = words.split('').map((shown) => bold({ shown, written: shown, look: plainLook }));
  return { kind: 'paragraph', words: signs, isCaption: false };
}
