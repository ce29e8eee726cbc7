import { join } from 'node:path';
import { commandArgs, ownCode, packedNote, projectRoot, runCommand, siteRoot } from '#builder/base';
import { cacheFolder, loadChecker, loadSampleSite } from '#builder/files';
import { bundleSite, loadServer } from '#builder/render';
import { runNode } from './test/run-node.ts';
import { oneTest, runSteps, type Step, type StepResult } from './test/run-steps.ts';

/** `npx pagewright test`: all that a change of a site can break. What failed is named again right before the last line. */
await runCommand(async () => {
  commandArgs({
    name: 'test',
    does: 'Checks the pages, by the checks of the site too, shows the examples of its blocks, and builds it.',
    usage: ['npm run test'],
    options: {},
    example: 'npm run test',
    allowPositionals: false,
  });
  const valid = command('pages are valid', 'validate');
  const built = { ...command('the site is built', 'build'), needs: [valid.name] };
  const shown = ownCode().blocks ? [{ name: 'examples of own blocks are shown', run: showExamples }] : [];
  const { passed, failed, skipped, failures } = await runSteps([[valid, ...shown], [built]], console.log);
  for (const name of failures) console.log(`failed: ${name}`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
});

/** A step that runs a command of the builder; it passes with exit code 0. */
function command(name: string, ...args: string[]): Step {
  const run = async () => {
    const file = join(projectRoot, 'code', `${packedNote().builder}.mjs`);
    const { code, output } = await runNode([file, ...args], { cwd: siteRoot(), options: [] });
    return { counts: oneTest(code === 0), output };
  };
  return { name, run };
}

/** Checks and renders each example of the site's own blocks, as the builder's are. */
async function showExamples(): Promise<StepResult> {
  const { site, examples } = loadSampleSite(projectRoot, loadChecker(projectRoot));
  const server = await loadServer(await bundleSite(cacheFolder('site'), 'full'));
  const own = examples.filter(({ type }) => ownCode().blocks?.blockTypes.includes(type));
  const failed = own.flatMap(({ type, name, page }) => {
    try {
      server.createRenderer(site, server.createSheet()).render({ page });
      return [];
    } catch (error) {
      return [`${type}, example ${name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  const counts = { passed: own.length - failed.length, failed: failed.length, skipped: 0 };
  return { counts, output: failed.join('\n') };
}
