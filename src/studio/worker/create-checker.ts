import { type Checker, createChecker as checkerOf, rulesOfOwn, withBlocks } from '#engine';
import compiled from '#engine/schemas';
import { blockRules, typeface } from '#kit/rules';
import { themes } from '#kit/theme';
import type { Own } from './own.ts';

/** What content is checked with in a browser: the builder's schemas and rules, and what the site has of its own. */
export function createChecker(own?: Own): Checker {
  const schemas = own ? withBlocks(compiled, own.blocks) : compiled;
  return checkerOf(schemas, { ...blockRules, ...rulesOfOwn(own?.rules ?? {}) }, { typeface, themes }, own?.checks);
}
