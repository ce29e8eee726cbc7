import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Refused } from '#engine/edit';
import { describePlan, diffOf, type FileChange, type GivenSite, type WrittenPlan } from '#engine/refactor';
import { insideOf } from '../base/inside.ts';
import { projectRoot } from '../base/project-root.ts';
import { siteRoot } from '../base/site-root.ts';
import { UsageError } from '../base/usage-error.ts';
import { whileAlone } from '../files/content-lock.ts';
import { publicFolderOf } from '../files/public-folder.ts';
import { readContent } from '../files/read-content.ts';
import { type FileWrite, writeTogether } from '../files/write-together.ts';
import { contentFolder } from '../references/asked.ts';
import { loadChecker } from '../schemas/load-checker.ts';

/** What makes a plan of a content folder. */
export type Planner = (site: GivenSite) => WrittenPlan | Refused;

/**
 * Makes a change of several files of a content folder, all or none of them, and returns what to tell the editor. With
 * `isDryRun` it gives what would change, line by line, and writes nothing. Throws UsageError where the change can't be made.
 */
export function changeContent(folder: string, plan: Planner, { isDryRun }: { isDryRun: boolean }): string {
  const checker = loadChecker(projectRoot);
  const pages = contentFolder(folder);
  const change = () => {
    const files = readContent(siteRoot(), pages, publicFolderOf(pages));
    const planned = plan({ files, checker, now: Date.now() });
    if ('refused' in planned) throw new UsageError(`${planned.refused}\nNothing was changed.`);
    if (isDryRun)
      return [diffOf(planned.changes), describePlan(planned), 'Nothing was changed yet.'].join('\n\n').trim();
    writeTogether(pages, { title: planned.title, writes: planned.changes.map((one) => writeOf(one, pages)) });
    return describePlan(planned);
  };
  // Reading and writing are one step: between both, nobody else changes what the plan was made of.
  return isDryRun ? change() : whileAlone(pages, change);
}

/** What is to be written of a file, by its path in the folder. A byte order mark that was there stays. */
function writeOf({ file, before, after, from }: FileChange, folder: string): FileWrite {
  const pathOf = (shown: string) => relative(folder, resolve(shown)).replaceAll('\\', '/');
  const model = before === undefined ? from : file;
  const mark = model !== undefined && hasMark(insideOf(folder, pathOf(model))) ? '\uFEFF' : '';
  return {
    path: pathOf(file),
    ...(before === undefined ? {} : { before: mark + before }),
    ...(after === undefined ? {} : { after: mark + after }),
    ...(from === undefined ? {} : { from: pathOf(from) }),
  };
}

function hasMark(file: string): boolean {
  return readFileSync(file)
    .subarray(0, 3)
    .equals(Buffer.from([0xef, 0xbb, 0xbf]));
}
