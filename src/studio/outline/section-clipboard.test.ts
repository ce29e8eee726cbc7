// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { clipboardOf, sectionIn } from './section-clipboard.ts';

const section = {
  value: { type: 'prose', heading: 'Prices & "more" <b>' },
  text: '# Asked for by the board.\n- type: prose\n  heading: \'Prices & "more" <b>\'\n',
};

it('a section comes out of the clipboard as it went in, also where a browser has written around it', () => {
  const { html, text } = clipboardOf(section, 'Text “Prices”');
  expect(text).toBe(section.text);
  expect(sectionIn(html)).toEqual(section);
  expect(
    sectionIn(`<html><body><!--StartFragment--><meta charset="utf-8">${html}<!--EndFragment--></body></html>`),
  ).toEqual(section);
});

it('what is no section is none', () => {
  expect(sectionIn('<p>Words</p>')).toBeUndefined();
  expect(sectionIn('<p data-copied-section="{">Words</p>')).toBeUndefined();
  expect(sectionIn('<p data-copied-section="{}">Words</p>')).toBeUndefined();
  expect(clipboardOf({ value: { type: 'prose' } }, 'Text').text).toBe('{\n  "type": "prose"\n}');
});
