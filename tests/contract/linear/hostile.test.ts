// In a process of its own: the engine counts what is run in it.
import { expect, it } from 'vitest';
import { casesOf, someOf } from '../../support/extent.ts';
import { freshSeed, randomFrom } from '../../support/random.ts';
import { checkPage, sections } from './check-page.ts';
import { countWork } from './count-work.ts';
import { slowPage } from './slow-pages.ts';
import { slowShapes } from './slow-shapes.ts';

const stepsOf = (text: string) => countWork(['/src/engine/', '/node_modules/'], () => void checkPage(text));

/** Steps of loops and calls; the slowest page of those that are made here took a third of it. */
const mostSteps = 5_000_000;

it('a page of 64 KiB of any lines, marks and words is checked in a bounded number of steps', {
  timeout: 8 * 60 * 60_000,
}, async () => {
  checkPage('title: x\n');
  // Every run of the suite is the same; the long tests try others.
  const [first = 0] = someOf([freshSeed()], [0]);
  for (let seed = first; seed < first + casesOf(10_000, 3); seed++) {
    const { text, made } = slowPage(sections, randomFrom(seed * 7919 + 1));
    expect(await stepsOf(text), `seed ${seed}: ${made}`).toBeLessThan(mostSteps);
  }
});

const few = ['stars in a text', 'entries of a wrong name', 'links to sections', 'links of cards', 'sections of `typ`'];

it.each(someOf(Object.keys(slowShapes), few))('and so is one of %s', async (name) => {
  expect(await stepsOf(slowShapes[name] ?? '')).toBeLessThan(mostSteps);
});
