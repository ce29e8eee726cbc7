import { blockRules } from '../../blocks/rules.generated.ts';
import compiled from '../../content/2-validate/compiled-schemas.generated.js';
import { createValidators } from '../../content/2-validate/validators.ts';
import { type Checker, createMemory } from '../../content/3-repair/checker.ts';
import { themes } from '../../theme/tokens.ts';
import { typeface } from '../../theme/typeface.ts';

/** What content is checked with in a browser. */
export function createChecker(): Checker {
  return { ...createValidators(compiled, blockRules), memory: createMemory(), typeface, themes };
}
