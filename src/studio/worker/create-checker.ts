import { type Checker, createMemory, createValidators } from '#engine';
import compiled from '#engine/schemas';
import { blockRules, typeface } from '#kit/rules';
import { themes } from '#kit/theme';

/** What content is checked with in a browser. */
export function createChecker(): Checker {
  return { ...createValidators(compiled, blockRules), memory: createMemory(), typeface, themes };
}
