import type { Said } from '#kit/model';
import { type Finding, finding } from '../../catalogue/index.ts';
import { say, written } from '../../catalogue/say.ts';
import { type Draft, type FindFixes, type Fix, indentOf, isContent, neighbour, textAt } from '../draft.ts';
import { shapeOf } from '../line-shape.ts';
import { outerSections } from '../sections.ts';
import { indentsInUse } from './characters.ts';

/** A line, alone or with what belongs to it, moved to every indent in use around it. */
export const indentFixes: FindFixes = (draft, index) => {
  const text = textAt(draft, index);
  if (!isContent(text) || !/[\p{L}\p{N}]/u.test(text) || text.slice(0, indentOf(text)).includes('\t')) return [];
  const actual = indentOf(text);
  if (actual === 0 && isOnlySections(draft, text)) return [];
  const above = neighbour(draft, index, -1);
  const targets = indentsInUse(draft, index).filter((target) => target !== actual);
  const step = above >= 0 ? indentOf(textAt(draft, above)) + 2 : 0;
  if (above >= 0 && step !== actual && !targets.includes(step)) targets.push(step);
  const ends = endsOf(draft, index, actual);
  return [
    ...targets.flatMap((target) => ends.flatMap((end) => moved(draft, index, end, actual, target) ?? [])),
    ...(isSection(text) ? rescaled(draft, index, Math.max(...ends)) : []),
  ];
};

/** A section from a file with other steps: all of its lines with the steps of this one. */
function rescaled(draft: Draft, from: number, to: number): Fix[] {
  const lines = draft.lines.slice(from, to + 1).map(({ text }) => text);
  const actual = indentOf(lines[0] ?? '');
  const target = outerSections(draft).column;
  const inside = lines.slice(1).filter((line) => isContent(line));
  const [own, step] = [Math.min(...inside.map((line) => indentOf(line) - actual)), stepOf(draft)];
  if (inside.length === 0 || own <= 0 || own === 2) return [];
  const texts = lines.map((line, index) =>
    line.trim() === ''
      ? line
      : ' '.repeat(Math.max(0, target + (index === 0 ? 0 : scaled(indentOf(line) - actual, own, step)))) +
        line.trimStart(),
  );
  const start = indentOf(lines[0] ?? '');
  return [
    {
      from,
      to,
      texts,
      cost: 1.1,
      finding: indentFinding(draft, from, inside.length + 1, actual, target),
      mark: { line: from, start, end: (lines[0] ?? '').trimEnd().length },
      isSure: true,
    },
  ];
}

/** So many spaces in steps of `own` as in steps of `step`; the fields of an entry stand two spaces behind its dash. */
function scaled(spaces: number, own: number, step: number): number {
  return 2 + Math.round(((spaces - own) / own) * step);
}

/** True for the line that begins the sections of a page: nothing can hold it, so it is never moved. */
function isOnlySections({ lines }: Draft, text: string): boolean {
  const begins = /^sections\s*:/;
  return begins.test(text) && lines.filter((line) => begins.test(line.text)).length === 1;
}

/**
 * How far down a move may reach: the line alone, what is inside of it, the lines beside it up to an empty one,
 * those of its own kind (fields, or entries), and of a section or an entry what stands before the next one.
 */
function endsOf(draft: Draft, index: number, actual: number): number[] {
  const isEntry = isDashed(textAt(draft, index));
  const isOver = {
    inside: (text: string) => indentOf(text) <= actual,
    beside: (text: string) => text.trim() === '' || indentOf(text) < actual,
    ofKind: (text: string) =>
      indentOf(text) < actual || (indentOf(text) === actual && isDashed(text) !== isEntry) || text.trim() === '',
    // Lines that were moved by part of a step stand out of step with those that were not.
    inStep: (text: string) => indentOf(text) < actual || (indentOf(text) - actual) % stepOf(draft) !== 0,
    section: isSection,
    entry: (text: string) => isDashed(text) && indentOf(text) <= actual + stepOf(draft),
  };
  const ends = new Set([index]);
  for (const [kind, isEnd] of Object.entries(isOver)) {
    if ((kind === 'section' && !isSection(textAt(draft, index))) || (kind === 'entry' && !isEntry)) continue;
    let end = index;
    for (let line = index + 1; line < draft.lines.length; line++) {
      const text = textAt(draft, line);
      if ((text.trim() !== '' || kind === 'beside' || kind === 'ofKind') && isEnd(text)) break;
      if (text.trim() !== '') end = line;
    }
    ends.add(end);
  }
  return [...ends];
}

function isDashed(text: string): boolean {
  return /^\s*-\s/.test(text);
}

function moved(draft: Draft, from: number, to: number, actual: number, target: number): Fix | undefined {
  const lines = draft.lines.slice(from, to + 1).map(({ text }) => text);
  const texts = lines.map((line) => (line.trim() === '' ? line : shifted(line, target - actual)));
  const filled = lines.filter((line) => line.trim() !== '').length;
  const first = lines[0] ?? '';
  const start = indentOf(first);
  return {
    from,
    to,
    texts,
    cost:
      1 +
      Math.min(0.6, (filled - 1) * 0.06) +
      misfit(draft, from, target) +
      Math.min(0.3, Math.abs(target - actual) / 40) -
      (isSection(first) && target === outerSections(draft).column ? 0.6 : 0) +
      (isSection(first) && isInLine(draft, from, actual) ? 0.8 : 0),
    finding: indentFinding(draft, from, filled, actual, target),
    withPlace: (became) => indentFinding(draft, from, filled, actual, target, became),
    mark: { line: from, start, end: first.trimEnd().length },
    isSure: !isStray(draft, from),
  };
}

/** True for a few words in line with the field above them: part of its text, a field that lost its name, or typed by accident. */
function isStray(draft: Draft, index: number): boolean {
  const text = textAt(draft, index);
  const { name, dash } = shapeOf(text);
  const above = shapeOf(textAt(draft, neighbour(draft, index, -1)));
  const isInLine = above.name !== undefined && !/^[>|]/.test(above.value) && indentOf(text) === above.content;
  // A text does not go on at the left margin after an empty line: this was written for somebody else.
  const isApart = indentOf(text) === 0 && !isContent(textAt(draft, index - 1)) && isContent(text);
  if (name === undefined && dash < 0 && isApart) return true;
  return name === undefined && dash < 0 && isInLine && text.trim().split(/\s+/).length <= 3;
}

function isSection(text: string): boolean {
  return /^\s*-\s+type\s*:/.test(text);
}

/** True for a section that begins where others do. */
function isInLine(draft: Draft, index: number, actual: number): boolean {
  const { lines, column } = outerSections(draft);
  return column === actual && lines.some((line) => line !== index && indentOf(textAt(draft, line)) === actual);
}

/** How little a line would fit where it is moved to; a line that follows one that stands wrong itself fits badly. */
function misfit(draft: Draft, index: number, target: number): number {
  let above = neighbour(draft, index, -1);
  while (above >= 0 && indentOf(textAt(draft, above)) >= target) above = neighbour(draft, above, -1);
  const isHolderWrong = above >= 0 && !isNatural(draft, above, indentOf(textAt(draft, above)));
  return (
    (isNatural(draft, index, target) ? 0 : 0.35) + (target % stepOf(draft) === 0 ? 0 : 0.25) + (isHolderWrong ? 0.3 : 0)
  );
}

/** True where a line would stand one step further right than what holds it; an entry also in line with the name of its list. */
function isNatural(draft: Draft, index: number, target: number): boolean {
  let above = neighbour(draft, index, -1);
  while (above >= 0 && indentOf(textAt(draft, above)) >= target) above = neighbour(draft, above, -1);
  const holder = above < 0 ? '' : textAt(draft, above);
  const { content } = shapeOf(holder);
  const step = above < 0 ? 0 : stepOf(draft);
  return (
    target === (above < 0 ? 0 : content > indentOf(holder) && content >= target ? content : content + step) ||
    (/^\s*-\s/.test(textAt(draft, index)) && target === content && above >= 0)
  );
}

/** How many spaces one step to the right has in this file: what most first lines of blocks have. */
function stepOf(draft: Draft): number {
  let step = draft.known.steps.get(draft);
  if (step === undefined) {
    const counts = new Map<number, number>();
    draft.lines.forEach(({ text }, index) => {
      const below = /:\s*$/.test(text) && isContent(text) ? neighbour(draft, index, 1) : -1;
      const width = below < 0 ? 0 : indentOf(textAt(draft, below)) - shapeOf(text).content;
      if (width > 0 && width <= 8) counts.set(width, (counts.get(width) ?? 0) + 1);
    });
    step = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 2;
    draft.known.steps.set(draft, step);
  }
  return step;
}

function shifted(line: string, by: number): string {
  return by > 0 ? ' '.repeat(by) + line : line.slice(Math.min(-by, indentOf(line)));
}

/** The words for a move: of a block, of an entry, of a field, or of a line of text. */
function indentFinding(
  draft: Draft,
  index: number,
  lines: number,
  actual: number,
  target: number,
  became?: Said,
): Finding {
  const text = textAt(draft, index);
  const { name, dash, value } = shapeOf(text);
  if (name === undefined && dash < 0)
    return finding('layout/text-indent', { actual, target, isStray: isStray(draft, index) });
  const what =
    dash >= 0 && name === 'type'
      ? say`This ${written(value.replaceAll(/["']/g, ''))} block`
      : name === undefined
        ? 'This entry'
        : dash >= 0
          ? say`The entry that begins with ${written(name)}`
          : [written(name)];
  return finding('layout/indent', { what, lines, actual, target, hasDash: dash >= 0, became });
}
