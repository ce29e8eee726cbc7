import { copyFileSync, linkSync } from 'node:fs';
import { codeOf } from '../base/error-code.ts';

/**
 * Has a file stand at another place, too. True where it was linked, false where this disk has no links and it was copied. Throws
 * where it isn't there. Both names are those of a built site, so that they need not go through `inside.ts`.
 */
export function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw error;
    copyFileSync(from, to);
    return false;
  }
}
