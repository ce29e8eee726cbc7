import { createValidators } from '../../src/content/2-validate/validators.ts';
import { type Checker, createMemory } from '../../src/content/3-repair/checker.ts';

/** What content is checked with in Node, from the schemas below `root`. Throws where a schema itself is broken. */
export function loadChecker(root: string): Checker {
  return { ...createValidators(root), memory: createMemory(), clock: processorTime };
}

/** How long the processor has worked for this process, in ms: a busy machine changes no result. */
function processorTime(): number {
  return process.cpuUsage().user / 1000;
}
