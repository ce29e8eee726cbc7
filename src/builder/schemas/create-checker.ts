import { type Checker, type CompiledSchemas, createChecker as checkerOf } from '#engine';
import { blockRules, typeface } from '#kit/rules';
import { themes } from '#kit/theme';
import { ownCode } from '../own/own-code.ts';

/** What content is checked with in Node: compiled schemas, the site's own checks, and a new memory. */
export function createChecker(schemas: CompiledSchemas): Checker {
  return checkerOf(schemas, blockRules, { typeface, themes }, ownCode().checks);
}
