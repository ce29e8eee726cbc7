import { expect, it } from 'vitest';
import { valueKinds } from '#kit/model';
import { textDifference } from './text-difference.ts';
import { additionOf, differenceOf, valueWords } from './value-words.ts';
import { plainWords } from './words.ts';

const [before, after] = ['The film plays here and nowhere else', 'The film plays at once and nowhere else'];

it('a change of words that visitors read is told by those that differ, whatever their view fills in', () => {
  const asWords = JSON.stringify(textDifference(before, after));
  const told = Object.keys(valueKinds).filter(
    (kind) => JSON.stringify(differenceOf(before, after, { kind, type: 'string' })) === asWords,
  );
  const read = Object.entries(valueKinds).flatMap(([kind, known]) => ('isRead' in known ? [kind] : []));
  expect(told).toEqual(read);
});

it('what is only known when a text is shown is told as forms call it', () => {
  expect(plainWords(textDifference('Thank you.', 'We write to ((form.email)).'))).toBe(
    '“Thank you.” → “We write to (their e-mail address).”',
  );
});

it('what changed of links in a text is told as words, never by the signs that write them', () => {
  const told = (before: string, after: string) => plainWords(textDifference(before, after));
  const long =
    'It costs less than a new one, and takes three weeks at most. Ask [when we are open](/contact#hours) or [who](/about).';
  const led = 'the link of “when we are open” leads to /prices now, no longer to /contact#hours';
  expect(told(long, long.replace('/contact#hours', '/prices'))).toBe(led);
  expect(told('See [when](/a).', 'See [when](/b).')).toBe('the link of “when” leads to /b now, no longer to /a');
  expect(told(long, long.replace('[who](/about)', 'who'))).toBe('“who” is no longer a link to /about');
  expect(told('Ask who.', 'Ask [who](/about).')).toBe('“who” is a link to /about now');
  expect(told(long, long.replace('/contact#hours', '/prices').replace('three', 'four'))).toBe(
    `“… one, and takes three weeks at most. …” → “… one, and takes four weeks at most. …”; ${led}`,
  );
  expect(told('See [when](/a).', 'Look [here](/a).')).toBe('“See when.” → “Look here.”');
  expect(told('See [when](/a).', 'Look [here](/b).')).toBe(
    '“See when.” → “Look here.”; the link of “here” leads to /b now, no longer to /a',
  );
  expect(told('See [when](/a "Soon").', 'See [when](/a).')).toBe('the same words, written otherwise');
  expect(plainWords(valueWords('See [when](/a).', undefined))).toBe('“See when.”');
  expect(told('It says **one**.', 'It says **two**.')).toBe('“It says one.” → “It says two.”');
  expect(told('It says one.', 'It *says* **one**.')).toBe('“says” is italic now; “one” is bold now');
  expect(told('See [**when**](/a).', 'See [when](/a).')).toBe('“when” is no longer bold');
  expect(plainWords(valueWords('**((facts.a_b))** and _more_', undefined))).toBe('“((facts.a_b)) and more”');
});

it('a line in which several places changed is told whole, a long text by its places', () => {
  const [old, now] = [
    'For employers, what waiting costs your people and what it costs you · Relaywell',
    'For firms, what waiting costs your people and what it costs them · Relaywell',
  ];
  expect(plainWords(textDifference(old, now))).toBe(`“${old}” → “${now}”`);
  expect(plainWords(textDifference(old.repeat(2), now.repeat(2)))).toContain('…” → “');
});

it('what a list got is named, up to a number that one reads', () => {
  const names = Array.from({ length: 23 }, (_, index) => `Name ${index + 1}`);
  const told = (count: number) => plainWords(additionOf(['choices'], names.slice(0, count), undefined));
  expect(told(6)).toBe('choices “Name 1”, “Name 2”, “Name 3”, “Name 4”, “Name 5” and “Name 6” were added');
  expect(told(23)).toMatch(/“Name 20” and 3 more were added$/);
});
