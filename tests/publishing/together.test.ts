import { expect, it } from 'vitest';
import { isThorough } from '../support/extent.ts';
import { freshSeed } from '../support/random.ts';
import { measureTogether } from './support/measure-together.ts';
import { startStudioServer } from './support/studio.ts';

const seed = freshSeed();

it.runIf(isThorough)(
  `10,000 edits of three people on one page, with changes from outside between, reach the section that their author saw or are refused in words; each word stands there, or was shown to who decided against it; undo takes back one’s own (seed ${seed})`,
  async () => {
    const { parts } = await startStudioServer();
    const { wrong, ...figures } = await measureTogether(parts, { seed, edits: 10_000 });
    console.log(`from seed ${seed}:`, figures);
    expect(wrong).toEqual([]);
    expect(figures.undone).toBeGreaterThan(2500);
    expect(figures.refused).toBeLessThan(2500);
  },
);
