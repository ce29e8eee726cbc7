import { join } from 'node:path';
import { commandArgs, packedNote, projectRoot, runCommand, siteRoot } from '#builder/base';
import { runNode } from './test/run-node.ts';
import { oneTest, runSteps, type Step } from './test/run-steps.ts';

/** `npx pagewright test`: all that a change of a site can break. What failed is named again right before the last line. */
await runCommand(async () => {
  commandArgs({
    name: 'test',
    does: 'Checks the pages, by the checks of the site too, and builds the site.',
    usage: ['npm run test'],
    options: {},
    example: 'npm run test',
    allowPositionals: false,
  });
  const valid = command('pages are valid', 'validate');
  const built = { ...command('the site is built', 'build'), needs: [valid.name] };
  const { passed, failed, skipped, failures } = await runSteps([[valid], [built]], console.log);
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
