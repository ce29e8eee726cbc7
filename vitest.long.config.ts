import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import { browserTests, testFiles } from './scripts/test/test-files.ts';
import viteConfig from './vite.config.ts';

const minute = 60_000;

/** The tests that have more to go through than `npm test` takes the time for, or some that it leaves out (tests/support/extent.ts). */
const thorough = testFiles((file, text) => !file.startsWith('tests/long/') && text.includes("support/extent.ts'"));
const isOfBrowser = (file: string) => browserTests.includes(file);
const isOfComponents = (file: string) => file.endsWith('.tsx');

/** `npm run test:long`: the runs that take minutes. One after the other, so that they don't slow each other down. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      fileParallelism: false,
      // Notes of changes that tests interrupt aren't those of whoever runs them.
      env: { XDG_STATE_HOME: join(tmpdir(), 'site-test-state') },
      testTimeout: 30 * minute,
      hookTimeout: 10 * minute,
      // What is printed as a process ends would else fail the run (vitest.config.ts).
      disableConsoleIntercept: true,
      expect: { poll: { timeout: 30_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'long',
            include: [
              'tests/long/*.long.test.ts',
              ...thorough.filter((file) => !isOfBrowser(file) && !isOfComponents(file)),
            ],
            provide: { isThorough: true },
          },
        },
        {
          extends: true,
          test: {
            name: 'components',
            environment: 'jsdom',
            setupFiles: 'tests/support/document.ts',
            include: thorough.filter(isOfComponents),
            provide: { isThorough: true },
          },
        },
        {
          extends: true,
          test: {
            name: 'thorough',
            include: ['tests/long/browser/*.long.test.ts', ...thorough.filter(isOfBrowser)],
            globalSetup: 'tests/e2e/setup.ts',
            provide: { isThorough: true },
            isolate: false,
          },
        },
      ],
    },
  }),
);
