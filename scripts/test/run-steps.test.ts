import { expect, it } from 'vitest';
import { oneTest, runSteps, type Step } from './run-steps.ts';

const step = (name: string, passes: boolean, needs: string[] = []): Step => ({
  name,
  needs,
  run: () => Promise.resolve({ counts: oneTest(passes), output: `output of ${name}` }),
});

it('goes on after a failure, prints its output and name, and leaves out what needs it', async () => {
  const lines: string[] = [];
  const total = await runSteps(
    [[step('a', true)], [step('b', false)], [step('c', true)], [step('d', true, ['b'])]],
    (line) => lines.push(line),
  );
  expect(total).toEqual({ passed: 2, failed: 1, skipped: 1, failures: ['b'] });
  expect(lines.map((line) => line.replace(/\d\.\d s/, '0 s'))).toEqual([
    'ok    a (0 s)',
    'FAIL  b (0 s)',
    'output of b\n',
    'ok    c (0 s)',
    'skip  d (it needs: b)',
  ]);
});

it('runs the steps of a group side by side, and tells the next group which of them have failed', async () => {
  let open = () => {};
  const opened = new Promise<void>((fulfil) => {
    open = fulfil;
  });
  const waiting: Step = { name: 'waits', run: () => opened.then(() => ({ counts: oneTest(false), output: '' })) };
  const opening: Step = {
    name: 'opens',
    run: () => {
      open();
      return Promise.resolve({ counts: oneTest(true), output: '', notes: ['a note'] });
    },
  };
  const seen: string[][] = [];
  const last: Step = {
    name: 'last',
    run: (failed) => {
      seen.push([...failed]);
      return Promise.resolve({ counts: { passed: 1, failed: 2, skipped: 0 }, output: '', failures: ['x', 'y'] });
    },
  };
  const lines: string[] = [];
  const { failures } = await runSteps([[waiting, opening], [last]], (line) => lines.push(line));
  expect(seen).toEqual([['waits']]);
  expect(failures).toEqual(['waits', 'x', 'y']);
  expect(lines).toContain('      a note');
});

it('counts a step that throws as failed', async () => {
  const broken: Step = { name: 'broken', run: () => Promise.reject(new Error('no such program')) };
  const lines: string[] = [];
  const total = await runSteps([[broken]], (line) => lines.push(line));
  expect(total).toEqual({ passed: 0, failed: 1, skipped: 0, failures: ['broken'] });
  expect(lines.at(-1)).toBe('Error: no such program\n');
});
