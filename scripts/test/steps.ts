import { join } from 'node:path';
import { projectRoot } from '#builder/base';
import { ensureChromium } from '#builder/render';
import { runNode } from './run-node.ts';
import { oneTest, type Step } from './run-steps.ts';
import { runVitest } from './run-vitest.ts';

const pages = command('pages are valid', 'scripts/run.mjs', 'validate');
const browser: Step = { name: 'browser', run: findBrowser };

/** The projects of vitest.config.ts that need no browser. */
const withoutBrowser = ['unit', 'components', 'rendered', 'isolated'];

/** Everything that `npm test` does: the quick parts side by side, then all tests, those of the content included. */
export const allSteps: readonly (readonly Step[])[] = [
  [
    browser,
    pages,
    command('generated files are fresh', 'scripts/generate.ts', '--check'),
    command('lint and format', 'node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=warn'),
    // One checker: each of several reads again what the others have read, and the other steps need a core.
    command('types', 'node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1'),
  ],
  [
    {
      name: 'tests',
      // Without a browser, what needs none is still tested.
      run: (failed) => runVitest([...withoutBrowser, ...(failed.has(browser.name) ? [] : ['browser'])]),
    },
  ],
];

/** What `npm run test:content` does: all that a change of pages/ or public/ can break. */
export const contentSteps: readonly (readonly Step[])[] = [
  [browser, pages],
  [
    {
      name: 'tests of the content',
      needs: [browser.name, pages.name],
      run: () => runVitest(['browser'], ['tests/content'], { CONTENT_CHANGED: '1' }),
    },
  ],
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
    return { counts: oneTest(true), output: '', notes: lines };
  } catch (error) {
    return { counts: oneTest(false), output: [...lines, String(error)].join('\n') };
  }
}
