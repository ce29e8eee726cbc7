// In a process of its own: the engine counts what is run in it.
import { expect, it } from 'vitest';
import { countWork } from '../../../../tests/contract/linear/count-work.ts';
import { longTexts } from '../../../../tests/contract/linear/long-texts.ts';
import { countSteps } from '../../../../tests/contract/linear/regexp-steps.ts';
import { someOf } from '../../../../tests/support/extent.ts';
import { typographyOf } from '../../base/typography/typography.ts';
import { typeset } from './typeset.ts';

const pieces = [
  '"',
  "'",
  '" ',
  " '",
  '"a',
  "a'",
  '9-17 ',
  '-',
  '5 km ',
  '`',
  '((',
  'a@',
  '/',
  'l\'"',
  ' " ',
  '9-',
  '« ',
];

it.each(pieces)('a text of %j is set in proportion to its length, in every language', async (piece) => {
  const set = (times: number) => {
    for (const language of ['en', 'fr', 'de', 'cs']) typeset(piece.repeat(times), typographyOf(language));
  };
  set(1000);
  const workOf = (times: number) => countWork(['/src/engine/kinds/text/'], () => set(times));
  const ratioOf = async () => ((await workOf(2000)) + 1) / ((await workOf(1000)) + 1);
  const ratio = await ratioOf();
  // V8 loses the counts of code that it throws away meanwhile: what grows too fast does so each time.
  if (ratio >= 2.5) expect(Math.min(await ratioOf(), await ratioOf(), await ratioOf())).toBeLessThan(2.5);
});

it.each(someOf(['en', 'de-CH', 'fr', 'pl'], ['en']))(
  'the joints of %s are found in steps in proportion to the text',
  (code) => {
    const { joint } = typographyOf(code) ?? expect.fail(`Nothing is known of ${code}.`);
    const steps = countSteps(joint);
    for (const textOf of longTexts(joint)) {
      const [once, twice] = [60, 120].map((times) => steps(textOf(times)).steps);
      expect(twice, textOf(6)).toBeLessThan(2.5 * (once ?? 0));
    }
  },
);
