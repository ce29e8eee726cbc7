import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserTests, sources, testFiles } from './scripts/test/test-files.ts';
import viteConfig from './vite.config.ts';

const longTests = 'tests/long/**';

/**
 * The files that need a process of their own: those that render React, which takes the form of its first file in a process, and
 * those that say in their first line that they do, or that they ask for jsdom.
 */
const isolatedTests = testFiles(
  (file, text) => file.endsWith('.tsx') || /^\/\/ (@vitest-environment jsdom|In a process of its own)/.test(text),
);

/**
 * The files of a project one after the other, the longest first: a process goes on to the next file only where that is of the
 * same project, and else begins anew with all that it has loaded.
 */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const names = ['browser', 'isolated', 'unit'];
    return sorted.toSorted((one, other) => names.indexOf(one.project.name) - names.indexOf(other.project.name));
  }
}

/** `npx vitest [--project unit|isolated|browser]`. The browser's tests build the sites that they need. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // Twice the cores of a small machine: half of what a browser test takes is waiting.
      maxWorkers: 4,
      // Notes of changes that tests interrupt aren't those of whoever runs them.
      env: { XDG_STATE_HOME: join(tmpdir(), 'site-test-state') },
      // What takes a quarter of a minute on an idle machine takes more than one on a busy one, and has not failed by that.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      // What is polled for is waited for as long as Playwright waits for an element, however busy the machine is.
      expect: { poll: { timeout: 30_000 } },
      sequence: { sequencer: ByProject },
      projects: [
        {
          extends: true,
          // Works whichever form of React the first file of a process has chosen.
          oxc: { jsx: { development: false } },
          test: {
            name: 'unit',
            include: sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
            exclude: [...browserTests, ...isolatedTests, longTests],
            // Most of what these files take is to load what they test, so each process loads it once. What a file replaces of
            // its surroundings it puts back.
            isolate: false,
            unstubEnvs: true,
            unstubGlobals: true,
          },
        },
        {
          extends: true,
          test: {
            name: 'isolated',
            setupFiles: 'tests/support/patience.ts',
            include: isolatedTests,
            exclude: browserTests,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            include: browserTests,
            globalSetup: 'tests/e2e/setup.ts',
            provide: { isThorough: false },
            // These files share nothing but the browser, so each process loads its library once.
            isolate: false,
          },
        },
      ],
    },
  }),
);
