import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectRoot } from '../project-root.ts';
import { runNode } from './run-node.ts';
import type { Counts, StepResult } from './run-steps.ts';

/** The part of Vitest's JSON report that is counted and told (Jest's format). */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: TestReport[] }[];
};

type TestReport = { fullName: string; status: string; failureMessages: string[] | null };

/** Runs the tests of a project of vitest.config.ts and counts them. Of the output, what failed is kept. */
export async function runVitest(project: string): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
    const { code, output } = await runNode([vitest, 'run', '--project', project, ...reporters]);
    const found = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as VitestReport) : undefined;
    return { counts: countTests(found, code), output: (found && failures(found)) || output };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The counts of a report. A file that could not even be loaded counts as one failed test, and so does a run
 * that failed without any failed test or report.
 */
export function countTests(report: VitestReport | undefined, code: number): Counts {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Every test that failed, and every file that could not be loaded, with what it said. Empty where the report names none. */
export function failures({ testResults }: VitestReport): string {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(projectRoot, name);
      if (assertionResults.length === 0) return `${file}\n${message}`;
      return assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => `${file} > ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`);
    })
    .join('\n\n');
}
