import type { commonEnds, Said } from '#kit/model';
import type { Validators } from '../2-validate/validators.ts';
import type { Vocabulary } from '../2-validate/vocabulary.ts';
import type { Finding } from '../catalogue/index.ts';

/**
 * A line of a text that is being fixed, with the line (from 0) of the source that it comes from.
 * `isLeftOut` says that what stood there could not be read, so that what is missing around it is no further mistake.
 */
export type Line = { text: string; origin: number; isLeftOut?: boolean };

/** A text that is being fixed, the words that its lines may begin with, the fields of every block and those that it needs. */
export type Draft = {
  lines: readonly Line[];
  vocabulary: Vocabulary;
  blocks: ReadonlyMap<string, ReadonlySet<string>>;
  needed: ReadonlyMap<string, readonly string[]>;
  known: DraftMemory;
};

/** What has been found out about the drafts of one text, so that it is found out once. */
export type DraftMemory = {
  readonly sections: WeakMap<Draft, Sections>;
  readonly steps: WeakMap<Draft, number>;
  readonly ends: WeakMap<Line, ReturnType<typeof commonEnds>>;
};

/** The lines on which the outermost sections of a draft begin, and the column in which they do. */
export type Sections = { lines: readonly number[]; column: number };

/** A text as it was written, before anything is fixed. */
export function draftOf(
  lines: readonly string[],
  { vocabulary, blockFields, neededFields }: Pick<Validators, 'vocabulary' | 'blockFields' | 'neededFields'>,
): Draft {
  return {
    lines: lines.map((text, origin) => ({ text, origin })),
    vocabulary,
    blocks: blockFields,
    needed: neededFields,
    known: { sections: new WeakMap(), steps: new WeakMap(), ends: new WeakMap() },
  };
}

/** One way to fix a slip: lines `from` to `to` of a draft become `texts`. */
export type Fix = {
  from: number;
  to: number;
  texts: readonly string[];
  /** How unlikely the slip is; of fixes that work equally well, the likeliest is taken. */
  cost: number;
  finding: Finding;
  /** What is marked, in columns (from 0) of a line of the draft. */
  mark: { line: number; start: number; end: number };
  /** True where the fixed text is surely what was meant. */
  isSure: boolean;
  /** True where the lines were left out, because nobody can know what they were meant to be. */
  isLeftOut?: boolean;
  /** The words where it is known what the lines became part of. */
  withPlace?: (place: Said) => Finding;
  /** A line of the draft that the message also speaks of. */
  related?: number;
};

/** Finds ways to fix one line of a draft, from what the line looks like. */
export type FindFixes = (draft: Draft, index: number) => Fix[];

/** The text of a line; empty beyond the end. */
export function textAt({ lines }: Draft, index: number): string {
  return lines[index]?.text ?? '';
}

/** How many spaces begin a line. */
export function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

/** The nearest line above (-1) or below (1) that is neither empty nor a comment; -1 where there is none. */
export function neighbour(draft: Draft, index: number, step: 1 | -1): number {
  for (let line = index + step; line >= 0 && line < draft.lines.length; line += step)
    if (isContent(textAt(draft, line))) return line;
  return -1;
}

/** True for a line that holds more than space or a comment. */
export function isContent(text: string): boolean {
  return /^\s*[^\s#]/.test(text);
}

/** True for a file in JSON, where the place of a line means nothing. */
export function isJson({ lines }: Draft): boolean {
  return /^\s*[{[]/.test(lines.find(({ text }) => isContent(text))?.text ?? '');
}

/** The draft with a fix made. */
export function applied(draft: Draft, { from, to, texts, isLeftOut = false }: Fix): Draft {
  const added = texts.map((text, index): Line => {
    const old = draft.lines[Math.min(from + index, to)];
    return { text, origin: old?.origin ?? 0, isLeftOut: isLeftOut || old?.isLeftOut === true };
  });
  return { ...draft, lines: [...draft.lines.slice(0, from), ...added, ...draft.lines.slice(to + 1)] };
}

/** A fix of a single line, marked from `start` to `end`. */
export function lineFix(
  index: number,
  text: string,
  cost: number,
  finding: Finding,
  start: number,
  end: number,
  isSure = true,
): Fix {
  return {
    from: index,
    to: index,
    texts: [text],
    cost,
    finding,
    mark: { line: index, start, end: Math.max(end, start + 1) },
    isSure,
  };
}
