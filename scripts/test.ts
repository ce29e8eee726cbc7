import { runSteps } from './test/run-steps.ts';
import { steps } from './test/steps.ts';

/** `npm test`: everything that has to hold, in order. The last line is `N passed, N failed`. */
const { passed, failed, skipped } = await runSteps(steps, console.log);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
