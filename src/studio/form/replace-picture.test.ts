import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { applyEdit, type Edit } from '#engine/edit';
import { keepWords, replacePicture } from './replace-picture.ts';

const path = ['picture'];

function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((before, edit) => {
    const applied = applyEdit(before, edit);
    if ('refused' in applied) throw new Error(applied.refused);
    return applied.text;
  }, text);
}

const replaced = (text: string) => {
  const { edits, words } = replacePicture(path, parse(text).picture, 'pier.jpg');
  const after = edited(text, edits);
  return { after, words, kept: edited(after, keepWords(path, parse(after).picture, words)) };
};

it('another picture takes with it what was true of the one before, and gets its words back where they are kept', () => {
  const text = `picture:
  # Taken from the tower.
  file: harbour.jpg # the large one
  alt: Boats in the harbour
  caption: "At dawn"
  credit: A photographer
  focus: 30% 20%
  dark: harbour-night.jpg
`;
  const { after, words, kept } = replaced(text);
  expect(after).toBe('picture:\n  # Taken from the tower.\n  file: pier.jpg # the large one\n  alt: ""\n');
  expect(words).toEqual({ alt: 'Boats in the harbour', caption: 'At dawn', credit: 'A photographer' });
  expect(parse(kept).picture).toEqual({ file: 'pier.jpg', ...words });
});

it('what was written of the new picture stays where the words before are kept', () => {
  const { words } = replacePicture(path, { file: 'a.jpg', alt: 'Boats', credit: 'Someone' }, 'pier.jpg');
  const written = { file: 'pier.jpg', alt: 'A pier' };
  expect(keepWords(path, written, words)).toEqual([{ op: 'set', path: ['picture', 'credit'], value: 'Someone' }]);
});

it('a picture that only decorates still does', () => {
  const { after, words } = replaced('picture: { file: waves.svg, alt: "", decorative: true, focus: 10% 10% }\n');
  expect(after).toBe('picture: { file: pier.jpg, alt: "", decorative: true }\n');
  expect(words).toEqual({});
});

it('of a sample nothing is asked: nobody has chosen it', () => {
  const sample = { file: 'harbour.svg', alt: '(Sample) A sailing boat in a harbour by day', dark: 'night.svg' };
  const { edits, words, hadDark } = replacePicture(path, sample, 'pier.jpg');
  expect({ words, hadDark }).toEqual({ words: {}, hadDark: false });
  expect(edits).toContainEqual({ op: 'set', path: ['picture', 'alt'], value: '' });
});
