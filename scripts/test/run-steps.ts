/** How many tests of a step passed, failed and were left out. */
export type Counts = { passed: number; failed: number; skipped: number };

/** What a step has found. `output` is printed where something failed, `note` always. */
export type StepResult = { counts: Counts; output: string; note?: string };

/** A part of the tests. It is left out where one of the steps that it `needs` has failed. */
export type Step = { name: string; needs?: readonly string[]; run: () => Promise<StepResult> };

/** The counts of a step that is one test by itself. */
export function oneTest(hasPassed: boolean): Counts {
  return hasPassed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** Runs the steps in order, says of each how it went and how long it took, and adds their tests up. */
export async function runSteps(steps: readonly Step[], say: (line: string) => void): Promise<Counts> {
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  const broken = new Set<string>();
  for (const step of steps) {
    const missing = step.needs?.find((name) => broken.has(name));
    const { counts, output, note } = missing === undefined ? await runStep(step, say) : leftOut(step, missing, say);
    if (counts.failed > 0 || missing !== undefined) broken.add(step.name);
    if (counts.failed > 0) say(`${output.trimEnd()}\n`);
    else if (note !== undefined) say(`      ${note}`);
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  }
  return total;
}

async function runStep({ name, run }: Step, say: (line: string) => void): Promise<StepResult> {
  const started = performance.now();
  const result = await run().catch((error: unknown): StepResult => ({ counts: oneTest(false), output: String(error) }));
  const { passed, failed } = result.counts;
  const tests = passed + failed > 1 ? `, ${passed} of ${passed + failed} tests` : '';
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  say(`${failed > 0 ? 'FAIL' : 'ok  '}  ${name} (${seconds} s${tests})`);
  return result;
}

function leftOut({ name }: Step, missing: string, say: (line: string) => void): StepResult {
  say(`skip  ${name} (it needs: ${missing})`);
  return { counts: { passed: 0, failed: 0, skipped: 1 }, output: '' };
}
