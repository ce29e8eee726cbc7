import { type Checker, createChecker as checkerOf } from '#engine';
import compiled from '#engine/schemas';
import { blockRules, typeface } from '#kit/rules';
import { themes } from '#kit/theme';

/** What content is checked with in a browser. */
export function createChecker(): Checker {
  return checkerOf(compiled, blockRules, { typeface, themes });
}
