import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#builder/base';
import { type FontBytes, lettersOf } from './letters.ts';

const fontAt = (file: string, weights: FontBytes['weights'] = [400, 700]): FontBytes => ({
  bytes: readFileSync(join(projectRoot, file)),
  weights,
});
const sans = 'src/kit/theme/fonts/instrument-sans-5.3.0.woff2';
const serif = 'schema/sample-site/_public/fonts/bitter-5.3.0.woff2';

it('a letter that the first file lacks is drawn by the one that has it, beside the others', async () => {
  const [both, first, second] = await Promise.all([
    lettersOf([fontAt(sans), fontAt(serif)]),
    lettersOf([fontAt(sans)]),
    lettersOf([fontAt(serif)]),
  ]);
  expect([first.all.includes('²'), second.all.includes('²'), both.all.includes('²')]).toEqual([false, true, true]);
  expect(both.draw('²', 40, 400)).toEqual(second.draw('²', 40, 400));
  expect(both.draw('room', 40, 400)).toEqual(first.draw('room', 40, 400));
  const { path, width } = both.draw('m²', 40, 400, 0.1);
  expect(path.startsWith(first.draw('m', 40, 400).path)).toBe(true);
  expect(width).toBeCloseTo(first.draw('m', 40, 400).width + 4 + second.draw('²', 40, 400).width);
});

it('of files that have a letter, the one of the nearest weight draws it', async () => {
  const both = await lettersOf([fontAt(sans, [400, 400]), fontAt(serif, [700, 700])]);
  const [first, second] = await Promise.all([lettersOf([fontAt(sans)]), lettersOf([fontAt(serif)])]);
  expect(both.draw('a', 40, 450).path).toBe(first.draw('a', 40, 450).path);
  expect(both.draw('a', 40, 580).path).toBe(second.draw('a', 40, 580).path);
});
