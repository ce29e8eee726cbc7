import { blockRules } from '../../blocks/rules.generated.ts';
import compiled from '../../content/2-validate/compiled-schemas.generated.js';
import { createValidators } from '../../content/2-validate/validators.ts';
import { type Checker, createMemory } from '../../content/3-repair/checker.ts';
import { themes } from '../../theme/tokens.ts';
import { typeface } from '../../theme/typeface.ts';

/** What content is checked with in a browser: the clock is that of the worker's thread, which does nothing else. */
export function createChecker(): Checker {
  const clock = () => performance.now();
  return { ...createValidators(compiled, blockRules), memory: createMemory(), clock, typeface, themes };
}
