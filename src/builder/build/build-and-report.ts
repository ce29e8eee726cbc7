import { formatText } from '#engine/report';
import { isError } from '#kit/model';
import { diskProblem } from '../base/disk-problem.ts';
import { siteAddress } from '../base/environment.ts';
import { UsageError } from '../base/usage-error.ts';
import { type BuildOptions, type BuildResult, buildSite } from './build-site.ts';

/** Builds a site and tells how it went. False (and exit code 1) where a page has a mistake. */
export async function buildAndReport(options: Omit<BuildOptions, 'siteUrl'>): Promise<boolean> {
  const { out } = options;
  const started = performance.now();
  const result = await buildOrSayWhy(options);
  if (result.isBuilt) {
    console.log(
      `Built ${result.pages} pages into ${out}/ in ${((performance.now() - started) / 1000).toFixed(1)} s (${String(result.steps)}).`,
    );
    if (result.coming > 0)
      console.log(
        `Something changes at ${result.coming} times of the next 90 days: that stands in ${out}.coming/, beside the site.`,
      );
    if (result.takesMessages)
      console.log(
        'Messages of its forms are taken where `npm start` or `npm run serve` runs, or by the Supabase project that VITE_SUPABASE_URL names: a host of files alone takes none.',
      );
    return true;
  }
  console.error(formatText(result.diagnostics.filter(isError)));
  console.error('\nNothing was built; what was there before is untouched.');
  process.exitCode = 1;
  return false;
}

async function buildOrSayWhy(options: BuildOptions): Promise<BuildResult> {
  try {
    return await buildSite({ ...options, siteUrl: siteAddress() });
  } catch (error) {
    const problem = diskProblem(error);
    if (problem === undefined) throw error;
    const untouched = `What was in ${options.out}/ before is untouched.`;
    throw new UsageError(`The site can't be written: ${problem.reason}. ${untouched} ${problem.advice}`);
  }
}
