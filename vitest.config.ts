import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { browserTests, sources, testFiles } from './scripts/test/test-files.ts';
import viteConfig from './vite.config.ts';

const longTests = 'tests/long/**';

const forDocument = '// @vitest-environment jsdom';
const ofItsOwn = '// In a process of its own';
const asBuilt = '// Renders React as it is built';

/** The files that render components, or want a document for others: they share what they load, React and the document too. */
const componentTests = testFiles(
  (file, text) => file.endsWith('.tsx') || (file.startsWith('src/') && text.startsWith(forDocument)),
);

/** The files that render pages as a site is built, in React's development form, which says what is wrong with elements. */
const renderedTests = testFiles((_, text) => text.startsWith(asBuilt));

/** The files that need a process of their own, and say so in their first line. */
const isolatedTests = testFiles(
  (file, text) => !componentTests.includes(file) && (text.startsWith(forDocument) || text.startsWith(ofItsOwn)),
);

/**
 * The files of a project one after the other, the longest first: a process goes on to the next file only where that is of the
 * same project, and else begins anew with all that it has loaded.
 */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const names = ['browser', 'rendered', 'isolated', 'components', 'unit'];
    return sorted.toSorted((one, other) => names.indexOf(one.project.name) - names.indexOf(other.project.name));
  }
}

/** What needs no browser only computes: one process a core of a small machine, once the browser's tests are done. */
const withoutBrowser = { maxWorkers: 2, sequence: { groupOrder: 1 } };

/** `npx vitest [--project unit|components|rendered|isolated|browser]`. The browser's tests build the sites that they need. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // Notes of changes that tests interrupt aren't those of whoever runs them.
      env: { XDG_STATE_HOME: join(tmpdir(), 'site-test-state') },
      // What takes a quarter of a minute on an idle machine takes more than one on a busy one, and has not failed by that.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      // What is printed as a process ends would else fail the run: Vitest's own way of passing it on is closed by then.
      disableConsoleIntercept: true,
      // What is polled for is waited for as long as Playwright waits for an element, however busy the machine is.
      expect: { poll: { timeout: 30_000 } },
      sequence: { sequencer: ByProject },
      projects: [
        {
          extends: true,
          // Works whichever form of React the first file of a process has chosen.
          oxc: { jsx: { development: false } },
          test: {
            ...withoutBrowser,
            name: 'unit',
            include: sources.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
            exclude: [...browserTests, ...componentTests, ...renderedTests, ...isolatedTests, longTests],
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
            ...withoutBrowser,
            name: 'components',
            environment: 'jsdom',
            setupFiles: 'tests/support/document.ts',
            include: componentTests,
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            ...withoutBrowser,
            name: 'rendered',
            environment: 'jsdom',
            setupFiles: 'tests/support/document.ts',
            include: renderedTests,
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            ...withoutBrowser,
            name: 'isolated',
            setupFiles: 'tests/support/document.ts',
            include: isolatedTests,
            exclude: browserTests,
          },
        },
        {
          extends: true,
          test: {
            name: 'browser',
            // Twice the cores of a small machine: half of what a browser test takes is waiting.
            maxWorkers: 4,
            sequence: { groupOrder: 0 },
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
