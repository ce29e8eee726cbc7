import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { type ColorName, themes } from './tokens.ts';

const backgrounds: ColorName[] = ['page', 'surface', 'raised'];
const words: ColorName[] = ['text', 'muted', 'accent', 'danger'];

describe.each(Object.entries(themes))('colours of %s', (_, colors) => {
  it.each(backgrounds.flatMap((below) => words.map((above) => [above, below] as const)))(
    '%s on %s can be read (WCAG 1.4.3)',
    (above, below) => expect(contrast(colors[above], colors[below])).toBeGreaterThanOrEqual(4.5),
  );

  it.each([
    ['on-accent', 'accent'],
    ['on-signal', 'signal'],
    ['on-danger', 'danger-fill'],
  ] as const)('%s on %s can be read', (above, below) =>
    expect(contrast(colors[above], colors[below])).toBeGreaterThanOrEqual(4.5),
  );

  it.each(backgrounds.flatMap((below) => (['border', 'focus'] as const).map((above) => [above, below] as const)))(
    '%s on %s can be seen (WCAG 1.4.11)',
    (above, below) => expect(contrast(colors[above], colors[below])).toBeGreaterThanOrEqual(3),
  );
});
