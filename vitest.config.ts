import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const browserTests = ['tests/{content,e2e,access,visual}/**/*.test.ts', 'tests/gallery/browser.test.ts'];
const longTests = 'tests/long/**';

/** `npx vitest [--project unit|browser]`. The browser's tests build the sites that they need. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      // Twice the cores of a small machine: half of what a browser test takes is waiting.
      maxWorkers: 4,
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // What is polled for is waited for as long as Playwright waits for an element, however busy the machine is.
      expect: { poll: { timeout: 30_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            setupFiles: 'tests/support/patience.ts',
            include: ['{src,scripts,supabase,tests}/**/*.test.{ts,tsx}'],
            exclude: [...browserTests, longTests],
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
