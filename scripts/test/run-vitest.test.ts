import { expect, it } from 'vitest';
import { countTests } from './run-vitest.ts';

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

it('counts what passed, failed and was left out', () => {
  expect(countTests(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  expect(countTests({ ...report, numFailedTests: 2 }, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

it('counts a file that can’t be loaded, and a run that failed around its tests', () => {
  const unloaded = { status: 'failed', assertionResults: [] };
  expect(countTests({ ...report, testResults: [unloaded] }, 1).failed).toBe(1);
  expect(countTests(report, 1).failed).toBe(1);
});

it('counts a run without a report as one failed test', () => {
  expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
