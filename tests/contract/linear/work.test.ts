// In a process of its own: the engine counts what is run in it.
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { compileContent } from '#engine';
import { pieces, places } from '../../../scripts/bench/long-lines.ts';
import { someOf } from '../../support/extent.ts';
import { countWork } from './count-work.ts';
import { expressionsBelow } from './expressions.ts';
import { countSteps } from './regexp-steps.ts';

const piece = fc.constantFrom(...pieces);
/** A line that repeats one piece between two others: the same lines in every run. */
const line = fc.record({ before: piece, repeated: piece, after: piece });
const runs = (few: number, all: number) => ({ seed: 3, numRuns: someOf([all], [few])[0] ?? few });

const expressions = expressionsBelow(projectRoot, ['src/engine']).found.map(({ place, expression }) => ({
  name: `${place} ${expression}`,
  steps: countSteps(expression),
}));

it('no expression of the checker takes more than twice the steps, or a little more, for a line of twice the length', () => {
  const property = fc.property(line, ({ before, repeated, after }) => {
    const slow = expressions.filter(({ steps }) => {
      const of = (times: number) => steps(before + repeated.repeat(times) + after).steps;
      // One that takes more only for a short line has just not come to what makes it stop.
      return of(120) > 2.5 * of(60) && of(240) > 2.5 * of(120);
    });
    expect(slow.map(({ name }) => name)).toEqual([]);
  });
  fc.assert(property, runs(30, 600));
});

const files = readContent(
  projectRoot,
  join(projectRoot, 'schema/example-site'),
  join(projectRoot, 'schema/sample-public'),
);
const checker = loadChecker(projectRoot);
const check = (text: string) =>
  void compileContent({ ...files, pages: [...files.pages, { file: 'pages/long.yaml', text }] }, checker);

it.each(Object.entries(places))('a line in %s costs in proportion to its length', async (_, place) => {
  const property = fc.asyncProperty(line, async ({ before, repeated, after }) => {
    const textOf = (length: number) => place(before + repeated.repeat(length / repeated.length) + after);
    const workOf = (length: number) => countWork(['/src/engine/', '/node_modules/'], () => check(textOf(length)));
    check(textOf(3000));
    const ratioOf = async () => (await workOf(6000)) / (await workOf(3000));
    const ratio = await ratioOf();
    // V8 loses the counts of code that it throws away meanwhile: what grows too fast does so each time.
    if (ratio >= 2.5) expect(Math.min(await ratioOf(), await ratioOf())).toBeLessThan(2.5);
  });
  await fc.assert(property, runs(1, 30));
});
