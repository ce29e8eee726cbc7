import type { CompiledSchemas } from '../../engine/2-validate/compiled-schemas.ts';
import { createValidators } from '../../engine/2-validate/validators.ts';
import { type Checker, createMemory } from '../../engine/3-repair/checker.ts';
import { blockRules } from '../../kit/blocks/rules.generated.ts';
import { themes } from '../../kit/theme/tokens.ts';
import { typeface } from '../../kit/theme/typeface.ts';

/** What content is checked with in Node: compiled schemas and a new memory. */
export function createChecker(schemas: CompiledSchemas): Checker {
  return { ...createValidators(schemas, blockRules), memory: createMemory(), typeface, themes };
}
