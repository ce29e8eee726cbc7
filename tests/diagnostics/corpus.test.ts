import { afterAll, describe, expect, it } from 'vitest';
import { changedLines, changesOf } from '../../src/content/3-repair/fix.ts';
import { fixFiles } from '../../src/content/4-compile/fix-files.ts';
import { tryFixes } from '../../src/content/4-compile/try-fixes.ts';
import { removeFolder, temporaryFolder } from '../support/content.ts';
import { type Outcome, runCorpus } from './support/corpus.ts';
import { checker } from './support/samples.ts';
import { saysTheSame } from './support/says-the-same.ts';

const work = temporaryFolder();
const outcomes = runCorpus(work);

afterAll(() => {
  removeFolder(work);
});

/** How many of the outcomes are as wanted, in percent, and the names of the others. */
function rateOf(isWanted: (outcome: Outcome) => boolean): { rate: number; others: string } {
  const others = outcomes.filter((outcome) => !isWanted(outcome));
  return {
    rate: 100 * (1 - others.length / outcomes.length),
    others: others.map(({ kind, slip }) => `${kind}: ${slip.slip}`).join('\n'),
  };
}

describe('slips that people make', () => {
  it('are several hundred', () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['are caught', 97, ({ isCaught }: Outcome) => isCaught],
    ['give one message', 95, ({ isOne }: Outcome) => isOne],
    ['are told on their line', 95, ({ isOnLine }: Outcome) => isOnLine],
    ['are told in words that help', 95, ({ isHelpful }: Outcome) => isHelpful],
  ])('%s', (_, least, isWanted) => {
    const { rate, others } = rateOf(isWanted);
    expect(rate, others).toBeGreaterThanOrEqual(least);
  });
});

describe('a fix', () => {
  it('is never a guess at a value', () => {
    const guessed = outcomes.filter(({ slip, messages }) => slip.fix === 'none' && messages.some(({ fix }) => fix));
    expect(guessed.map(({ slip }) => slip.slip)).toEqual([]);
  });

  it('that is offered keeps what it promises', () => {
    const broken = outcomes.flatMap(({ slip, files, diagnostics }) =>
      diagnostics
        .filter((one) => one.fix && !tryFixes({ files, diagnostics }, [one], checker))
        .map(({ code, line }) => `${slip.slip}: ${line} ${code}`),
    );
    expect(broken).toEqual([]);
  });

  it('leaves no error behind, changes named lines only, and says what was said before', () => {
    const broken = outcomes.flatMap((outcome) =>
      brokenPromises(outcome).map((what) => `${outcome.slip.slip}: ${what}`),
    );
    expect(broken).toEqual([]);
  });
});

/** What is other than promised once every fix of a slip is made, and once more. */
function brokenPromises({ files, diagnostics }: Outcome): string[] {
  const all = { isWanted: () => true };
  const once = fixFiles(files, checker, all);
  const errorsOf = (list: typeof diagnostics) => list.filter(({ severity }) => severity === 'error').length;
  const isNamed = (file: string, at: number) =>
    diagnostics.some((one) => one.file === file && ((at >= one.line && at <= one.endLine) || at === one.relatedLine));
  return [
    ...(errorsOf(once.diagnostics) > errorsOf(diagnostics) ? ['more errors'] : []),
    ...(once.fixed.length > 0 && fixFiles(once.files, checker, all).fixed.length > 0 ? ['a second time'] : []),
    ...once.fixed.flatMap(({ file, before, after }) => [
      ...changedLines(before, after).flatMap((at) => (isNamed(file, at) ? [] : [`line ${at} was not named`])),
      ...(saysTheSame(before, after) ? [] : [`${file} says something else\n${changesOf(file, before, after)}`]),
    ]),
  ];
}
