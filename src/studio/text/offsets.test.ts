import { expect, it } from 'vitest';
import { randomFrom } from '../../../tests/support/random.ts';
import { editorOffset, editorText, fileText } from './offsets.ts';

const breaks = ['\n', '\r\n'];
const mark = '\uFEFF';

it.each(['', mark])(
  'what is shown and written back without a change is the same bytes, whatever breaks its lines (%j)',
  (first) => {
    const pick = randomFrom(3);
    for (let round = 0; round < 300; round += 1) {
      const lines = Array.from({ length: 1 + pick(8) }, () => 'abc'.slice(pick(4)) + (breaks[pick(2)] ?? ''));
      const text = first + lines.join('');
      expect(fileText(editorText(text), text)).toBe(text);
    }
  },
);

it('a line that is changed leaves all others their breaks', () => {
  expect(fileText('a\nB\nc\n', 'a\r\nb\r\nc\r\n')).toBe('a\r\nB\r\nc\r\n');
  expect(fileText('a\nB\nc\n', 'a\r\nb\nc\n')).toBe('a\r\nB\r\nc\n');
  expect(fileText('a\nb\nnew\n', `${mark}a\nb\n`)).toBe(`${mark}a\nb\nnew\n`);
});

it('a place in the file is the same letter in the editor', () => {
  const text = `${mark}title: x\r\ntext: y\r\n`;
  for (const letter of ['t', 'x', 'y']) expect(editorText(text)[editorOffset(text, text.indexOf(letter))]).toBe(letter);
});
