import type { Problem } from '../../model/diagnostic.ts';
import { wordAt } from '../base/scan.ts';
import type { Trouble } from './assess.ts';
import { type Draft, type FindMends, indentOf, isContent, isJson, type Mend, neighbour, textAt } from './draft.ts';
import { blockMarkMends, commentMends, documentMends } from './fixes/blocks.ts';
import { bracketMends } from './fixes/brackets.ts';
import { dashMends, spaceMends, tabMends } from './fixes/characters.ts';
import { colonMends, noNameMends, oneLineMends } from './fixes/colons.ts';
import { dashedFieldsMends } from './fixes/dashed-fields.ts';
import { bareTypeMends, extraDashMends, missingDashMends, strayMends } from './fixes/dashes.ts';
import { duplicateMends } from './fixes/duplicates.ts';
import { exchangeMends } from './fixes/exchange.ts';
import { headMends } from './fixes/heads.ts';
import { indentMends } from './fixes/indent.ts';
import { lostLineMends, lostNamesInside } from './fixes/lost-lines.ts';
import { listMarkMends } from './fixes/marks-of-lists.ts';
import { backslashMends, quoteMends } from './fixes/quotes.ts';
import { quotingMends } from './fixes/quoting.ts';
import { rowMends } from './fixes/rows.ts';
import { valueAboveMends } from './fixes/values.ts';
import { shapeOf } from './line-shape.ts';

/** Slips that a line shows by itself. */
const lexical: readonly FindMends[] = [
  tabMends,
  spaceMends,
  listMarkMends,
  dashMends,
  colonMends,
  oneLineMends,
  noNameMends,
  quoteMends,
  backslashMends,
  quotingMends,
  bracketMends,
  blockMarkMends,
  commentMends,
  documentMends,
  bareTypeMends,
  strayMends,
  headMends,
  valueAboveMends,
  rowMends,
  dashedFieldsMends,
];
/** Slips that show only between lines. */
const layout: readonly FindMends[] = [indentMends, missingDashMends, extraDashMends, exchangeMends];

/** Ways to mend a trouble, from the lines around it. A mend further away is less likely. */
export function candidates(draft: Draft, trouble: Trouble): Mend[] {
  if (trouble.kind === 'syntax') return syntaxCandidates(draft, trouble);
  if (trouble.kind === 'mark') return markCandidates(draft, trouble);
  return structureCandidates(draft, trouble);
}

function syntaxCandidates(draft: Draft, trouble: Trouble & { kind: 'syntax' }): Mend[] {
  if (trouble.code === 'refused' || trouble.code === 'deep') return [];
  const lines = suspects(draft, trouble.line);
  const mends = lines.flatMap((line) => [
    ...found(lexical, draft, line, distance(line, trouble.line)),
    ...(isJson(draft) ? [] : found(layout, draft, line, distance(line, trouble.line) / 3)),
  ]);
  if (trouble.code === 'duplicate' && trouble.first !== undefined && trouble.name !== undefined)
    mends.push(...duplicateMends(draft, trouble.line, trouble.first, trouble.name));
  return mends;
}

function distance(line: number, trouble: number): number {
  return line === trouble ? 0 : Math.min(0.5, 0.12 * Math.abs(line - trouble) + 0.1);
}

/** The line of a trouble, its neighbours, the lines that begin the blocks around it, and those where a quote may have been opened. */
function suspects(draft: Draft, line: number): number[] {
  const above = neighbour(draft, line, -1);
  const lines = new Set([
    line,
    above,
    above < 0 ? -1 : neighbour(draft, above, -1),
    neighbour(draft, line, 1),
    ...blockTops(draft, line),
  ]);
  for (let index = line; index >= 0; index--) {
    const { value } = shapeOf(textAt(draft, index));
    const quote = /^(?:[[{].*?)?(["'])/.exec(value)?.[1];
    if (quote !== undefined && (value.split(quote).length - 1) % 2 === 1) {
      lines.add(index);
      if (index < line - 1) break;
    }
  }
  return [...lines].filter((index) => index >= 0);
}

/** The first lines of the blocks that end at a line or hold it: each stands further left than all between. */
function blockTops(draft: Draft, line: number): number[] {
  const tops: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  let top = -1;
  for (let index = line - 1; index >= 0 && tops.length < 8; index--) {
    const text = textAt(draft, index);
    if (!isContent(text)) continue;
    const indent = indentOf(text);
    if (indent < least) {
      if (top >= 0) tops.push(top);
      least = indent;
    }
    if (indent === least) top = index;
    if (least === 0) break;
  }
  if (top >= 0) tops.push(top);
  return tops;
}

function found(finders: readonly FindMends[], draft: Draft, line: number, extra: number): Mend[] {
  return finders
    .flatMap((find) => find(draft, line))
    .map((mend) => (extra === 0 ? mend : { ...mend, cost: mend.cost + extra }));
}

/** A line inside of a text that looks like a field or an entry. Other marks need no trial. */
function markCandidates(draft: Draft, { mark, line }: Trouble & { kind: 'mark' }): Mend[] {
  if (mark !== 'swallowed') return [];
  const above = neighbour(draft, line, -1);
  return [
    ...found([indentMends, dashMends, colonMends, headMends, exchangeMends], draft, line, 0),
    ...found([dashMends, valueAboveMends, headMends, exchangeMends], draft, above, distance(above, line)),
    ...found([indentMends], draft, above, distance(above, line)),
  ];
}

/** Something stands where it does not belong, or does not stand where it belongs: lines may have been moved. */
function structureCandidates(
  draft: Draft,
  { line, endLine, problem, isLong }: Trouble & { kind: 'structure' },
): Mend[] {
  if (problem.missing !== undefined)
    return [
      ...problem.missing.flatMap((name) => missingCandidates(draft, line, endLine, name)),
      ...found([dashedFieldsMends], draft, line, 0),
    ];
  if (isLong) return continuationCandidates(draft, line, endLine);
  const [above, below] = [neighbour(draft, line, -1), neighbour(draft, line, 1)];
  const at = (finders: readonly FindMends[], lines: readonly number[]) =>
    lines.filter((index) => index >= 0).flatMap((index) => found(finders, draft, index, distance(index, line)));
  const written = at(
    [
      listMarkMends,
      rowMends,
      dashedFieldsMends,
      quotingMends,
      colonMends,
      bracketMends,
      oneLineMends,
      spaceMends,
      dashMends,
      bareTypeMends,
      headMends,
      valueAboveMends,
    ],
    [line, below],
  );
  return isNowhere(problem, draft, line) || isJson(draft) ? written : [...written, ...at(layout, [line, above, below])];
}

/** The lines below a text that became part of it, each as something of its own, or left out. */
function continuationCandidates(draft: Draft, line: number, endLine: number): Mend[] {
  const mends: Mend[] = [];
  for (let index = line + 1; index <= endLine; index++)
    mends.push(
      ...found(
        [indentMends, missingDashMends, colonMends, listMarkMends, dashMends, headMends, strayMends],
        draft,
        index,
        0,
      ),
    );
  return mends;
}

/** True for a field that no block has: moving its line would not help. */
function isNowhere({ code, path }: Problem, draft: Draft, line: number): boolean {
  if (code !== 'field/unknown' || draft.vocabulary.fields.has(String(path.at(-1)))) return false;
  // A name with fields below it may be one that the file gives, such as that of a figure.
  const below = textAt(draft, neighbour(draft, line, 1));
  return indentOf(below) <= indentOf(textAt(draft, line)) || !draft.vocabulary.fields.has(shapeOf(below).name ?? '');
}

/**
 * A missing field may stand just below, moved too far left, or above in the line that holds two fields;
 * the entry may have been cut in two by a dash; and where it holds others, its own line may have been deleted.
 */
function missingCandidates(draft: Draft, line: number, endLine: number, name: string): Mend[] {
  const mends: Mend[] = [];
  const last = Math.min(endLine + 2, draft.lines.length - 1);
  for (let index = Math.max(0, line - 1); index <= last; index++) {
    const text = textAt(draft, index);
    if (shapeOf(text).name === name) mends.push(...found([indentMends, missingDashMends], draft, index, 0));
    else if (wordAt(text, name) >= 0) mends.push(...found([oneLineMends, colonMends, spaceMends], draft, index, 0));
    if (index >= line && /^\s*-(?:\s|$)/.test(text)) mends.push(...found([extraDashMends], draft, index, 0.3));
  }
  return mends;
}

function lostNames(draft: Draft, { line, endLine }: Trouble & { kind: 'structure' }, names: readonly string[]): Mend[] {
  return names.flatMap((name) => lostNamesInside(draft, line, endLine, name));
}

/** Ways that cost many trials: lines that were deleted. */
export function lateCandidates(draft: Draft, trouble: Trouble): Mend[] {
  if (isJson(draft)) return [];
  if (trouble.kind === 'structure' && trouble.problem.missing !== undefined)
    return lostNames(draft, trouble, trouble.problem.missing);
  if (trouble.kind === 'mark' && trouble.mark !== 'swallowed') return [];
  if (trouble.kind === 'structure' && (!trouble.problem.isOpen || isNowhere(trouble.problem, draft, trouble.line)))
    return [];
  if (trouble.kind === 'syntax' && (trouble.code === 'refused' || trouble.code === 'deep')) return [];
  const lines = [
    ...new Set([
      trouble.line,
      neighbour(draft, trouble.line, 1),
      ...blockTops(draft, trouble.line),
      afterGap(draft, trouble.line),
      entryLine(draft, trouble.line),
    ]),
  ].filter((index) => index >= 0);
  return lines.flatMap((line) => found([lostLineMends], draft, line, distance(line, trouble.line)));
}

/** The first line after the empty line or comment above: where a section most likely began. */
function afterGap(draft: Draft, line: number): number {
  let index = line;
  while (index > 0 && isContent(textAt(draft, index - 1))) index--;
  return index;
}

/** The line with the dash of the entry that a line belongs to, or -1. */
function entryLine(draft: Draft, line: number): number {
  const indent = indentOf(textAt(draft, line));
  for (let index = line - 1; index >= 0; index--) {
    const text = textAt(draft, index);
    if (isContent(text) && indentOf(text) < indent) return /^\s*-\s/.test(text) ? index : -1;
  }
  return -1;
}
