import { expect, it } from 'vitest';
import { shownText, writtenText } from './plain-value.ts';

it('a form shows a text without the line breaks at its end, and one is written again where one was', () => {
  expect(shownText('One line.\n')).toBe('One line.');
  expect(writtenText('One line, changed.', 'One line.\n', 'rich-text')).toBe('One line, changed.\n');
  expect(writtenText('One line, changed.', 'One line.', 'rich-text')).toBe('One line, changed.');
  expect(writtenText('Two\nlines', 'One line.', 'paragraphs')).toBe('Two\nlines\n');
  expect(writtenText('', 'One line.\n', 'rich-text')).toBe('');
});

it('a text of one line has no line breaks, and no spaces at its ends, which would force quotes', () => {
  expect(writtenText(' Two \n lines ', 'One', 'text')).toBe('Two lines');
});

it.each([
  ['[ and](/contact) more', '[and](/contact) more'],
  ['more [and ](/contact)', 'more [and](/contact)'],
  ['**[ and ](/contact)**', '**[and](/contact)**'],
  ['more[ and](/contact) more', 'more[ and](/contact) more'],
  ['[ ] to do', '[ ] to do'],
  ['[ ](/contact)', '[ ](/contact)'],
])('spaces at the ends of a text are none of it, in a link either: %s', (shown, written) => {
  expect(writtenText(shown, '', 'rich-text')).toBe(written);
  expect(writtenText(shown, '', 'text')).toBe(shown);
});
