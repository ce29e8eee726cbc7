import { join } from 'node:path';

/**
 * What changes at a coming time in a built site: the files of a folder are put in, and files are removed. Paths are those of
 * the site, without compressed forms.
 */
export type ComingStep = { at: string; folder: string; removed: readonly string[] };

/**
 * What changes after a site was built, in order. `next` is the first time of which the build holds nothing: somebody has to build
 * again by then. Times are written as in ISO 8601.
 */
export type ComingPlan = { steps: readonly ComingStep[]; next?: string };

export const planFile = 'plan.json';

/** Where all that changes later stands, beside the folder of a built site, so that nothing of it is ever served before. */
export function comingFolder(site: string): string {
  return `${site}.coming`;
}

/** Where the plan of one build stands; `id` is what its `site.json` calls it. */
export function planFolder(site: string, id: string): string {
  return join(comingFolder(site), id);
}
