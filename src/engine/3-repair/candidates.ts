import type { Problem } from '#kit/model';
import { wordAt } from '../base/scan.ts';
import type { Issue } from './assess.ts';
import { type Draft, type FindFixes, type Fix, indentOf, isContent, isJson, neighbour, textAt } from './draft.ts';
import { blockMarkFixes, commentFixes, documentFixes } from './fixes/blocks.ts';
import { braceFixes } from './fixes/braces.ts';
import { bracketFixes } from './fixes/brackets.ts';
import { dashFixes, spaceFixes, tabFixes } from './fixes/characters.ts';
import { colonFixes, noNameFixes, oneLineFixes } from './fixes/colons.ts';
import { dashedFieldsFixes } from './fixes/dashed-fields.ts';
import { bareTypeFixes, extraDashFixes, missingDashFixes, strayFixes } from './fixes/dashes.ts';
import { duplicateFixes } from './fixes/duplicates.ts';
import { exchangeFixes } from './fixes/exchange.ts';
import { headFixes } from './fixes/heads.ts';
import { indentFixes } from './fixes/indent.ts';
import { lostLineFixes, lostNamesInside } from './fixes/lost-lines.ts';
import { listMarkFixes } from './fixes/marks-of-lists.ts';
import { backslashFixes, quoteFixes } from './fixes/quotes.ts';
import { quotingFixes } from './fixes/quoting.ts';
import { rowFixes } from './fixes/rows.ts';
import { valueAboveFixes } from './fixes/values.ts';
import { shapeOf } from './line-shape.ts';

/** Slips that a line shows by itself. */
const lexical: readonly FindFixes[] = [
  tabFixes,
  spaceFixes,
  listMarkFixes,
  dashFixes,
  colonFixes,
  oneLineFixes,
  noNameFixes,
  quoteFixes,
  backslashFixes,
  quotingFixes,
  braceFixes,
  bracketFixes,
  blockMarkFixes,
  commentFixes,
  documentFixes,
  bareTypeFixes,
  strayFixes,
  headFixes,
  valueAboveFixes,
  rowFixes,
  dashedFieldsFixes,
];
/** Slips that show only between lines. */
const layout: readonly FindFixes[] = [indentFixes, missingDashFixes, extraDashFixes, exchangeFixes];

/** Ways to fix an issue, from the lines around it. A fix further away is less likely. */
export function candidates(draft: Draft, issue: Issue): Fix[] {
  if (issue.kind === 'syntax') return syntaxCandidates(draft, issue);
  if (issue.kind === 'mark') return markCandidates(draft, issue);
  return structureCandidates(draft, issue);
}

function syntaxCandidates(draft: Draft, issue: Issue & { kind: 'syntax' }): Fix[] {
  if (issue.code === 'refused' || issue.code === 'deep') return [];
  const lines = suspects(draft, issue.line);
  const fixes = lines.flatMap((line) => [
    ...found(lexical, draft, line, distance(line, issue.line)),
    ...(isJson(draft) ? [] : found(layout, draft, line, distance(line, issue.line) / 3)),
  ]);
  if (issue.code === 'duplicate' && issue.first !== undefined && issue.name !== undefined)
    fixes.push(...duplicateFixes(draft, issue.line, issue.first, issue.name));
  return fixes;
}

function distance(line: number, issue: number): number {
  return line === issue ? 0 : Math.min(0.5, 0.12 * Math.abs(line - issue) + 0.1);
}

/** The line of an issue, its neighbours, the lines that begin the blocks around it, and those where a quote may have been opened. */
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

function found(finders: readonly FindFixes[], draft: Draft, line: number, extra: number): Fix[] {
  return finders
    .flatMap((find) => find(draft, line))
    .map((fix) => (extra === 0 ? fix : { ...fix, cost: fix.cost + extra }));
}

/** A line inside of a text that looks like a field or an entry. Other marks need no trial. */
function markCandidates(draft: Draft, { mark, line }: Issue & { kind: 'mark' }): Fix[] {
  if (mark !== 'swallowed') return [];
  const above = neighbour(draft, line, -1);
  return [
    ...found([indentFixes, dashFixes, colonFixes, headFixes, exchangeFixes], draft, line, 0),
    ...found([dashFixes, valueAboveFixes, headFixes, exchangeFixes], draft, above, distance(above, line)),
    ...found([indentFixes], draft, above, distance(above, line)),
  ];
}

/** Something stands where it does not belong, or does not stand where it belongs: lines may have been moved. */
function structureCandidates(draft: Draft, { line, endLine, problem, isLong }: Issue & { kind: 'structure' }): Fix[] {
  if (problem.missing !== undefined)
    return [
      ...problem.missing.flatMap((name) => missingCandidates(draft, line, endLine, name)),
      ...found([dashedFieldsFixes], draft, line, 0),
    ];
  if (isLong) return continuationCandidates(draft, line, endLine);
  const [above, below] = [neighbour(draft, line, -1), neighbour(draft, line, 1)];
  const at = (finders: readonly FindFixes[], lines: readonly number[]) =>
    lines.filter((index) => index >= 0).flatMap((index) => found(finders, draft, index, distance(index, line)));
  const written = at(
    [
      listMarkFixes,
      rowFixes,
      dashedFieldsFixes,
      quotingFixes,
      braceFixes,
      colonFixes,
      bracketFixes,
      oneLineFixes,
      spaceFixes,
      dashFixes,
      bareTypeFixes,
      headFixes,
      valueAboveFixes,
    ],
    [line, below],
  );
  return isNowhere(problem, draft, line) || isJson(draft) ? written : [...written, ...at(layout, [line, above, below])];
}

/** How many lines of a place are looked at for ways to fix it. */
const reach = 100;

/** The lines below a text that became part of it, each as something of its own, or left out. */
function continuationCandidates(draft: Draft, line: number, endLine: number): Fix[] {
  const fixes: Fix[] = [];
  for (let index = line + 1; index <= Math.min(endLine, line + reach); index++)
    fixes.push(
      ...found(
        [indentFixes, missingDashFixes, colonFixes, listMarkFixes, dashFixes, headFixes, strayFixes],
        draft,
        index,
        0,
      ),
    );
  return fixes;
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
function missingCandidates(draft: Draft, line: number, endLine: number, name: string): Fix[] {
  const fixes: Fix[] = [];
  const last = Math.min(endLine + 2, line + reach, draft.lines.length - 1);
  for (let index = Math.max(0, line - 1); index <= last; index++) {
    const text = textAt(draft, index);
    if (shapeOf(text).name === name) fixes.push(...found([indentFixes, missingDashFixes], draft, index, 0));
    else if (wordAt(text, name) >= 0) fixes.push(...found([oneLineFixes, colonFixes, spaceFixes], draft, index, 0));
    if (index >= line && /^\s*-(?:\s|$)/.test(text)) fixes.push(...found([extraDashFixes], draft, index, 0.3));
  }
  return fixes;
}

function lostNames(draft: Draft, { line, endLine }: Issue & { kind: 'structure' }, names: readonly string[]): Fix[] {
  return names.flatMap((name) => lostNamesInside(draft, line, endLine, name));
}

/** Ways that cost many trials: lines that were deleted. */
export function lateCandidates(draft: Draft, issue: Issue): Fix[] {
  if (isJson(draft)) return [];
  if (issue.kind === 'structure' && issue.problem.missing !== undefined)
    return lostNames(draft, issue, issue.problem.missing);
  if (issue.kind === 'mark' && issue.mark !== 'swallowed') return [];
  if (issue.kind === 'structure' && (!issue.problem.isOpen || isNowhere(issue.problem, draft, issue.line))) return [];
  if (issue.kind === 'syntax' && (issue.code === 'refused' || issue.code === 'deep')) return [];
  const lines = [
    ...new Set([
      issue.line,
      neighbour(draft, issue.line, 1),
      ...blockTops(draft, issue.line),
      afterGap(draft, issue.line),
      entryLine(draft, issue.line),
    ]),
  ].filter((index) => index >= 0);
  return lines.flatMap((line) => found([lostLineFixes], draft, line, distance(line, issue.line)));
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
