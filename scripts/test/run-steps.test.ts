import { expect, it } from 'vitest';
import { oneTest, runSteps, type Step } from './run-steps.ts';

const step = (name: string, passes: boolean, needs: string[] = []): Step => ({
  name,
  needs,
  run: () => Promise.resolve({ counts: oneTest(passes), output: `output of ${name}` }),
});

it('goes on after a failure, prints its output, and leaves out what needs it', async () => {
  const lines: string[] = [];
  const total = await runSteps([step('a', true), step('b', false), step('c', true), step('d', true, ['b'])], (line) =>
    lines.push(line),
  );
  expect(total).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(lines.map((line) => line.replace(/\d\.\d s/, '0 s'))).toEqual([
    'ok    a (0 s)',
    'FAIL  b (0 s)',
    'output of b\n',
    'ok    c (0 s)',
    'skip  d (it needs: b)',
  ]);
});

it('counts a step that throws as failed', async () => {
  const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no such program')) };
  const lines: string[] = [];
  expect(await runSteps([broken], (line) => lines.push(line))).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(lines.at(-1)).toBe('Error: no such program\n');
});
