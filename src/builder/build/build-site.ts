import { type BuildOptions, type BuiltOnce, buildOnce } from './build-once.ts';
import { writeComing } from './coming/write-coming.ts';
import { buildPlaces } from './places.ts';

export type { BuildOptions } from './build-once.ts';

/** `coming` is at how many times of the next 90 days something changes. */
export type BuildResult = Omit<BuiltOnce, 'at' | 'boundaries'> & { coming: number };

/**
 * Validates a content folder and builds it into a static site. With an error in any page nothing is published, and
 * whatever was built before stays whole. A page is taken over from the last build where neither its text nor anything
 * else that it was made from has changed, and its files still stand as they were written.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const { at, boundaries, ...result } = await buildOnce(options);
  if (!result.isBuilt) return { ...result, coming: 0 };
  const { out, comingFolder: workFolder } = buildPlaces(options);
  const build = async (folder: string, time: number) =>
    (await buildOnce({ ...options, out: folder, at: time }, at)).isBuilt;
  const coming = await result.steps.measure('coming days', () =>
    writeComing({ out, at, boundaries, workFolder, build }),
  );
  return { ...result, coming };
}
