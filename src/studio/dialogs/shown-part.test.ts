import { expect, it } from 'vitest';
import { descriptionRoom, shownPart, titleRoom } from './shown-part.ts';

it('what fits is shown whole', () => {
  expect(shownPart('Prices · Sample', titleRoom)).toEqual({ shown: 'Prices · Sample', cut: '' });
});

it('what is too long is cut between two words, and all of it is either shown or cut', () => {
  const text = 'A title that goes on and on until no list of results has any room for the last of its many words';
  for (const room of [titleRoom, { ...descriptionRoom, width: 300 }]) {
    const { shown, cut } = shownPart(text, room);
    expect(cut).not.toBe('');
    expect(`${shown.replace(/ …$/, '')} ${cut}`).toBe(text);
  }
});

it('wide letters leave room for fewer of them', () => {
  const lengthOf = (word: string) =>
    shownPart(Array.from({ length: 60 }, () => word).join(' '), titleRoom).shown.length;
  expect(lengthOf('WWWW')).toBeLessThan(lengthOf('illi'));
  expect(lengthOf('漢字漢字')).toBeLessThan(lengthOf('abcd'));
});
