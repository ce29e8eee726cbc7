// In a process of its own: the engine counts what is run in it.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { loadChecker, readContent } from '#builder/files';
import { compileContent } from '#engine';
import { hostilePage } from '../../../scripts/bench/hostile-pages.ts';
import { someOf } from '../../support/extent.ts';
import { randomFrom } from '../../support/random.ts';
import { countWork } from './count-work.ts';

const files = readContent(
  projectRoot,
  join(projectRoot, 'schema/example-site'),
  join(projectRoot, 'schema/sample-public'),
);
const checker = loadChecker(projectRoot);
const check = (text: string) =>
  void compileContent({ ...files, pages: [...files.pages, { file: 'pages/long.yaml', text }] }, checker);

/** Steps of loops and calls; the slowest of 350 took a third of it. */
const mostSteps = 40_000_000;

it('a page of 64 KiB of any lines, marks and words is checked in a bounded number of steps', {
  timeout: 8 * 60 * 60_000,
}, async () => {
  check('title: x\n');
  for (let seed = 0; seed < (someOf([10_000], [12])[0] ?? 0); seed++) {
    const text = hostilePage(randomFrom(seed * 7919 + 1));
    const steps = await countWork(['/src/engine/', '/node_modules/'], () => check(text));
    expect(steps, `seed ${seed}: ${text.slice(0, 300)}`).toBeLessThan(mostSteps);
  }
});
