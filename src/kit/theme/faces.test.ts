import { expect, it } from 'vitest';
import type { FontInfo } from '#engine';
import { allFaces, furtherFaces } from './faces.ts';

const font = (letters: string, weights: FontInfo['weights'] = [300, 800], isItalic = false) => ({
  font: { weights, isItalic, letters },
});
const family = 'Some Letters';
const facesOf = (files: Record<string, ReturnType<typeof font>>) => {
  const [file = '', ...more] = Object.keys(files);
  return { theme: { font: { family, file, more } }, files: new Map(Object.entries(files)) };
};
const use = { weight: '400 700', style: 'normal', display: 'fallback' };

it('each further file is asked for the letters that no earlier one has', () => {
  const { theme, files } = facesOf({
    '/a.woff2': font('20-ff'),
    '/b.woff2': font('0,d,20,41,100-13f,144-17f,20ac'),
    '/c.woff2': font('30-13f,400-45f'),
  });
  expect(furtherFaces(theme, files, '/below')).toEqual([
    [family, 'url(/below/b.woff2)', { ...use, unicodeRange: 'U+100-17f,U+20ac' }],
    [family, 'url(/below/c.woff2)', { ...use, unicodeRange: 'U+400-45f' }],
  ]);
});

it('bold and italic letters are those of their own files', () => {
  const { theme, files } = facesOf({
    '/400.woff2': font('20-7e', [400, 400]),
    '/700.woff2': font('20-7e', [700, 700]),
    '/400-italic.woff2': font('20-7e', [400, 400], true),
  });
  expect(allFaces(theme, files).map(([, source, { weight, style }]) => [source, weight, style])).toEqual([
    ['url(/400.woff2)', '400', 'normal'],
    ['url(/700.woff2)', '700', 'normal'],
    ['url(/400-italic.woff2)', '400', 'italic'],
  ]);
});

it('visitors keep the letters that a page began with; who works at it sees those that are chosen, however late they come', () => {
  const { theme, files } = facesOf({ '/a.woff2': font('20-ff'), '/b.woff2': font('100-17f') });
  const displays = (faces: ReturnType<typeof allFaces>) => faces.map(([, , { display }]) => display);
  expect(displays(furtherFaces(theme, files))).toEqual(['fallback']);
  expect(displays(allFaces(theme, files))).toEqual(['swap', 'swap']);
});

it('a file that is no font, or that has nothing of its own, is no face', () => {
  const { theme, files } = facesOf({ '/a.woff2': font('20-7e'), '/b.woff2': font('41-5a') });
  expect(furtherFaces({ font: { ...theme.font, more: ['/b.woff2', '/gone.woff2'] } }, files)).toEqual([]);
  expect(allFaces(undefined, files)).toEqual([]);
});
