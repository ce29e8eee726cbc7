import type { Path } from '../../model/diagnostic.ts';
import { type PlaceWords, placeOf } from '../2-validate/place.ts';
import type { Definition } from '../2-validate/structure.ts';
import {
  type Assessment,
  assess,
  isLoss,
  isSpent,
  type Outcome,
  type Trouble,
  tryMend,
  tryNothing,
  type Workshop,
} from './assess.ts';
import { candidates, lateCandidates } from './candidates.ts';
import type { Checker } from './checker.ts';
import { applied, type Draft, draftOf, type Mend, neighbour } from './draft.ts';
import { oddIndentMend } from './fixes/characters.ts';
import { conflictMends } from './fixes/conflicts.ts';
import { jsonMend } from './fixes/json.ts';
import { pastedMends, secondPageMend } from './fixes/pasted.ts';
import { unmendable } from './unfixable.ts';

/** A mend that was made, with the draft before it: its places are those of that draft. */
export type MadeMend = Mend & { before: Draft };

/** A text mended as far as possible. `unread` are the lines (from 0, of the source) that had to be left out. */
export type Repair = { draft: Draft; assessment: Assessment; mends: MadeMend[]; unread: ReadonlySet<number> };

/** How many slips of one file are mended, how many characters are read for that, and how much time of the processor it may take (in ms). */
const maximumMends = 25;
const trialBudget = 1_000_000;
const trialTime = 350;
/** How many mends are tried for one slip, the likeliest first, and after how many slips in vain nothing more is tried. */
const maximumTrials = 60;
const maximumVain = 3;

/**
 * Mends a text slip by slip: the first trouble is named and mended in memory, and the text is read again,
 * so that every mistake is found in one run. Of several mends, the one is taken that leaves the fewest problems.
 */
export function repair(lines: readonly string[], definition: Definition, checker: Checker): Repair {
  const workshop: Workshop = { definition, checker, budget: trialBudget, deadline: checker.clock() + trialTime };
  let draft = draftOf(lines, checker);
  const mends: MadeMend[] = [];
  const settled = new Set<string>();
  let vain = 0;
  const seen = new Set<string>();
  const make = (mend: Mend) => {
    mends.push({ ...mend, before: draft });
    draft = applied(draft, mend);
    seen.add(textOf(draft));
  };
  seen.add(textOf(draft));
  for (const find of [
    conflictMends,
    pastedMends,
    ...(definition === 'PageSource' ? [secondPageMend] : []),
    oddIndentMend,
    jsonMend,
  ])
    for (let mend = find(draft); mend && mends.length < maximumMends; mend = find(draft)) make(mend);
  let assessment = assess(draft, workshop);
  while (mends.length < maximumMends && !isSpent(workshop)) {
    const trouble = assessment.troubles.find(
      (candidate) => !settled.has(keyOf(candidate, draft)) && !isLoss(candidate, draft),
    );
    if (!trouble) break;
    if (vain >= maximumVain && trouble.kind !== 'syntax') break;
    const mend = vain < maximumVain ? bestMend(draft, trouble, workshop) : undefined;
    if (!mend && isWorthTrying(trouble)) vain++;
    // A mend that leads back to what the text was before would be made for ever.
    if (mend && !seen.has(textOf(applied(draft, mend))))
      make(
        trouble.kind === 'structure' && mend.withPlace
          ? { ...mend, finding: mend.withPlace(partOf(trouble.problem.path, assessment, checker)) }
          : mend,
      );
    else if (trouble.kind === 'syntax') {
      const last = leastLoss(draft, trouble, workshop);
      if (seen.has(textOf(applied(draft, last)))) break;
      make({ ...last, isLeftOut: true });
    } else {
      settled.add(keyOf(trouble, draft));
      continue;
    }
    assessment = assess(draft, workshop);
  }
  const rest = assessment.troubles.find((trouble) => trouble.kind === 'syntax');
  // What is still wrong when time is up is told, if not mended.
  if (rest?.kind === 'syntax' && mends.length < maximumMends) mends.push({ ...unmendable(draft, rest), before: draft });
  const unread = new Set(draft.lines.flatMap(({ isLeftOut, origin }) => (isLeftOut ? [origin] : [])));
  return { draft, assessment, mends, unread };
}

/** Which line to leave out: the one that can't be read, or the next one, which may be why it can't. */
function leastLoss(draft: Draft, trouble: Trouble & { kind: 'syntax' }, workshop: Workshop): Mend {
  const own = unmendable(draft, trouble);
  const below = neighbour(draft, trouble.line, 1);
  if (below < 0 || isSpent(workshop) || trouble.name !== undefined) return own;
  const next = unmendable(draft, { ...trouble, line: below, column: 0 });
  const scoreOf = (mend: Mend) => tryMend(draft, { ...mend, isLeftOut: true }, trouble.line, workshop).score;
  return scoreOf(next) < scoreOf(own) - 5 ? next : own;
}

/** False for mistakes whose words say all, so that no mend is looked for. */
function isWorthTrying(trouble: Trouble): boolean {
  return trouble.kind !== 'structure' || trouble.problem.isOpen === true || trouble.problem.missing !== undefined;
}

function textOf({ lines }: Draft): string {
  return lines.map(({ text }) => text).join('\n');
}

/** The mend that leaves the fewest problems, if one makes the text better. */
function bestMend(draft: Draft, trouble: Trouble, workshop: Workshop): Mend | undefined {
  if (!isWorthTrying(trouble)) return undefined;
  const bar = trouble.kind === 'syntax' ? undefined : tryNothing(draft, trouble.line, workshop);
  const early = choose(draft, trouble, candidates(draft, trouble), workshop);
  const mustFit = trouble.kind === 'syntax' && ['alias', 'anchor', 'tag'].includes(trouble.code);
  const isGood = (found: typeof early) =>
    found &&
    found.near === 0 &&
    (!mustFit || found.score - found.mend.cost < 4) &&
    (bar === undefined || found.score < bar.score - 0.5);
  const isPerfect = early && isGood(early) && early.score - early.mend.cost < 4;
  const late = isPerfect ? undefined : choose(draft, trouble, lateCandidates(draft, trouble), workshop);
  const best = [early, late].filter((found) => isGood(found)).sort((a, b) => (a?.score ?? 0) - (b?.score ?? 0))[0];
  if (!best?.mend.isSure || !isPlacing(best.mend)) return best?.mend;
  return { ...best.mend, isSure: !hasRival(best, draft, trouble, workshop) };
}

/** True for a mend that decides where a line belongs. */
function isPlacing({ finding: { code } }: Mend): boolean {
  return code.startsWith('layout/') || code === 'syntax/tab' || code === 'syntax/one-line';
}

/**
 * True where the same lines may as well stand elsewhere: another place leaves no more problems and says something else.
 * Then only the editor knows where they belong.
 */
function hasRival(best: Choice, draft: Draft, trouble: Trouble, workshop: Workshop): boolean {
  const { mend } = best;
  const left = best.score - mend.cost;
  const data = JSON.stringify(best.data);
  return likeliest(candidates(draft, trouble)).some((rival) => {
    if (rival.isLeftOut || rival.from !== mend.from || rival.finding.code !== mend.finding.code) return false;
    if (isSpent(workshop)) return true;
    const found = tryMend(draft, rival, trouble.line, workshop);
    return found.near === 0 && found.score - rival.cost <= left && JSON.stringify(found.data) !== data;
  });
}

type Choice = { mend: Mend } & Outcome;

function choose(draft: Draft, trouble: Trouble, mends: readonly Mend[], workshop: Workshop): Choice | undefined {
  let best: Choice | undefined;
  for (const mend of likeliest(mends)) {
    if (best && best.near === 0 && best.score <= mend.cost) break;
    if (isSpent(workshop)) break;
    const found = tryMend(draft, mend, trouble.line, workshop);
    if (!best || found.score < best.score) best = { mend, ...found };
  }
  return best;
}

/** The mends that are tried, the likeliest first. To leave out a line comes last, but is always among them. */
function likeliest(mends: readonly Mend[]): Mend[] {
  const byResult = new Map<string, Mend>();
  for (const mend of [...mends].sort((a, b) => a.cost - b.cost)) {
    if (byResult.size >= maximumTrials && !mend.isLeftOut) continue;
    // Several slips can be mended by the same text: the likeliest of them is it.
    const result = `${mend.from} ${mend.to} ${mend.texts.join('\n')}`;
    if (!byResult.has(result)) byResult.set(result, mend);
  }
  return [...byResult.values()];
}

/** A trouble that could not be mended is known by its words and its line, so that it is tried once. */
function keyOf(trouble: Trouble, { lines }: Draft): string {
  const what =
    trouble.kind === 'syntax' ? trouble.code : trouble.kind === 'mark' ? trouble.mark : trouble.problem.message;
  return `${trouble.kind} ${lines[trouble.line]?.origin} ${what}`;
}

/** What a block became part of, in the editor's words: `section 1 (hero) › actions`. */
function partOf(path: Path, { read }: Assessment, words: PlaceWords): string {
  const inside = path.slice(
    0,
    path.findLastIndex((step) => typeof step === 'number'),
  );
  const [, ...parts] = placeOf('', read.data, inside, words).split(', ');
  const list = inside.at(-1);
  return (
    [...parts, ...(typeof list === 'string' && !words.vocabulary.sectionLists.has(list) ? [list] : [])].join(' › ') ||
    'the page'
  );
}
