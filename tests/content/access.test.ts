import { describe, expect } from 'vitest';
import { axeViolations } from '../access/support/axe.ts';
import { test } from '../support/visitor.ts';
import { builtDocuments } from './built.ts';

describe.each([...builtDocuments().keys()].sort())('%s', (path) => {
  test('has no fault that axe finds, light on a desk and dark on a phone', async ({ visitor }) => {
    const page = await visitor.open(path, { site: 'content', reducedMotion: 'reduce' });
    for (const [width, theme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((name) => Object.assign(document.documentElement.dataset, { theme: name }), theme);
      expect(await axeViolations(page), `${width} px, ${theme}`).toEqual([]);
    }
  });
});
