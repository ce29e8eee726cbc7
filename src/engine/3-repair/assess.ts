import { lineAt, lineStarts, type Problem, valueAt } from '#kit/model';
import { readYaml, type YamlMark, type YamlRead } from '../1-parse/read-yaml.ts';
import { locateIn } from '../1-parse/source-tree.ts';
import { type Definition, type Structure, structureOf } from '../2-validate/structure.ts';
import type { Checker } from './checker.ts';
import { applied, type Draft, type Fix, indentOf, isContent, type Line } from './draft.ts';
import { isNearLoss } from './loss.ts';
import { outerSections } from './sections.ts';

/** Something that keeps a draft from being right, with its line (from 0) in the draft. */
export type Issue = { line: number; column: number } & (
  | { kind: 'syntax'; code: string; name?: string; first?: number }
  | { kind: 'mark'; mark: YamlMark['kind']; endLine: number }
  | { kind: 'structure'; problem: Problem; endLine: number; isLong: boolean }
);

/** An issue of a draft, among all that it has. */
export type Slip = { draft: Draft; issue: Issue; issues: readonly Issue[] };

/** A text, what was read from it, and what the schemas say of that, where they were asked. */
export type ReadText = { text: string; read: YamlRead; structure: Structure | undefined };

/**
 * What a draft is checked with; `budget` is how much may still be done, in steps: about as long as it takes to look at a character.
 * `written` is the text as it was written, which has been read before.
 */
export type Trials = { definition: Definition; checker: Checker; budget: number; written: ReadText };

/** What reading and checking cost in steps, beside one for each character. */
const stepsOf = { piece: 10, pieceBeyond: 40, problem: 300, line: 2, structureProblem: 200 };

/** No page that somebody writes has more pieces, however long: what has is made of signs alone, and one reading of it tells what is wrong. */
const mostPieces = 20_000;

/**
 * True where no more trials may be made: a file made to be slow must not stop anything. It depends on counts alone, never on
 * time: the same text gives the same messages on every machine.
 */
export function isSpent({ budget }: Trials): boolean {
  return budget <= 0;
}

/** Takes what looking through all lines of a draft costs from the budget. */
export function payForLines({ lines }: Draft, times: number, trials: Trials): void {
  trials.budget -= stepsOf.line * lines.length * times;
}

/** Reads a text at the cost of the trials. That of the text as it was written counts too: what takes long to read is not tried for long. */
function readOnBudget(text: string, trials: Trials): YamlRead {
  const { written } = trials;
  const read = text === written.text ? written.read : readYaml(text, trials.checker.vocabulary.fields);
  const beyond = Math.max(0, read.pieces - mostPieces);
  trials.budget -= text.length + stepsOf.piece * read.pieces + stepsOf.pieceBeyond * beyond;
  trials.budget -= stepsOf.problem * read.problems.length;
  return read;
}

/** Checks what was read at the cost of the trials. */
function structureOnBudget({ data }: YamlRead, trials: Trials): Structure {
  const { written, definition, checker } = trials;
  const structure = (data === written.read.data && written.structure) || structureOf(definition, data, checker);
  trials.budget -= stepsOf.structureProblem * structure.problems.length;
  return structure;
}

/** A draft as it was read, with all that is wrong with it. The schemas are asked only where all of it can be read. */
export type Assessment = {
  read: YamlRead;
  text: string;
  starts: readonly number[];
  structure: Structure | undefined;
  issues: Issue[];
};

/** Everything that is wrong with a draft: first what can't be read, then what reads oddly, then what the schemas refuse. */
export function assess({ lines }: Draft, trials: Trials): Assessment {
  const text = lines.map((line) => line.text).join('\n');
  const read = readOnBudget(text, trials);
  const starts = lineStarts(text);
  const place = (offset: number) => {
    const line = lineAt(starts, offset);
    return { line, column: offset - (starts[line] ?? 0) };
  };
  const issues: Issue[] = read.problems.map(({ code, start, name, first }) => ({
    kind: 'syntax',
    code,
    ...place(start),
    ...(name === undefined ? {} : { name }),
    ...(first === undefined ? {} : { first: lineAt(starts, first) }),
  }));
  for (const { kind, start, end } of read.marks)
    issues.push({ kind: 'mark', mark: kind, ...place(start), endLine: lineAt(starts, end) });
  const structure = read.problems.length === 0 ? structureOnBudget(read, trials) : undefined;
  for (const problem of structure?.problems ?? []) {
    const { start, valueEnd } = locateIn(read.root, problem.path, problem.mark);
    const endLine = lineAt(starts, valueEnd);
    // A text that goes on below may have taken in a line that was meant as something else.
    const isPlain = typeof valueAt(read.data, problem.path) === 'string' && !/["'>|]/.test(text.charAt(start));
    const isLong = isPlain && problem.mark === 'value' && endLine > lineAt(starts, start);
    issues.push({
      kind: 'structure',
      problem: isLong ? { ...problem, isOpen: true } : problem,
      ...place(start),
      endLine,
      isLong,
    });
  }
  return { read, text, starts, structure, issues };
}

/** How well a fix works: `near` counts what still can't be read around it, `score` weighs everything that is left. */
export type Outcome = { near: number; score: number; data: unknown };

const weights = { near: 10, far: 3, structure: 4, mark: 3 };

/**
 * Tries a fix on the text around it: the beginning of the file and its own section, with a neighbour that is near,
 * so that slips elsewhere do not count. What the schemas say counts only up to the first place that still can't be read.
 */
export function tryFix(slip: Slip, fix: Fix, trials: Trials): Outcome {
  const { draft, issue } = slip;
  const [low, high] = [Math.min(issue.line, fix.from), Math.max(issue.line, fix.to)];
  const window = windowAround(draft, low, high);
  const { head, start, end } = window;
  payForLines(draft, 1, trials);
  const added = fix.texts.length - (fix.to - fix.from + 1);
  const { lines } = applied(draft, fix);
  return outcome([...lines.slice(0, head), ...lines.slice(start, end + added)], high + added - (start - head), trials, {
    cost: fix.cost,
    beside: countBeside(slip, window, low, high),
  });
}

/** The same of the draft as it stands. */
export function tryNothing(slip: Slip, trials: Trials): Outcome {
  const { draft, issue } = slip;
  const { line } = issue;
  const window = windowAround(draft, line, line);
  const { head, start, end } = window;
  const { lines } = draft;
  return outcome([...lines.slice(0, head), ...lines.slice(start, end)], line - (start - head), trials, {
    cost: 0,
    beside: countBeside(slip, window, line, line),
  });
}

/** How many mistakes of other sections are read along with some lines: a fix leaves them as they are. */
function countBeside({ draft, issues }: Slip, { head, start, end }: Window, low: number, high: number): number {
  const { lines: outer } = outerSections(draft);
  const [from, to] = [outer.findLast((one) => one <= low) ?? 0, outer.find((one) => one > high) ?? draft.lines.length];
  const isBeside = (at: number) => (at < head || (at >= start && at < end)) && (at < from || at >= to);
  return countOf(issues.flatMap((one) => (one.kind === 'structure' && isBeside(one.line) ? [one.problem] : [])));
}

type Weighed = { cost: number; beside: number };

function outcome(lines: readonly Line[], last: number, trials: Trials, { cost, beside }: Weighed): Outcome {
  const texts = lines.map((line) => line.text);
  const text = texts.join('\n');
  const read = readOnBudget(text, trials);
  const starts = lineStarts(text);
  const at = read.problems.map(({ start }) => lineAt(starts, start));
  const near = at.filter((line) => line <= last + 1).length;
  const far = Math.min(at.length - near, 3);
  const whole =
    at.length === 0 ? read : near > 0 ? undefined : readOnBudget(texts.slice(0, Math.min(...at)).join('\n'), trials);
  const found = whole && whole.problems.length === 0 ? structureCount(whole, lines, starts, trials) : 0;
  const structure = whole === read ? Math.max(0, found - beside) : found;
  const swallowed = read.marks.reduce((sum, mark) => sum + swallowedLines(mark, texts, starts), 0);
  const score =
    weights.near * near + weights.far * far + weights.structure * structure + weights.mark * swallowed + cost;
  return { near, score, data: read.data };
}

/** How much of a page the schemas refuse, each missing field for itself, without what is missing because a line was left out. */
function structureCount(read: YamlRead, lines: readonly Line[], starts: readonly number[], trials: Trials): number {
  const { problems } = structureOnBudget(read, trials);
  const leftOut = lines.flatMap(({ isLeftOut }, index) => (isLeftOut ? [index] : []));
  const isLost = ({ path, mark, code }: Problem) => {
    const range = locateIn(read.root, path, mark);
    return isNearLoss(code, lineAt(starts, range.start), lineAt(starts, range.valueEnd), leftOut);
  };
  return countOf(problems.filter((problem) => leftOut.length === 0 || !isLost(problem)));
}

/** How many mistakes these are, where each field is one. */
function countOf(problems: readonly Problem[]): number {
  return problems.reduce((sum, { count, missing }) => sum + (count ?? missing?.length ?? 1), 0);
}

/** The issues without what may be missing only because a line beside it was left out, which has been said. */
export function withoutLosses(issues: readonly Issue[], { lines }: Draft): readonly Issue[] {
  const leftOut = lines.flatMap(({ isLeftOut }, index) => (isLeftOut ? [index] : []));
  return leftOut.length === 0
    ? issues
    : issues.filter(
        (issue) => issue.kind !== 'structure' || !isNearLoss(issue.problem.code, issue.line, issue.endLine, leftOut),
      );
}

/** How many lines a mark stands for: those from a field that became part of a text on, at most a few. */
function swallowedLines({ kind, start }: YamlMark, texts: readonly string[], starts: readonly number[]): number {
  if (kind !== 'swallowed') return 1;
  const from = lineAt(starts, start);
  const indent = indentOf(texts[from] ?? '');
  let count = 1;
  while (count < 6 && isContent(texts[from + count] ?? '') && indentOf(texts[from + count] ?? '') >= indent) count++;
  return count;
}

/** What a trial reads: the lines before `head`, which begin the file, and those from `start` to `end`. */
type Window = { head: number; start: number; end: number };

function windowAround(draft: Draft, low: number, high: number): Window {
  const { lines: outer } = outerSections(draft);
  const head = outer[0] ?? 0;
  // Where a slip stands beside the next section or the one before, that section may be part of it.
  const after = outer.filter((line) => line > high);
  if (low < head) return { head: 0, start: 0, end: after[1] ?? draft.lines.length };
  const end = (after[0] ?? 0) > high + 3 ? after[0] : after[1];
  const before = outer.filter((line) => line <= low);
  const start = low > (before.at(-1) ?? 0) + 3 ? before.at(-1) : before.at(-2);
  return { head, start: start ?? head, end: end ?? draft.lines.length };
}
