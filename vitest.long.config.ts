import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config.ts';

const minute = 60_000;

/** `npm run test:long`: the runs that take minutes. One after the other, so that they don't slow each other down. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      include: ['tests/long/**/*.long.test.{ts,tsx}'],
      fileParallelism: false,
      testTimeout: 30 * minute,
      hookTimeout: 10 * minute,
    },
  }),
);
