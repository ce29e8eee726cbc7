import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const minute = 60_000;

/** The tests that have more to go through than `npm test` takes the time for (tests/support/extent.ts): with a browser, and without. */
const thoroughUnits = [
  'src/builder/build/kept-pages.test.ts',
  'tests/contract/{hydration,linear/work}.test.ts',
  'src/studio/host/undone-while-saved.test.ts',
];
const thorough = [
  'tests/{access/{routes,states,focus},visual/examples}.test.ts',
  'tests/e2e/{routes,shell,budgets,trust-text,trust-policy,contact,studio-worker}.test.ts',
];

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
      expect: { poll: { timeout: 30_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'long',
            include: ['tests/long/*.long.test.{ts,tsx}', ...thoroughUnits],
            provide: { isThorough: true },
          },
        },
        {
          extends: true,
          test: {
            name: 'thorough',
            include: ['tests/long/browser/*.long.test.ts', ...thorough],
            globalSetup: 'tests/e2e/setup.ts',
            provide: { isThorough: true },
            isolate: false,
          },
        },
      ],
    },
  }),
);
