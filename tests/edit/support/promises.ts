import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { applyEdit, type Edit, type Path, type Splice } from '#engine/edit';
import { type Layout, layoutOf } from './layout.ts';
import { pathAfter, pathAfterRemoval, plainChange } from './plain-change.ts';

/** What an edit did: what it broke, or why it was refused, and in how many lines the text is another. */
export type Outcome = { broken: string[]; refused?: string; changedLines: number; text: string };

/** The data of a text, read by the YAML library. */
export function dataOf(text: string): unknown {
  return parse(text.replace(/^\uFEFF/, ''));
}

/** Makes an edit and holds the result to everything that the engine promises. */
export function tryEdit(text: string, edit: Edit): Outcome {
  const result = applyEdit(text, edit);
  if ('refused' in result) return { broken: [], refused: result.refused, changedLines: 0, text };
  const broken = [...brokenBy(text, edit, result.text), ...spliceProblems(text, result.splices, result.text)];
  return { broken, changedLines: changedLines(text, result.text), text: result.text };
}

/** What of the promises a text breaks that somebody says is another one after an edit. */
export function brokenBy(text: string, edit: Edit, after: string): string[] {
  return [...dataProblems(text, edit, after), ...layoutProblems(text, edit, after)];
}

/** The splices that take back what some splices did. */
export function undoing(text: string, splices: readonly Splice[]): Splice[] {
  let moved = 0;
  return splices.map(({ start, end, text: added }) => {
    const from = start + moved;
    moved += added.length - (end - start);
    return { start: from, end: from + added.length, text: text.slice(start, end) };
  });
}

/** A text with splices made from the last to the first, as editors do it. */
export function withSplices(text: string, splices: readonly Splice[]): string {
  return splices.reduceRight(
    (whole, { start, end, text: added }) => whole.slice(0, start) + added + whole.slice(end),
    text,
  );
}

function dataProblems(text: string, edit: Edit, after: string): string[] {
  const wanted = plainChange(dataOf(text), edit);
  try {
    const data = dataOf(after);
    return isDeepStrictEqual(data, wanted) ? [] : ['the data is wrong'];
  } catch (error) {
    return [`it can't be read: ${error}`];
  }
}

function spliceProblems(text: string, splices: readonly Splice[], after: string): string[] {
  const isApart = splices.every(({ start, end }, index) => start <= end && start > (splices[index - 1]?.end ?? -1));
  const isRight = withSplices(text, splices) === after;
  const isUndone = withSplices(after, undoing(text, splices)) === text;
  return [
    ...(isApart ? [] : ['splices touch']),
    ...(isRight ? [] : ['the splices make another text']),
    ...(isUndone ? [] : ['undoing is not exact']),
  ];
}

function layoutProblems(text: string, edit: Edit, after: string): string[] {
  const [old, now] = [layoutOf(text), layoutOf(after)];
  const problems = [...commentProblems(old, now, edit), ...lineProblems(old, now, edit, text)];
  // A text that keeps the blank lines below it takes them along.
  if (!/[|>]\d?\+/.test(text)) problems.push(...blankProblems(old, now, edit));
  if (text.includes('\r\n') && /[^\r]\n/.test(after)) problems.push('a line ends otherwise');
  if (text.endsWith('\n') !== after.endsWith('\n')) problems.push('the end of the file is another');
  return problems;
}

/** Comments that are lost, or that no longer stand at what they stood at. */
function commentProblems(old: Layout, now: Layout, edit: Edit): string[] {
  const counts = new Map<string, number>();
  for (const { text } of old.comments) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isGone = (path: Path) => {
    const isBelow = path.length >= edit.path.length && edit.path.every((step, index) => path[index] === step);
    return isBelow && (edit.op === 'remove' || (edit.op === 'set' && path.length > edit.path.length));
  };
  return old.comments.flatMap(({ text, at, line }) => {
    if (counts.get(text) !== 1 || (at && isGone(at.path)) || isInsideGone(old, line, edit)) return [];
    const found = now.comments.filter((comment) => comment.text === text);
    if (found.length === 0) return [`lost: ${text}`];
    if (!at) return [];
    const path = edit.op === 'remove' ? pathAfterRemoval(at.path, edit) : pathAfter(at.path, edit);
    const isBeside = found.some(
      (comment) => comment.at?.place === at.place && isDeepStrictEqual(comment.at.path, path),
    );
    return isBeside
      ? []
      : [`${text} stood ${at.place} ${at.path} and should stand there at ${path}; ${JSON.stringify(found)}`];
  });
}

/** True for a line of what an edit takes away: from the entry's first line to its last. */
function isInsideGone({ lines, places }: Layout, line: number, edit: Edit): boolean {
  const place = edit.op === 'remove' || edit.op === 'set' ? places.get(JSON.stringify(edit.path)) : undefined;
  if (!place || line < place.start) return false;
  const margin = /^\s*(?:- )?/.exec(lines[place.start] ?? '')?.[0].length ?? 0;
  // Below it, deeper comments are its own.
  const isBelow =
    /^\s*#/.test(lines[line] ?? '') &&
    lines
      .slice(place.end + 1, line + 1)
      .every((each) => each.trim() === '' || (/^\s*#/.test(each) && each.search(/\S/) >= margin));
  return line <= place.end || isBelow;
}

/** Lines that are touched though nothing in them is spoken of. */
function lineProblems(old: Layout, now: Layout, edit: Edit, text: string): string[] {
  const head = old.heads.find(({ path }) => isDeepStrictEqual(path, edit.path));
  if (edit.op !== 'set' || !head || text.includes('\r')) return [];
  const next = old.heads.find((other) => other.line > head.line && other.column <= head.column);
  const below = old.lines.slice(next?.line ?? old.lines.length);
  const isKept =
    isDeepStrictEqual(old.lines.slice(0, head.line), now.lines.slice(0, head.line)) &&
    isDeepStrictEqual(below, below.length === 0 ? [] : now.lines.slice(-below.length));
  return isKept ? [] : ['a line elsewhere has changed'];
}

/** Blank lines between the entries of lists that have become more or fewer. */
function blankProblems(old: Layout, now: Layout, edit: Edit): string[] {
  const lists = new Set(
    old.heads
      .filter(({ path }) => typeof path.at(-1) === 'number')
      .map(({ path }) => JSON.stringify(path.slice(0, -1))),
  );
  return [...lists].flatMap((key) => {
    const path = JSON.parse(key) as Path;
    const isList = isDeepStrictEqual(path, edit.op === 'remove' ? edit.path.slice(0, -1) : edit.path);
    const after = edit.op === 'remove' ? pathAfterRemoval(path, edit) : pathAfter(path, edit);
    const isInside = path.length >= edit.path.length && edit.path.every((step, index) => path[index] === step);
    if (!after || (isInside && (edit.op === 'set' || edit.op === 'remove'))) return [];
    const [before, left] = [blanksBetween(old, path), blanksBetween(now, after)];
    const isOther = edit.op === 'insert' || edit.op === 'duplicate' || edit.op === 'remove';
    const isSame = isList && isOther ? isOneMoreOrLess(before, left) : isDeepStrictEqual(before, left);
    return isSame ? [] : [`blank lines between the entries of ${path}: ${before} before, ${left} after`];
  });
}

function isOneMoreOrLess(before: readonly number[], after: readonly number[]): boolean {
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
  const change = sum(after) - sum(before);
  return before.length === 0 || after.length === 0 || before.includes(Math.abs(change));
}

/** How many blank lines stand between each entry of a list and the next, above or below comments that they set off. */
function blanksBetween({ heads, lines }: Layout, list: Path): number[] {
  const own = heads.filter(
    ({ path }) => path.length === list.length + 1 && list.every((step, index) => path[index] === step),
  );
  return own.slice(1).map(({ line }) => {
    let [blanks, most] = [0, 0];
    for (let at = line - 1; at >= 0; at--) {
      const text = lines[at]?.trim() ?? '';
      if (text !== '' && !text.startsWith('#')) break;
      blanks = text === '' ? blanks + 1 : 0;
      most = Math.max(most, blanks);
    }
    return most;
  });
}

/** How many lines of a text are other than before, between those that are the same at both ends. */
export function changedLines(before: string, after: string): number {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return Math.max(old.length, now.length) - start - end;
}
