import { blockRules } from '../../src/blocks/rules.generated.ts';
import type { CompiledSchemas } from '../../src/content/2-validate/compiled-schemas.ts';
import { createValidators } from '../../src/content/2-validate/validators.ts';
import { type Checker, createMemory } from '../../src/content/3-repair/checker.ts';
import { themes } from '../../src/theme/tokens.ts';
import { typeface } from '../../src/theme/typeface.ts';

/** What content is checked with in Node: compiled schemas and a new memory. */
export function createChecker(schemas: CompiledSchemas): Checker {
  return { ...createValidators(schemas, blockRules), memory: createMemory(), typeface, themes };
}
