import { expect, it } from 'vitest';
import { checkAnswers } from './answers.ts';
import { dayBounds, limitDay, todayAnywhere } from './days.ts';
import type { OwnField } from './fields.ts';
import { fileHint, wrongWords } from './words.ts';

it.each([
  ['today', '2027-03-27', '2027-03-27'],
  ['today + 14 days', '2027-12-25', '2028-01-08'],
  ['today - 1 week', '2027-03-03', '2027-02-24'],
  ['today + 1 month', '2027-01-31', '2027-02-28'],
  ['today - 18 years', '2028-02-29', '2010-02-28'],
  ['2027-05-01', '2027-03-27', '2027-05-01'],
])('the limit %j on %s is %s', (limit, today, day) => {
  expect(limitDay(limit, today)).toBe(day);
});

const field: OwnField = { key: 'day', kind: 'date', from: 'today', to: 'today + 2 weeks' };
const wrongOf = (day: string, today: { first: string; last: string }) => {
  const checked = checkAnswers([field], new Map([['day', day]]), today);
  return 'wrongs' in checked ? checked.wrongs.get('day') : undefined;
};

it('a day is taken between its limits, and refused in words that name them', () => {
  const today = { first: '2027-03-27', last: '2027-03-27' };
  expect(['2027-03-27', '2027-04-10'].map((day) => wrongOf(day, today))).toEqual([undefined, undefined]);
  const [early, late] = ['2027-03-26', '2027-04-11'].map((day) => wrongOf(day, today));
  expect(early && wrongWords(early, { language: 'en-GB' })).toBe('Please enter 27 March 2027 or a later day.');
  expect(late && wrongWords(late, { language: 'es' })).toBe('Escriba el 10 de abril de 2027 o un día anterior.');
  const words = { latest: 'Bitte spätestens den ((limit)).' };
  expect(late && wrongWords(late, { language: 'de', words })).toBe('Bitte spätestens den 10. April 2027.');
});

it('where a server asks, what is today somewhere on earth is no mistake', () => {
  const today = todayAnywhere(Date.parse('2027-03-27T11:00:00Z'));
  expect(today).toEqual({ first: '2027-03-26', last: '2027-03-28' });
  expect(wrongOf('2027-03-26', today)).toBeUndefined();
  expect(wrongOf('2027-03-25', today)).toMatchObject({ wrong: 'earliest' });
});

it('a browser offers the days between the limits, those counted from today once it knows the day', () => {
  expect(dayBounds({ kind: 'date', from: '2027-01-01', to: 'today + 1 day' })).toEqual({ min: '2027-01-01' });
  expect(dayBounds(field, '2027-03-27')).toEqual({ min: '2027-03-27', max: '2027-04-10' });
  expect(dayBounds({ kind: 'number', from: 1, to: 60 }, '2027-03-27')).toEqual({});
});

it('a site says itself what its questions for files take', () => {
  const words = { filesHint: 'Bis zu ((most)) Dateien, je ((limit)) MB, ((all)) MB zusammen.' };
  expect(fileHint({ to: 3 }, { language: 'de', words })).toBe('Bis zu 3 Dateien, je 10\u00a0MB, 25\u00a0MB zusammen.');
});
