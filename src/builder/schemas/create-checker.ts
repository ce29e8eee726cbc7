import { type Checker, type CompiledSchemas, createChecker as checkerOf, rulesOfOwn, withBlocks } from '#engine';
import { blockRules, typeface } from '#kit/rules';
import { themes } from '#kit/theme';
import { ownCode } from '../base/own-code.ts';

/** What content is checked with in Node: compiled schemas with those of the site's own blocks, the site's own checks, and a new memory. */
export function createChecker(schemas: CompiledSchemas): Checker {
  const { checks, rules, blocks } = ownCode();
  const all = blocks ? withBlocks(schemas, blocks) : schemas;
  return checkerOf(all, { ...blockRules, ...rulesOfOwn(rules) }, { typeface, themes }, checks);
}
