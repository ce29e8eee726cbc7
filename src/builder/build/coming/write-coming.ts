import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../cache/hash.ts';
import { filesBelow, namedContents } from '../../files/files-below.ts';
import { clearManaged } from '../../files/managed-folder.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { type ComingPlan, type ComingStep, planFile, planFolder } from '../../hosting/coming.ts';
import { hostingFile } from '../../hosting/hosting.ts';
import { writeOutput } from '../../render/output-file.ts';
import { planMark, removePlans } from '../site-folders.ts';
import { changesBetween, formsOf, listSite } from './site-listing.ts';

export type ComingOrder = {
  /** The built site, and the time that it was built for. */
  out: string;
  at: number;
  /** The times at which something of its content comes or goes. */
  boundaries: readonly number[];
  /** A folder that is kept from one build to the next, in which the site is built as it will be. */
  workFolder: string;
  /** Builds the site into a folder as it is at a time. False where that can't be. */
  build: (folder: string, at: number) => Promise<boolean>;
};

/** How many days ahead a build writes what changes. */
const daysAhead = 90;
const day = 86_400_000;

/**
 * Writes what changes in a built site at the times to come beside it, and its name into the site's `site.json`; a site in which
 * nothing changes any more has none. The site is built as it will be at each of these times, one after the other, so that each
 * takes over what doesn't change; of each only what is other than before is kept. Returns how many times there are.
 * Its names are those of the built site and of hashes: they need not go through `inside.ts`.
 */
export async function writeComing(order: ComingOrder): Promise<number> {
  const { out, at, boundaries } = order;
  const later = boundaries.filter((time) => time > at);
  if (later.length === 0) {
    removePlans(out);
    return 0;
  }
  const near = later.filter((time) => time <= at + daysAhead * day);
  const next = later[near.length];
  const folder = planFolder(out, `.next-${process.pid}`);
  clearManaged(folder, planMark);
  mkdirSync(folder, { recursive: true });
  // It is known by its plan from the first moment on, so that the next build may clear it away.
  writePlan(folder, { steps: [] });
  const steps = await writeSteps(order, near, folder);
  writePlan(folder, { steps, ...(next === undefined ? {} : { next: new Date(next).toISOString() }) });
  const id = hashOf(...namedContents(folder, filesBelow(folder).sort()));
  if (existsSync(planFolder(out, id))) clearManaged(folder, planMark);
  else renameSync(folder, planFolder(out, id));
  nameIn(out, id);
  removePlans(out, id);
  return near.length;
}

function writePlan(folder: string, plan: ComingPlan): void {
  writeFileSync(join(folder, planFile), `${JSON.stringify(plan, null, 2)}\n`);
}

async function writeSteps(
  { out, workFolder, build }: ComingOrder,
  times: readonly number[],
  folder: string,
): Promise<ComingStep[]> {
  const steps: ComingStep[] = [];
  let before = listSite(out);
  for (const [index, time] of times.entries()) {
    const at = new Date(time).toISOString();
    if (!(await build(workFolder, time))) throw new Error(`The site can be built now, but not as it will be on ${at}.`);
    const after = listSite(workFolder, index === 0 ? undefined : before);
    const { written, removed } = changesBetween(before, after);
    const name = String(index + 1);
    for (const path of written.flatMap((path) => formsOf(workFolder, path)))
      writeOutput(join(folder, name), { path, content: readFileSync(join(workFolder, path)) });
    steps.push({ at, folder: name, removed });
    before = after;
  }
  return steps;
}

/** Says in a built site which plan is its own. The server looks at it again when the file is another one. */
function nameIn(out: string, id: string): void {
  const file = join(out, hostingFile);
  const hosting = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeWhole(file, `${JSON.stringify({ ...hosting, coming: id }, null, 2)}\n`);
}
