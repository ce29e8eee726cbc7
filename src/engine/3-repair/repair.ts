import { type Path, type Said, splitLines } from '#kit/model';
import { type PlaceWords, placeSaid } from '../2-validate/place.ts';
import type { Definition } from '../2-validate/structure.ts';
import { say } from '../catalogue/say.ts';
import {
  type Assessment,
  assess,
  type Issue,
  isSpent,
  type Outcome,
  payForLines,
  type ReadText,
  type Slip,
  type Trials,
  tryFix,
  tryNothing,
  withoutLosses,
} from './assess.ts';
import { candidates, lateCandidates } from './candidates.ts';
import type { Checker } from './checker.ts';
import { applied, type Draft, draftOf, type Fix, neighbour } from './draft.ts';
import { oddIndentFix } from './fixes/characters.ts';
import { conflictFixes } from './fixes/conflicts.ts';
import { jsonFix } from './fixes/json.ts';
import { pastedFixes, secondPageFix } from './fixes/pasted.ts';
import { shapeOf } from './line-shape.ts';
import { unfixable } from './unfixable.ts';

/** A fix that was made, with the draft before it: its places are those of that draft. */
export type MadeFix = Fix & { before: Draft };

/** A text fixed as far as possible. `unread` are the lines (from 0, of the source) that had to be left out, `steps` what it took. */
export type Repair = {
  draft: Draft;
  assessment: Assessment;
  fixes: MadeFix[];
  unread: ReadonlySet<number>;
  steps: number;
};

/** How many slips of one file are fixed, and how many characters are read for that. */
const maximumFixes = 25;
const trialBudget = 1_600_000;
/**
 * What is left weighs less where nothing is wrong any more. A name is asked for before a place: what can be read, but holds fields that
 * nobody knows, is only a matter of layout where another layout leaves no mistake.
 */
const leastIssue = 3;
/** How often the lines of a draft are gone through to find ways to fix one slip. */
const linesPerSlip = 20;
/** How many fixes are tried for one slip, the likeliest first, and after how many slips without one nothing more is tried. */
const maximumTrials = 64;
const maximumFailures = 3;

/**
 * Fixes a text slip by slip: the first issue is named and fixed in memory, and the text is read again,
 * so that every mistake is found in one run. Of several fixes, the one is taken that leaves the fewest problems.
 */
export function repair(written: ReadText, definition: Definition, checker: Checker): Repair {
  const trials: Trials = { definition, checker, budget: trialBudget, written };
  let draft = draftOf(splitLines(written.text), checker);
  const fixes: MadeFix[] = [];
  const settled = new Set<string>();
  let failures = 0;
  const seen = new Set<string>();
  const make = (fix: Fix) => {
    fixes.push({ ...fix, before: draft });
    draft = applied(draft, fix);
    seen.add(textOf(draft));
  };
  seen.add(textOf(draft));
  for (const find of [
    conflictFixes,
    pastedFixes,
    ...(definition === 'PageSource' ? [secondPageFix] : []),
    oddIndentFix,
    jsonFix,
  ])
    for (let fix = find(draft); fix && fixes.length < maximumFixes; fix = find(draft)) make(fix);
  let assessment = assess(draft, trials);
  // Those of one state are gone through once, however many there are.
  let left = withoutLosses(assessment.issues, draft);
  let next = 0;
  while (fixes.length < maximumFixes && !isSpent(trials)) {
    const issue = left[next++];
    if (!issue) break;
    const slip = { draft, issue, issues: left };
    if (settled.has(keyOf(issue, draft))) continue;
    if (failures >= maximumFailures && issue.kind !== 'syntax') break;
    const fix = failures < maximumFailures ? bestFix(slip, trials) : undefined;
    if (!fix && isWorthTrying(issue)) failures++;
    // A fix that leads back to what the text was before would be made for ever.
    if (fix && !seen.has(textOf(applied(draft, fix))))
      make(
        issue.kind === 'structure' && fix.withPlace
          ? { ...fix, finding: fix.withPlace(partOf(issue.problem.path, fix, assessment, checker)) }
          : fix,
      );
    else if (issue.kind === 'syntax') {
      const last = leastLoss(draft, issue, trials);
      if (seen.has(textOf(applied(draft, last)))) break;
      make({ ...last, isLeftOut: true });
    } else {
      settled.add(keyOf(issue, draft));
      continue;
    }
    assessment = assess(draft, trials);
    left = withoutLosses(assessment.issues, draft);
    next = 0;
  }
  const rest = assessment.issues.find((issue) => issue.kind === 'syntax');
  // What is still wrong when the budget is spent is reported, if not fixed.
  if (rest?.kind === 'syntax' && fixes.length < maximumFixes) fixes.push({ ...unfixable(draft, rest), before: draft });
  const unread = new Set(draft.lines.flatMap(({ isLeftOut, origin }) => (isLeftOut ? [origin] : [])));
  return { draft, assessment, fixes, unread, steps: trialBudget - trials.budget };
}

/** Which line to leave out: the one that can't be read, or the next one, which may be why it can't. */
function leastLoss(draft: Draft, issue: Issue & { kind: 'syntax' }, trials: Trials): Fix {
  const own = unfixable(draft, issue);
  const below = neighbour(draft, issue.line, 1);
  if (below < 0 || isSpent(trials) || issue.name !== undefined) return own;
  const next = unfixable(draft, { ...issue, line: below, column: 0 });
  const scoreOf = (fix: Fix) => tryFix({ draft, issue, issues: [] }, { ...fix, isLeftOut: true }, trials).score;
  const score = scoreOf(next);
  return !isSpent(trials) && score < scoreOf(own) - 5 ? next : own;
}

/** False for mistakes whose words say all, so that no fix is looked for. */
function isWorthTrying(issue: Issue): boolean {
  return issue.kind !== 'structure' || issue.problem.isOpen === true || issue.problem.missing !== undefined;
}

function textOf({ lines }: Draft): string {
  return lines.map(({ text }) => text).join('\n');
}

/** The fix that leaves the fewest problems, if one makes the text better. */
function bestFix(slip: Slip, trials: Trials): Fix | undefined {
  const { draft, issue } = slip;
  if (!isWorthTrying(issue)) return undefined;
  const bar = issue.kind === 'syntax' ? undefined : tryNothing(slip, trials);
  payForLines(draft, linesPerSlip, trials);
  const early = choose(slip, candidates(draft, issue), trials);
  const mustFit = issue.kind === 'syntax' && ['alias', 'anchor', 'tag'].includes(issue.code);
  const isClean = ({ score }: Outcome, fix: Fix) => beginsSection(fix, trials) || score - fix.cost < leastIssue;
  const isGood = (found: typeof early) =>
    found &&
    found.near === 0 &&
    (!mustFit || found.score - found.fix.cost < 4) &&
    (bar === undefined || found.score < bar.score - 0.5) &&
    (issue.kind !== 'structure' || !isLayout(found.fix) || isClean(found, found.fix));
  const isPerfect = early && isGood(early) && early.score - early.fix.cost < 4;
  const late = isPerfect ? undefined : choose(slip, lateCandidates(draft, issue), trials);
  const best = [early, late].filter((found) => isGood(found)).sort((a, b) => (a?.score ?? 0) - (b?.score ?? 0))[0];
  if (!best?.fix.isSure || !isPlacing(best.fix)) return best?.fix;
  return { ...best.fix, isSure: !hasRival(best, slip, trials) };
}

/** True for a fix that says that lines stand in the wrong place, or that one is missing. */
function isLayout({ finding: { code } }: Fix): boolean {
  return code.startsWith('layout/');
}

/** True for a fix that moves a whole section: its type says what it is, whatever else is wrong in it. */
function beginsSection({ texts }: Fix, { checker }: Trials): boolean {
  const { name, value, dash } = shapeOf(texts[0] ?? '');
  return dash >= 0 && name === 'type' && checker.blockTypes.includes(value);
}

/** True for a fix that decides where a line belongs. */
function isPlacing({ finding: { code } }: Fix): boolean {
  return code.startsWith('layout/') || code === 'syntax/tab' || code === 'syntax/one-line';
}

/**
 * True where the same lines may as well stand elsewhere: another place leaves no more problems and says something else.
 * Then only the editor knows where they belong.
 */
function hasRival(best: Choice, slip: Slip, trials: Trials): boolean {
  const { fix } = best;
  const left = best.score - fix.cost;
  const data = JSON.stringify(best.data);
  return likeliest(candidates(slip.draft, slip.issue)).some((rival) => {
    if (rival.isLeftOut || rival.from !== fix.from || rival.finding.code !== fix.finding.code) return false;
    if (isSpent(trials)) return true;
    const found = tryFix(slip, rival, trials);
    return found.near === 0 && found.score - rival.cost <= left && JSON.stringify(found.data) !== data;
  });
}

type Choice = { fix: Fix } & Outcome;

function choose(slip: Slip, fixes: readonly Fix[], trials: Trials): Choice | undefined {
  let best: Choice | undefined;
  for (const fix of likeliest(fixes)) {
    if (best && best.near === 0 && best.score <= fix.cost) break;
    if (isSpent(trials)) break;
    const found = tryFix(slip, fix, trials);
    if (!best || found.score < best.score) best = { fix, ...found };
  }
  return best;
}

/** The fixes that are tried, the likeliest first. To leave out a line comes last, but is always among them. */
function likeliest(fixes: readonly Fix[]): Fix[] {
  const byResult = new Map<string, Fix>();
  for (const fix of [...fixes].sort((a, b) => a.cost - b.cost)) {
    if (byResult.size >= maximumTrials && !fix.isLeftOut) continue;
    // Several slips can be fixed by the same text: the likeliest of them is it.
    const result = `${fix.from} ${fix.to} ${fix.texts.join('\n')}`;
    if (!byResult.has(result)) byResult.set(result, fix);
  }
  return [...byResult.values()];
}

/** An issue that could not be fixed is known by its words and its line, so that it is tried once. */
function keyOf(issue: Issue, { lines }: Draft): string {
  const what = issue.kind === 'syntax' ? issue.code : issue.kind === 'mark' ? issue.mark : issue.problem.message;
  return `${issue.kind} ${lines[issue.line]?.origin} ${what}`;
}

/** What lines became part of, in the editor's words: an entry of a list, `section 1 (hero) › actions`; a field of what it stands in. */
function partOf(path: Path, { texts }: Fix, { read }: Assessment, words: PlaceWords): Said {
  const isEntry = shapeOf(texts[0] ?? '').dash >= 0;
  const end = path.findLastIndex((step) => typeof step === 'number');
  const place = placeSaid('', read.data, isEntry ? path.slice(0, end) : path, words);
  const list = isEntry ? path[end - 1] : undefined;
  const isNamed = typeof list === 'string' && !words.vocabulary.sectionLists.has(list);
  if (place.length === 0) return [isNamed ? list : 'the page'];
  return isNamed ? say`${place} › ${list}` : place;
}
