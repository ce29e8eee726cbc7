import { formatText } from '../content/4-report/text.ts';
import { buildSite } from './build-site.ts';

/** Builds a site and tells how it went. False (and exit code 1) where a page has a mistake. */
export async function buildAndReport({ pages, out }: { pages: string; out: string }): Promise<boolean> {
  const started = performance.now();
  const result = await buildSite({ pages, out, siteUrl: process.env['SITE_URL'] || undefined });
  if (result.isBuilt) {
    console.log(`Built ${result.pages} pages into ${out}/ in ${((performance.now() - started) / 1000).toFixed(1)} s (${String(result.steps)}).`);
    return true;
  }
  console.error(formatText(result.diagnostics.filter(({ severity }) => severity === 'error')));
  console.error('\nNothing was built; what was there before is untouched.');
  process.exitCode = 1;
  return false;
}
