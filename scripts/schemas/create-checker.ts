import { blockRules } from '../../src/blocks/rules.generated.ts';
import type { CompiledSchemas } from '../../src/content/2-validate/compiled-schemas.ts';
import { createValidators } from '../../src/content/2-validate/validators.ts';
import { type Checker, createMemory } from '../../src/content/3-repair/checker.ts';
import { themes } from '../../src/theme/tokens.ts';
import { typeface } from '../../src/theme/typeface.ts';

/** What content is checked with in Node: compiled schemas, a new memory, and the processor's time as the clock. */
export function createChecker(schemas: CompiledSchemas): Checker {
  return { ...createValidators(schemas, blockRules), memory: createMemory(), clock: processorTime, typeface, themes };
}

/** How long the processor has worked for this process, in ms: a busy machine changes no result. */
function processorTime(): number {
  return process.cpuUsage().user / 1000;
}
