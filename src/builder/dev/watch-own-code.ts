import { join } from 'node:path';
import type { Checker } from '#engine';
import { projectRoot } from '../base/project-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { loadOwnCode } from '../own/load-own-code.ts';
import { ownFolders } from '../own/own-names.ts';
import { loadChecker } from '../schemas/load-checker.ts';
import { watchFolder } from './watch-folder.ts';

/** How long changes are gathered before they are taken in, in ms: several files are often saved at once. */
const pause = 50;

/**
 * Takes in the code of a site's own again whenever a file of it is saved, then calls `onChange`. What can't be compiled is said, and the
 * preview stays as it was. Returns what ends it.
 */
export function watchOwnCode(site: string, onChange: (checker: Checker) => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const takeIn = async () => {
    try {
      await loadOwnCode(site);
      onChange(loadChecker(projectRoot));
    } catch (error) {
      console.error(error instanceof UsageError ? error.message : error);
    }
  };
  // A folder that isn't there yet is looked for.
  const ends = Object.values(ownFolders).map((name) =>
    watchFolder(join(site, name), () => {
      clearTimeout(timer);
      timer = setTimeout(takeIn, pause);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}
