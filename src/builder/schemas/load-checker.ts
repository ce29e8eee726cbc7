import type { Checker } from '#engine';
import compiled from '#engine/schemas';
import { UsageError } from '../base/usage-error.ts';
import { readSchemas } from './bundle.ts';
import { createChecker } from './create-checker.ts';
import { schemasKey } from './key.ts';

/**
 * What content is checked with, from the schemas below `root` as they were generated. Throws UsageError where a schema is
 * broken or has changed since.
 */
export function loadChecker(root: string): Checker {
  if (orBroken(() => schemasKey(root)) === compiled.key) return createChecker(compiled);
  orBroken(() => readSchemas(root));
  throw new UsageError('The schemas have changed since their code was generated: run `npm run generate`.');
}

function orBroken<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(
      `A schema of this project is broken: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
