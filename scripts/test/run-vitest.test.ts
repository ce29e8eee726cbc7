import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { countTests, failedTests, notesOf } from './run-vitest.ts';

const report = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

it('counts what passed, failed and was left out', () => {
  expect(countTests(report, 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  expect(countTests({ ...report, numFailedTests: 2 }, 1)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

it('counts a file that can’t be loaded, and a run that failed around its tests', () => {
  const unloaded = { name: '', status: 'failed', message: '', assertionResults: [] };
  expect(countTests({ ...report, testResults: [unloaded] }, 1).failed).toBe(1);
  expect(countTests(report, 1).failed).toBe(1);
});

it('counts a run without a report as one failed test', () => {
  expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

it('tells of what failed only, each test with its file and what it said', () => {
  const name = join(projectRoot, 'tests/a.test.ts');
  const told = failedTests({
    ...report,
    testResults: [
      {
        name,
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'holds', status: 'passed', failureMessages: [] },
          { fullName: 'breaks', status: 'failed', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      { name: join(projectRoot, 'tests/b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
      { name: join(projectRoot, 'tests/c.test.ts'), status: 'passed', message: '', assertionResults: [] },
    ],
  });
  expect(told).toEqual([
    { name: 'tests/a.test.ts > breaks', said: 'expected 1 to be 2' },
    { name: 'tests/b.test.ts', said: 'no such file' },
  ]);
});

it('tells what a test has noted, though it passed', () => {
  const noted = { fullName: 'holds', status: 'passed', failureMessages: [], meta: { note: 'just about' } };
  const file = { name: 'a', status: 'passed', message: '', assertionResults: [noted, { ...noted, meta: {} }] };
  expect(notesOf({ ...report, testResults: [file] })).toEqual(['just about']);
});
