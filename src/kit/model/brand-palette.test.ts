import { expect, it } from 'vitest';
import { brandPalette } from './brand-palette.ts';
import { contrast, contrastPairs } from './contrast.ts';

it('whatever the brand’s colour is, all that people read can be read', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
  const weak = colors.flatMap((color) =>
    Object.entries(brandPalette(color)).flatMap(([theme, shown]) =>
      contrastPairs
        .filter(({ above, below, least }) => contrast(shown[above], shown[below]) < least)
        .map(({ above, below }) => `${color}: ${above} on ${below} of ${theme}`),
    ),
  );
  expect(weak).toEqual([]);
});

it('a colour that can be read on the page stays as it is', () => {
  expect(brandPalette('#b02c14').light).toMatchObject({ page: '#ffffff', accent: '#b02c14', 'on-accent': '#ffffff' });
  expect(brandPalette('#ffb29c').dark.accent).toBe('#ffb29c');
  expect(brandPalette('#808080').light.text).toMatch(/^#(..)\1\1$/);
});
