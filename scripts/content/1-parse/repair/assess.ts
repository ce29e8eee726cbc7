import { type Definition, structureProblems } from '../../2-validate/structure.ts';
import type { Validators } from '../../2-validate/validators.ts';
import type { Problem } from '../../diagnostic.ts';
import { readYaml, type YamlMark, type YamlRead } from '../read-yaml.ts';
import { locateIn } from '../source-tree.ts';
import { lineAt, lineStarts } from '../text-lines.ts';
import type { Draft, Mend } from './draft.ts';
import { outerSections } from './sections.ts';

/** Something that keeps a draft from being right, with its line (from 0) in the draft. */
export type Trouble = { line: number; column: number } & (
  | { kind: 'syntax'; code: string; name?: string; first?: number }
  | { kind: 'mark'; mark: YamlMark['kind']; endLine: number }
  | { kind: 'structure'; problem: Problem; endLine: number }
);

/** What a draft is checked with; `budget` is how many characters may still be read. */
export type Workshop = { definition: Definition; validators: Validators; budget: number; time: TrialTime };

/** How long trials may take: `deadline` of the processor's time, `earliest` of the clock's (both in ms). */
export type TrialTime = { deadline: number; earliest: number };

/** The time for trials, from now on. */
export function trialTimeOf(milliseconds: number): TrialTime {
  return { deadline: processorTime() + milliseconds, earliest: performance.now() + milliseconds / maximumThreads };
}

/** So many threads of the process may work at a time: the processor's time runs no faster than that. */
const maximumThreads = 4;

/** True where no more trials may be made: a file made to be slow must not stop anything. */
export function isSpent({ budget, time }: Workshop): boolean {
  // The clock is asked first: the processor's time costs a call into the system.
  return budget <= 0 || (performance.now() > time.earliest && processorTime() > time.deadline);
}

/** How long the processor has worked for this process, in ms: a busy machine changes no result. */
function processorTime(): number {
  return process.cpuUsage().user / 1000;
}

export type Assessment = { read: YamlRead; text: string; starts: readonly number[]; troubles: Trouble[] };

/** Everything that is wrong with a draft: first what can't be read, then what reads oddly, then what the schemas refuse. */
export function assess({ lines }: Draft, workshop: Workshop): Assessment {
  const { definition, validators } = workshop;
  const text = lines.map((line) => line.text).join('\n');
  workshop.budget -= text.length;
  const read = readYaml(text, validators.vocabulary.fields);
  const starts = lineStarts(text);
  const place = (offset: number) => {
    const line = lineAt(starts, offset);
    return { line, column: offset - (starts[line] ?? 0) };
  };
  const troubles: Trouble[] = read.problems.map(({ code, start, name, first }) => ({
    kind: 'syntax',
    code,
    ...place(start),
    ...(name === undefined ? {} : { name }),
    ...(first === undefined ? {} : { first: lineAt(starts, first) }),
  }));
  for (const { kind, start, end } of read.marks)
    troubles.push({ kind: 'mark', mark: kind, ...place(start), endLine: lineAt(starts, end) });
  if (read.problems.length === 0) {
    for (const problem of structureProblems(definition, read.data, validators)) {
      const range = locateIn(read.root, problem.path, problem.mark);
      troubles.push({ kind: 'structure', problem, ...place(range.start), endLine: lineAt(starts, range.valueEnd) });
    }
  }
  return { read, text, starts, troubles };
}

/** How well a mend works: `near` counts what still can't be read around it, `score` weighs everything that is left. */
export type Outcome = { near: number; score: number };

const weights = { near: 10, far: 3, structure: 4, mark: 3 };

/**
 * Tries a mend on the text around it: the beginning of the file and its own section, with a neighbour that is near,
 * so that slips elsewhere do not count. What the schemas say counts only up to the first place that still can't be read.
 */
export function tryMend(draft: Draft, mend: Mend, line: number, workshop: Workshop): Outcome {
  const [low, high] = [Math.min(line, mend.from), Math.max(line, mend.to)];
  const { head, start, end } = windowAround(draft, low, high);
  const { lines } = draft;
  const texts = [
    ...textsOf(lines, 0, head),
    ...textsOf(lines, start, mend.from),
    ...mend.texts,
    ...textsOf(lines, mend.to + 1, end),
  ];
  const added = mend.texts.length - (mend.to - mend.from + 1);
  return outcome(texts, high + added - (start - head), workshop, mend.cost);
}

/** The same of the draft as it stands; `line` and `to` are the lines that a mend would change. */
export function tryNothing(draft: Draft, line: number, workshop: Workshop): Outcome {
  const { head, start, end } = windowAround(draft, line, line);
  return outcome(
    [...textsOf(draft.lines, 0, head), ...textsOf(draft.lines, start, end)],
    line - (start - head),
    workshop,
    0,
  );
}

function textsOf(lines: Draft['lines'], from: number, to: number): string[] {
  return lines.slice(from, to).map(({ text }) => text);
}

function outcome(lines: readonly string[], last: number, workshop: Workshop, cost: number): Outcome {
  const text = lines.join('\n');
  const { fields } = workshop.validators.vocabulary;
  workshop.budget -= text.length;
  const read = readYaml(text, fields);
  const starts = lineStarts(text);
  const at = read.problems.map(({ start }) => lineAt(starts, start));
  const near = at.filter((line) => line <= last + 1).length;
  const far = Math.min(at.length - near, 3);
  const whole =
    at.length === 0 ? read : near > 0 ? undefined : readYaml(lines.slice(0, Math.min(...at)).join('\n'), fields);
  const structure =
    whole && whole.problems.length === 0
      ? structureProblems(workshop.definition, whole.data, workshop.validators).length
      : 0;
  const score =
    weights.near * near + weights.far * far + weights.structure * structure + weights.mark * read.marks.length + cost;
  return { near, score };
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
