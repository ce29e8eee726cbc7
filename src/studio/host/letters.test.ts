import { expect, it } from 'vitest';
import { withFiles } from './letters.ts';

const upright = { family: 'Fancy', file: '/fonts/fancy-a.woff2' };
const italic = { family: 'Fancy', file: '/fonts/fancy-b.woff2' };

it('files join those of their family, once', () => {
  const both = { ...upright, more: [italic.file] };
  expect(withFiles(upright, italic)).toEqual(both);
  expect(withFiles(both, italic)).toEqual(both);
  expect(withFiles(both, upright)).toEqual(both);
  expect(withFiles(upright, both)).toEqual(both);
});

it('letters of another family are in place of those before', () => {
  expect(withFiles({ ...upright, more: [italic.file] }, { family: 'Plain', file: '/fonts/plain.woff2' })).toEqual({
    family: 'Plain',
    file: '/fonts/plain.woff2',
  });
  expect(withFiles(undefined, upright)).toEqual(upright);
});
