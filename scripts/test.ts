import { parseArgs } from 'node:util';
import { runSteps } from './test/run-steps.ts';
import { allSteps, contentSteps } from './test/steps.ts';

/**
 * `npm test`: everything that has to hold; `npm run test:content`: what a change of the content can break. What failed is
 * named again right before the last line, which is `N passed, N failed`.
 */
const { values } = parseArgs({ options: { content: { type: 'boolean', default: false } } });
const { passed, failed, skipped, failures } = await runSteps(values.content ? contentSteps : allSteps, console.log);
for (const name of failures) console.log(`failed: ${name}`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
