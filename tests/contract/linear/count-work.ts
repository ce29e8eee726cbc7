import { Session } from 'node:inspector/promises';

/**
 * Counts how often the parts of the code below some folders run while `run` does (V8's coverage of blocks, as test coverage
 * uses it): the steps of loops and calls, the same on every machine. What a regular expression does inside is not among them.
 */
export async function countWork(folders: readonly string[], run: () => void): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    run();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    return result
      .filter(({ url }) => folders.some((folder) => url.includes(folder)))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
      .reduce((sum, count) => sum + count, 0);
  } finally {
    await session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}
