/** How many tests of a step passed, failed and were left out. */
export type Counts = { passed: number; failed: number; skipped: number };

/** What a step has found. `output` is printed where something failed, `notes` always. */
export type StepResult = {
  counts: Counts;
  output: string;
  notes?: readonly string[];
  /** The names of the tests that failed; the step's own where it is one test by itself. */
  failures?: readonly string[];
};

/** A part of the tests. It is left out where one of the steps that it `needs` has failed. */
export type Step = {
  name: string;
  needs?: readonly string[];
  /** Runs it; `failed` holds the names of the steps before it that have failed. */
  run: (failed: ReadonlySet<string>) => Promise<StepResult>;
};

/** The counts of a step that is one test by itself. */
export function oneTest(hasPassed: boolean): Counts {
  return hasPassed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * Runs groups of steps one after the other, the steps of a group side by side. Says of each how it went and how long it
 * took, and adds their tests up. Returns the names of all tests that failed as well.
 */
export async function runSteps(
  groups: readonly (readonly Step[])[],
  say: (line: string) => void,
): Promise<Counts & { failures: string[] }> {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] as string[] };
  const broken = new Set<string>();
  for (const group of groups) {
    const before = new Set(broken);
    await Promise.all(
      group.map(async (step) => {
        const missing = step.needs?.find((name) => before.has(name));
        const result = missing === undefined ? await runStep(step, before, say) : leftOut(step, missing, say);
        const { counts, output, notes = [], failures = [step.name] } = result;
        if (counts.failed > 0 || missing !== undefined) broken.add(step.name);
        if (counts.failed > 0) {
          say(`${output.trimEnd()}\n`);
          total.failures.push(...failures);
        }
        for (const note of notes) say(`      ${note}`);
        for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
      }),
    );
  }
  return total;
}

async function runStep({ name, run }: Step, failed: ReadonlySet<string>, say: (line: string) => void) {
  const started = performance.now();
  const result = await run(failed).catch(
    (error: unknown): StepResult => ({ counts: oneTest(false), output: String(error) }),
  );
  const { counts } = result;
  const tests = counts.passed + counts.failed > 1 ? `, ${counts.passed} of ${counts.passed + counts.failed} tests` : '';
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${counts.failed > 0 ? 'FAIL' : 'ok  '}  ${name} (${seconds} s${tests})`);
  return result;
}

function leftOut({ name }: Step, missing: string, say: (line: string) => void): StepResult {
  say(`skip  ${name} (it needs: ${missing})`);
  return { counts: { passed: 0, failed: 0, skipped: 1 }, output: '' };
}
