import { expect, it } from 'vitest';
import { contrast, contrastPairs } from '../model/contrast.ts';
import { partCss } from './brand.ts';
import { themes } from './tokens.ts';

const pairs = Object.entries(themes).flatMap(([theme, colors]) =>
  contrastPairs.map((pair) => ({ theme, colors, ...pair })),
);

it.each(pairs)('$theme: $above on $below can be read or seen ($least)', ({ colors, above, below, least }) =>
  expect(contrast(colors[above], colors[below])).toBeGreaterThanOrEqual(least),
);

it('a part of another document looks as the site: in all colours of its first theme, its bold sections in theirs', () => {
  const colors = { light: { accent: '#7a1f5c' }, dark: { accent: '#f0a6d6' }, bold: { accent: '#4f1039' } };
  const accents = (theme: 'light' | 'dark') =>
    [...partCss('sample', { default: theme, colors }).matchAll(/--color-accent:([^;]*)/g)].map(([, color]) => color);
  expect(accents('light')).toEqual(['#7a1f5c', '#f0a6d6']);
  expect(accents('dark')).toEqual(['#f0a6d6', '#4f1039']);
  expect(partCss('sample', { default: 'light' })).toContain(`--color-page:${themes.light.page};`);
});
