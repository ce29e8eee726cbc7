import { expect, it } from 'vitest';
import { contrast, contrastPairs } from '../model/contrast.ts';
import { themes } from './tokens.ts';

const pairs = Object.entries(themes).flatMap(([theme, colors]) =>
  contrastPairs.map((pair) => ({ theme, colors, ...pair })),
);

it.each(pairs)('$theme: $above on $below can be read or seen ($least)', ({ colors, above, below, least }) =>
  expect(contrast(colors[above], colors[below])).toBeGreaterThanOrEqual(least),
);
