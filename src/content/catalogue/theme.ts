import { entry } from './entry.ts';

/** Mistakes in what a brand looks like. */
export const themeEntries = {
  'theme/contrast': entry<{ theme: string; above: string; below: string; ratio: number; least: number }>({
    severity: 'error',
    title: 'Two colours that are too much alike',
    explanation:
      'Words need a contrast of 4.5 to what they stand on, edges and frames of 3 (WCAG 2.2, 1.4.3 and 1.4.11). Black on white has 21.',
    message: ({ theme, above, below, ratio, least }) =>
      `In \`${theme}\`, \`${above}\` on \`${below}\` has a contrast of ${ratio.toFixed(1)}; it needs at least ${least}.`,
    help: ({ above, below }) => `Make \`${above}\` or \`${below}\` lighter or darker.`,
  }),
};
