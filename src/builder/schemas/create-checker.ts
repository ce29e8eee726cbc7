import { type Checker, type CompiledSchemas, createChecker as checkerOf } from '#engine';
import { blockRules, typeface } from '#kit/rules';
import { themes } from '#kit/theme';

/** What content is checked with in Node: compiled schemas and a new memory. */
export function createChecker(schemas: CompiledSchemas): Checker {
  return checkerOf(schemas, blockRules, { typeface, themes });
}
