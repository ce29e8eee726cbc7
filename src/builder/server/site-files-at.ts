import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { codeOf } from '../base/error-code.ts';
import { listFilesBelow } from '../files/files-below.ts';
import { type ComingPlan, planFile, planFolder } from '../hosting/coming.ts';
import { type Hosting, hostingFile } from '../hosting/hosting.ts';

/** The files of a site by their paths in it, compressed forms included, and until when (ms since 1970) they are that. */
export type FilesAt = { files: ReadonlyMap<string, string>; until: number };

/**
 * The files of a built site as it is at a time: those of its folder, and what has become due since it was built in the place of
 * them. What is due later isn't among them.
 */
export async function filesAt(root: string, time: number): Promise<FilesAt> {
  const files = new Map(await namesBelow(root));
  const { coming } = JSON.parse(await readFile(join(root, hostingFile), 'utf8')) as Hosting;
  const plan = coming === undefined ? undefined : await readPlan(root, coming);
  if (coming === undefined || !plan) return { files, until: Number.POSITIVE_INFINITY };
  const times = [...plan.steps.map(({ at }) => Date.parse(at)), ...(plan.next ? [Date.parse(plan.next)] : [])];
  for (const { at, folder, removed } of plan.steps) {
    if (Date.parse(at) > time) break;
    // One that only removes files may have lost its folder on the way here.
    const written = await namesBelow(join(planFolder(root, coming), folder)).catch(whereMissing([]));
    for (const path of [...removed, ...written.map(([path]) => path)])
      for (const form of [path, `${path}.br`, `${path}.gz`]) files.delete(form);
    for (const [path, file] of written) files.set(path, file);
  }
  if (plan.next && Date.parse(plan.next) <= time)
    console.warn(`Something was due on ${plan.next}, after the days that this build holds: build the site again.`);
  return { files, until: times.find((each) => each > time) ?? Number.POSITIVE_INFINITY };
}

/** What the build has written of the times after it; nothing where it was left behind. */
async function readPlan(root: string, id: string): Promise<ComingPlan | undefined> {
  const file = join(planFolder(root, id), planFile);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ComingPlan;
  } catch {
    console.warn(`${file} can't be read, so what is due on coming days isn't shown. It belongs beside the built site.`);
    return undefined;
  }
}

/** Gives a value where a folder isn't there; throws any other error. */
export function whereMissing<Value>(value: Value): (error: unknown) => Value {
  return (error) => {
    if (codeOf(error) === 'ENOENT') return value;
    throw error;
  };
}

/** Every file below a folder: its path there, and where it is. */
async function namesBelow(folder: string): Promise<[path: string, file: string][]> {
  const files = await listFilesBelow(folder);
  return files.map((file) => [relative(folder, file).split(sep).join('/'), file]);
}
