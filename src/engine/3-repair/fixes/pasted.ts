import { finding } from '../../catalogue/index.ts';
import { type Draft, type Fix, isContent, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';

/** Where a text was copied from leaves signs in it; each kind is one slip, however many lines have it. */
type Source = { from: string; sign: string };

/**
 * What is no part of a page and came with a text that was copied: the marks of a quoted mail, the signs of a list of
 * changes, the numbers of lines, the fence around a piece of code. None of these can be right at the beginning of a line.
 */
export function pastedFixes(draft: Draft): Fix | undefined {
  return mailFix(draft) ?? diffFix(draft) ?? numberFix(draft) ?? fenceFix(draft);
}

/** Lines that begin with `>`, as mail programs quote. */
function mailFix(draft: Draft): Fix | undefined {
  const run = runOf(draft, (text) => /^>/.test(text));
  const isMail = run && run.to > run.from;
  return isMail ? without(draft, run, { from: 'a mail', sign: '>' }, (text) => text.replace(/^> ?/, '')) : undefined;
}

const header = /^(?:@@ .*@@|diff --git |index [\da-f]+\.\.|(?:---|\+\+\+) [ab]\/)/;

/** Lines that begin with `+`, and the lines before them that begin with `-`: what somebody else has changed. */
function diffFix(draft: Draft): Fix | undefined {
  const isSign = (text: string) => header.test(text) || /^\+/.test(text);
  const first = draft.lines.findIndex(({ text }) => isSign(text));
  if (first < 0) return undefined;
  let [from, to] = [first, first];
  while (/^-\s{2,}\S/.test(textAt(draft, from - 1))) from--;
  while (isSign(textAt(draft, to + 1))) to++;
  const sign = header.test(textAt(draft, from)) ? textAt(draft, from).slice(0, 2) : textAt(draft, from).charAt(0);
  return without(draft, { from, to }, { from: 'a list of changes', sign }, (text) =>
    header.test(text) || text.startsWith('-') ? '' : text.slice(1),
  );
}

/** Lines that begin with the numbers of lines, each one more than the one before. */
function numberFix(draft: Draft): Fix | undefined {
  const numberOf = (line: number) => Number(/^ *(\d{1,4})(?![\d.)])/.exec(textAt(draft, line))?.[1] ?? Number.NaN);
  const from = draft.lines.findIndex((_, line) => numberOf(line + 1) === numberOf(line) + 1);
  if (from < 0) return undefined;
  let to = from + 1;
  while (numberOf(to + 1) === numberOf(to) + 1) to++;
  const rests = draft.lines.slice(from, to + 1).map(({ text }) => text.replace(/^ *\d{1,4} ?[|:│]? ?/, ''));
  const known = rests.filter((rest) => draft.vocabulary.fields.has(shapeOf(rest).name ?? '')).length;
  if (known * 2 < rests.length) return undefined;
  // What all lines of a whole file have in common came with the numbers.
  const filled = rests.filter((rest) => rest.trim() !== '');
  const common = from === 0 ? Math.min(...filled.map((rest) => rest.length - rest.trimStart().length)) : 0;
  const number = String(numberOf(from));
  return withTexts(
    draft,
    { from, to },
    rests.map((rest) => rest.slice(common)),
    { from: 'a program that numbers lines', sign: number },
  );
}

/** The lines of three backticks or tildes around a piece of code. */
function fenceFix(draft: Draft): Fix | undefined {
  const isFence = (text: string) => /^ *(?:```|~~~)[a-z]* *$/.test(text);
  const from = draft.lines.findIndex(({ text }) => isFence(text));
  if (from < 0) return undefined;
  const to = draft.lines.findLastIndex(({ text }) => isFence(text));
  const sign = textAt(draft, from).trim().slice(0, 3);
  return without(draft, { from, to }, { from: 'a chat or a manual', sign }, (text) => (isFence(text) ? '' : text));
}

type Run = { from: number; to: number };

/** The first lines one below the other that all have something; empty ones between them belong to them. */
function runOf(draft: Draft, has: (text: string) => boolean): Run | undefined {
  const from = draft.lines.findIndex(({ text }) => has(text));
  if (from < 0) return undefined;
  let to = from;
  for (let line = from + 1; line < draft.lines.length; line++) {
    const text = textAt(draft, line);
    if (has(text)) to = line;
    else if (isContent(text)) break;
  }
  return { from, to };
}

function without(draft: Draft, run: Run, source: Source, change: (text: string) => string): Fix {
  return withTexts(
    draft,
    run,
    draft.lines.slice(run.from, run.to + 1).map(({ text }) => change(text)),
    source,
  );
}

function withTexts(draft: Draft, { from, to }: Run, texts: readonly string[], { from: where, sign }: Source): Fix {
  const start = Math.max(textAt(draft, from).indexOf(sign), 0);
  const changed = texts.filter((text, index) => text !== textAt(draft, from + index)).length;
  return {
    from,
    to,
    texts,
    cost: 0,
    finding: finding('syntax/pasted', { from: where, sign, lines: changed }),
    mark: { line: from, start, end: start + sign.length },
    // The name of a language behind a fence says nothing on a page; a number or a changed line might.
    isSure:
      /[`~]/.test(sign) || texts.every((text, index) => lettersOf(text) === lettersOf(textAt(draft, from + index))),
  };
}

function lettersOf(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** A page below another one in the same file: what begins a page, a second time. It is left out. */
export function secondPageFix(draft: Draft): Fix | undefined {
  const [first, second] = ['title', 'sections'].map((name) =>
    draft.lines.flatMap(({ text }, line) => (text.startsWith(`${name}:`) ? [line] : [])),
  );
  const title = first?.[1];
  if (title === undefined || second?.[0] === undefined || second[1] === undefined || title < second[0])
    return undefined;
  let from = title;
  while (from > 0 && (!isContent(textAt(draft, from - 1)) || /^---/.test(textAt(draft, from - 1)))) from--;
  while (!isContent(textAt(draft, from))) from++;
  const text = textAt(draft, from);
  return {
    from,
    to: draft.lines.length - 1,
    texts: draft.lines.slice(from).map(() => ''),
    cost: 0,
    finding: finding('file/pages', {}),
    mark: { line: from, start: 0, end: text.trimEnd().length },
    isSure: false,
  };
}
