import compiled from '../../engine/2-validate/compiled-schemas.generated.js';
import { createValidators } from '../../engine/2-validate/validators.ts';
import { type Checker, createMemory } from '../../engine/3-repair/checker.ts';
import { blockRules } from '../../kit/blocks/rules.generated.ts';
import { themes } from '../../kit/theme/tokens.ts';
import { typeface } from '../../kit/theme/typeface.ts';

/** What content is checked with in a browser. */
export function createChecker(): Checker {
  return { ...createValidators(compiled, blockRules), memory: createMemory(), typeface, themes };
}
