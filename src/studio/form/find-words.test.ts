import { expect, it } from 'vitest';
import { findWords, wordsNow } from '../preview/find-words.ts';
import { figuresOf } from './figures.ts';
import type { Widget } from './widget.ts';

const figures = figuresOf([{ name: 'facts.faxes', value: '9 of 10' }]);
const section = {
  type: 'prose',
  heading: 'What we do',
  intro: 'We **answer** [((facts.faxes))](/faxes) faxes',
  paragraphs: 'One **bold** word.\n\nTwo [words](/x)\nin lines.\n\n- first\n- *second*\n',
  link: '/somewhere',
};
const widgets: Record<string, Widget> = { heading: 'text', intro: 'rich-text', paragraphs: 'paragraphs', link: 'link' };
const find = (...texts: string[]) =>
  findWords(section, [], texts, (path) => ({ widget: widgets[String(path[0])], figures }));

it.each([
  ['What we do', 'What we do', 'text'],
  ['We answer 9 of 10 faxes', section.intro, 'rich-text'],
  ['One bold word.', 'One **bold** word.', 'paragraphs'],
  ['Two words in lines.', 'Two [words](/x)\nin lines.', 'paragraphs'],
  ['second', '*second*', 'rich-text'],
] as const)('“%s” is changed where it stands', (shown, words, widget) => {
  const found = find(shown)?.inPlace;
  expect(found).toMatchObject({ words, widget });
  if (!found) return;
  const field = String(found.path[0]) as 'heading' | 'intro' | 'paragraphs';
  expect(found.before + found.words + found.after).toBe(section[field]);
  expect(wordsNow(`${found.before}other${found.after}`, found)).toBe('other');
  // Where something else of the field has changed, nobody knows where the words are.
  if (found.before !== '') expect(wordsNow(`x${section[field]}`, found)).toBeUndefined();
});

it('what is looked up, composed or said twice is not', () => {
  expect(find('/somewhere')?.inPlace).toBeUndefined();
  expect(find('bold')).toBeUndefined();
  const twice = { a: 'Same', b: 'Same' };
  expect(findWords(twice, [], ['Same'], () => ({ widget: 'text', figures }))).toBeUndefined();
  const composed = { a: 'Up to ((count)) files' };
  const found = findWords(composed, [], ['Up to 5 files'], () => ({ widget: 'figured', figures }));
  expect(found).toMatchObject({ path: ['a'], inPlace: undefined });
});
