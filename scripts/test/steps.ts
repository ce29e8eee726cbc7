import { join } from 'node:path';
import { ensureChromium } from '../browser/find-chromium.ts';
import { projectRoot } from '../project-root.ts';
import { runNode } from './run-node.ts';
import { oneTest, type Step } from './run-steps.ts';
import { runVitest } from './run-vitest.ts';

/** Everything that `npm test` does, the quick parts first. */
export const steps: readonly Step[] = [
  command('generated files are fresh', 'scripts/generate.ts', '--check'),
  command('lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=warn'),
  command('types', 'node_modules/typescript/bin/tsc', '--noEmit'),
  command('pages are valid', 'scripts/run.mjs', 'validate'),
  { name: 'unit and contract tests', run: () => runVitest('unit') },
  command('build', 'scripts/run.mjs', 'build'),
  { name: 'browser', run: findBrowser },
  { name: 'browser tests', needs: ['build', 'browser'], run: () => runVitest('browser') },
];

/** A step that runs a file in Node; TypeScript included. It passes with exit code 0. */
function command(name: string, file: string, ...args: string[]): Step {
  const run = async () => {
    const { code, output } = await runNode([join(projectRoot, file), ...args]);
    return { counts: oneTest(code === 0), output };
  };
  return { name, run };
}

/** Finds a browser or installs one. What it did is always said. */
async function findBrowser() {
  const lines: string[] = [];
  try {
    ensureChromium((line) => lines.push(line));
    return { counts: oneTest(true), output: '', note: lines.join('\n      ') };
  } catch (error) {
    return { counts: oneTest(false), output: [...lines, String(error)].join('\n') };
  }
}
