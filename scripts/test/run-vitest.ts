import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectRoot } from '#builder/base';
import { temporaryFolder } from '#builder/files';
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

type TestReport = {
  fullName: string;
  status: string;
  failureMessages: string[] | null;
  meta?: { note?: string };
};

/**
 * Runs the tests of some projects of vitest.config.ts and counts them: all, or those below some folders. Of the output,
 * what failed is kept.
 */
export async function runVitest(
  projects: readonly string[],
  folders: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  const { folder, remove } = temporaryFolder('vitest-');
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const vitest = join(projectRoot, 'node_modules/vitest/vitest.mjs');
    const { code, output } = await runNode(
      [vitest, 'run', ...folders, ...reporters, ...projects.map((project) => `--project=${project}`)],
      { environment },
    );
    const found = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as VitestReport) : undefined;
    const failed = found ? failedTests(found) : [];
    return {
      counts: countTests(found, code),
      output: failed.map(({ name, said }) => `${name}\n${said}`).join('\n\n') || output,
      failures: failed.length > 0 ? failed.map(({ name }) => name) : [`a run of ${projects.join(' and ')} tests`],
      notes: found ? notesOf(found) : [],
    };
  } finally {
    remove();
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
export function failedTests({ testResults }: VitestReport): { name: string; said: string }[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(projectRoot, name);
      if (assertionResults.length === 0) return { name: file, said: message };
      return assertionResults
        .filter(({ status }) => status === 'failed')
        .map((test) => ({ name: `${file} > ${test.fullName}`, said: (test.failureMessages ?? []).join('\n') }));
    });
}

/** What tests want to be told of though they have passed (`task.meta.note`). */
export function notesOf({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta?.note ?? []));
}
