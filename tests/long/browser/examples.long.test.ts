import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject } from 'vitest';
import { projectRoot } from '#builder/base';
import { readExamples } from '#builder/files';
import { axeViolations } from '../../access/support/axe.ts';
import { clippedTexts, sidewaysPixels } from '../../access/support/measure.ts';
import { test } from '../../support/visitor.ts';

const types = readdirSync(join(projectRoot, 'src/kit/blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const looks = [320, 1280].flatMap((width) => ['light', 'dark'].map((theme) => ({ width, theme })));

/** Every example of every block, as the gallery shows it, its script not run. */
describe.each(types)('%s', (type) => {
  test('has no fault in any example, width and theme, nothing sideways and no word cut off', async ({ visitor }) => {
    const page = await visitor.newPage({ reducedMotion: 'reduce' });
    for (const name of Object.keys(readExamples(projectRoot, type))) {
      const file = join(inject('gallery'), 'examples', type, `${name}.html`);
      await page.goto(`${pathToFileURL(file).href}#still`);
      for (const { width, theme } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((chosen) => Object.assign(document.documentElement.dataset, { theme: chosen }), theme);
        const faults = {
          axe: await axeViolations(page),
          sideways: await page.evaluate(sidewaysPixels),
          clipped: await page.evaluate(clippedTexts),
        };
        expect(faults, `${name}, ${width} px, ${theme}`).toEqual({ axe: [], sideways: 0, clipped: [] });
      }
    }
  });
});
