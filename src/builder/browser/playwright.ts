import { createRequire } from 'node:module';
import type * as Playwright from 'playwright';
import { codeOf } from '../base/error-code.ts';
import { UsageError } from '../base/usage-error.ts';

/** What drives a browser, loaded where one is wanted. A site has it only where somebody takes pictures. Throws UsageError without it. */
export function playwright(): typeof Playwright {
  try {
    return createRequire(import.meta.url)('playwright') as typeof Playwright;
  } catch (error) {
    if (codeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      'Pictures of pages are taken by a browser, which needs Playwright: `npm install --save-dev playwright`.',
    );
  }
}
