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
const once = (words: string) => ({ words, nth: 0, count: 1, isNear: true });
const find = (...texts: string[]) =>
  findWords(section, [], texts.map(once), (path) => ({ widget: widgets[String(path[0])], figures }));

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

it('words that the page sets in its language are found as they are typed', () => {
  const typed = { heading: '"Don\'t wait", open 9-17', intro: 'Under 100 ms? *Dr. Lee*\'s "yes"' };
  const placed = (words: string) =>
    findWords(typed, [], [once(words)], (path) => ({ widget: widgets[String(path[0])], figures }))?.inPlace?.words;
  expect(placed('“Don’t wait”, open 9–17')).toBe(typed.heading);
  expect(placed('„Don’t wait“, open 9–\u206017')).toBe(typed.heading);
  expect(placed('«\u202fDon’t wait\u202f», open 9–17')).toBe(typed.heading);
  expect(placed('Under 100\u00a0ms? Dr.\u00a0Lee’s “yes”')).toBe(typed.intro);
});

it('a line with the mark of a list is found as the page shows it: as an entry, or by itself with its mark', () => {
  const found = (paragraphs: string, words: string) =>
    findWords({ paragraphs }, [], [once(words)], () => ({ widget: 'paragraphs', figures }))?.inPlace;
  expect(found('- one', '- one')).toMatchObject({ words: '- one', widget: 'paragraphs' });
  expect(found('2) one\ntwo', '2) one')).toMatchObject({ words: '2) one', after: '\ntwo' });
  expect(found('2) one\ntwo', 'two')).toMatchObject({ words: 'two', before: '2) one\n' });
  expect(found('- one\n\n- two', 'two')).toMatchObject({ words: 'two', widget: 'rich-text' });
});

it('what is looked up, composed or said twice is not', () => {
  expect(find('/somewhere')?.inPlace).toBeUndefined();
  expect(find('bold')?.inPlace).toBeUndefined();
  const twice = { a: 'Same', b: 'Same' };
  expect(findWords(twice, [], [once('Same')], () => ({ widget: 'text', figures }))).toBeUndefined();
  const composed = { a: 'Up to ((count)) files' };
  const found = findWords(composed, [], [once('Up to 5 files')], () => ({ widget: 'figured', figures }));
  expect(found).toMatchObject({ path: ['a'], inPlace: undefined });
});

it('words that stand in several entries of a list are those at the same place, where the page shows all of them', () => {
  const list = { items: [{ label: 'More' }, { label: 'Other' }, { label: 'More' }] };
  const at = (nth: number, count: number) =>
    findWords(list, [], [{ words: 'More', nth, count, isNear: true }], () => ({ widget: 'text', figures }))?.inPlace
      ?.path;
  expect(at(1, 2)).toEqual(['items', 2, 'label']);
  // A band that moves shows its words twice over.
  expect(at(2, 4)).toEqual(['items', 0, 'label']);
  expect(at(0, 3)).toBeUndefined();
});

it('words that are put together lead to the field that they are made of, or to what holds all of those', () => {
  const plans = {
    items: [
      { name: 'Practice', price: 'from $1,900', period: 'a month', seats: 1200 },
      { name: 'Clinic', price: '$280', period: 'a month', since: '2025-03-09' },
    ],
  };
  const read = (path: readonly (string | number)[]) => ({
    widget:
      path.at(-1) === 'seats' ? ('number' as const) : path.at(-1) === 'since' ? ('date' as const) : ('text' as const),
    figures,
  });
  const to = (...words: string[]) => findWords(plans, [], words.map(once), read)?.path;
  expect(to('$1,900', 'from $1,900 a month')).toEqual(['items', 0, 'price']);
  expect(to('from $1,900 a month')).toEqual(['items', 0, 'price']);
  expect(to('for 1,200 people')).toEqual(['items', 0, 'seats']);
  expect(to('March 9, 2025')).toEqual(['items', 1, 'since']);
  expect(to('Nothing of it')).toBeUndefined();
});
