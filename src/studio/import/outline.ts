import { type CopiedPart, lowest, type TextBlock } from '../paste/read-blocks.ts';
import type { CopiedTable } from '../paste/read-table.ts';
import type { CopiedPicture } from '../paste/read-words.ts';
import { plainText } from '../paste/write-text.ts';

/** A question, and the blocks that answer it. */
export type Question = { question: string; answer: TextBlock[] };

/** What a page is made of: headings and text as they stand, questions together, tables and pictures with what is said of them. */
export type OutlinePart =
  | TextBlock
  | { kind: 'questions'; level: number; items: Question[] }
  | { kind: 'table'; table: CopiedTable; caption: TextBlock | undefined }
  | { kind: 'picture'; picture: CopiedPicture; caption: TextBlock | undefined };

/** A heading that people make of bold letters has no more letters than this. */
const longestBold = 120;

/** The parts of a document as a page may have them: captions at what they speak of, questions with their answers. */
export function outlineFrom(parts: readonly CopiedPart[]): OutlinePart[] {
  return withQuestions(withCaptions(withBoldHeadings(parts)));
}

/**
 * Bold lines as headings: those that ask something, and in a document without any heading all that are short and no sentence. Both
 * stand below all real headings.
 */
function withBoldHeadings(parts: readonly CopiedPart[]): CopiedPart[] {
  const hasHeadings = parts.some((part) => part.kind === 'heading' && part.level > 0);
  return parts.map((part): CopiedPart => {
    if (part.kind !== 'paragraph' || part.isCaption) return part;
    const words = plainText(part.words);
    const isBold = part.words.every(({ shown, look }) => look.isBold || /\s/.test(shown));
    if (!isBold || words.length > longestBold) return part;
    if (words.endsWith('?')) return { kind: 'heading', words: part.words, level: lowest };
    return hasHeadings || /[.,;:!]$/.test(words) ? part : { kind: 'heading', words: part.words, level: 2 };
  });
}

/** "Figure 3: …", in the languages of most documents. */
const captionWords =
  /^(?:figure|fig\.|table|picture|photo|image|abbildung|abb\.|tabelle|bild|foto|tableau|figura|tabla|imagen)\s*\d+/i;

function withCaptions(parts: readonly CopiedPart[]): OutlinePart[] {
  const taken = new Set<CopiedPart>();
  const caption = (part: CopiedPart | undefined): TextBlock | undefined => {
    if (part?.kind !== 'paragraph' || taken.has(part)) return undefined;
    if (!part.isCaption && !captionWords.test(plainText(part.words))) return undefined;
    taken.add(part);
    return part;
  };
  const outline = parts.map((part, index): OutlinePart => {
    // A picture is followed by its words, a table mostly stands below them.
    if (part.kind === 'picture') return { ...part, caption: caption(parts[index + 1]) };
    if (part.kind !== 'table') return part;
    return { ...part, caption: caption(parts[index - 1]) ?? caption(parts[index + 1]) };
  });
  return outline.filter((_, index) => {
    const part = parts[index];
    return !part || !taken.has(part);
  });
}

/** Two questions or more below each other, each with an answer of text, as one part. A single one stays a heading. */
function withQuestions(parts: readonly OutlinePart[]): OutlinePart[] {
  const outline: OutlinePart[] = [];
  for (let index = 0; index < parts.length; ) {
    const { level, items, end } = questionsAt(parts, index);
    if (items.length > 1) outline.push({ kind: 'questions', level, items });
    else outline.push(...parts.slice(index, Math.max(end, index + 1)));
    index = Math.max(end, index + 1);
  }
  return outline;
}

function questionsAt(parts: readonly OutlinePart[], start: number): { level: number; items: Question[]; end: number } {
  const items: Question[] = [];
  const first = parts[start];
  const level = first?.kind === 'heading' ? first.level : 0;
  let end = start;
  for (let part = parts[end]; part?.kind === 'heading' && part.level === level && isQuestion(part); part = parts[end]) {
    const answer = answerAfter(parts, end, level);
    if (answer.length === 0) break;
    items.push({ question: plainText(part.words), answer });
    end += 1 + answer.length;
    // What is no text stands after the questions, and more of them after that.
    const next = parts[end];
    if (next && next.kind !== 'heading') break;
  }
  return { level, items, end };
}

function isQuestion({ level, words }: Extract<TextBlock, { kind: 'heading' }>): boolean {
  return level === lowest || plainText(words).trim().endsWith('?');
}

/** The text below a question, up to the next heading that isn't below it. */
function answerAfter(parts: readonly OutlinePart[], at: number, level: number): TextBlock[] {
  const answer: TextBlock[] = [];
  for (const part of parts.slice(at + 1)) {
    if (part.kind === 'questions' || part.kind === 'table' || part.kind === 'picture') break;
    if (part.kind === 'heading' && part.level <= level) break;
    answer.push(part);
  }
  // A heading with nothing below it answers nothing.
  return answer.some(({ kind }) => kind !== 'heading') ? answer : [];
}
