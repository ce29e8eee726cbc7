import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { isThorough } from '../../support/extent.ts';
import { expressionsBelow, patternsOf } from './expressions.ts';
import { longTexts } from './long-texts.ts';
import { countSteps } from './regexp-steps.ts';

const { found, composed } = expressionsBelow(projectRoot, ['src', 'supabase']);
const bundle: unknown = JSON.parse(readFileSync(join(projectRoot, 'schema/bundle.schema.json'), 'utf8'));
/** Each once, wherever else it stands. */
const expressions = [
  ...new Map([...found, ...patternsOf(bundle, 'schema')].map((one) => [String(one.expression), one])).values(),
];

it('the schemas’ patterns are among them', () => {
  expect(expressions.some(({ place }) => place.startsWith('schema'))).toBe(true);
});

it('no regular expression takes more than twice the steps, or a little more, for a text of twice the length', () => {
  const slow = expressions.flatMap(({ place, expression }) => {
    const steps = countSteps(expression);
    for (const textOf of longTexts(expression)) {
      const [once, twice] = [steps(textOf(60)).steps, steps(textOf(120)).steps];
      if (twice > 2.5 * once && steps(textOf(240)).steps > 2.5 * twice)
        return [`${place} ${expression}: ${once} steps, then ${twice}, for ${JSON.stringify(textOf(6))}`];
    }
    return [];
  });
  expect(slow).toEqual([]);
});

it.runIf(isThorough)('the steps are those of the engine: both find the same', () => {
  const wrong = expressions.flatMap(({ place, expression }) => {
    const steps = countSteps(expression);
    const global = new RegExp(expression, expression.flags.replace('g', '').concat('g'));
    return [...longTexts(expression)].flatMap((textOf) => {
      const text = textOf(20);
      const own = [...text.matchAll(global)].map(({ index, 0: { length } }) => [index, index + length]);
      const same = JSON.stringify(steps(text).matches) === JSON.stringify(expression.global ? own : own.slice(0, 1));
      return same ? [] : [`${place} ${expression} on ${JSON.stringify(text)}`];
    });
  });
  expect(wrong.slice(0, 10)).toEqual([]);
});

it('an expression is put together while the code runs only from the schemas’ patterns, lists of words, letters, and what is looked for', () => {
  expect(composed.map((place) => place.split(':')[0])).toEqual([
    'src/engine/2-validate/forms.ts',
    'src/engine/base/typography/typography.ts',
    // Letters that a font has, as one class of characters.
    'src/engine/kinds/missing-letters.ts',
    'src/engine/kinds/missing-letters.ts',
    'src/kit/app/font/further-faces.ts',
    'src/studio/form/schema.ts',
    // What somebody looks for in the texts of a site, in the Studio's worker.
    'src/studio/worker/search-pattern.ts',
  ]);
});
