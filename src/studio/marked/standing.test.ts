import { expect, it } from 'vitest';
import { MarkedText } from './marked-text.ts';
import { standingAt } from './standing.ts';

it('the figure that the cursor stands at, or that is selected, is known as it is written', () => {
  const marked = new MarkedText('In ((facts.days)) at most', () => true);
  const figure = (from: number, to = from) => standingAt(marked, { from, to }, marked.lookAt(from)).figure;
  expect([3, 4].map((place) => figure(place))).toEqual(['((facts.days))', '((facts.days))']);
  expect([0, 1, 2, 5].map((place) => figure(place))).toEqual(Array(4).fill(undefined));
  expect(figure(3, 4)).toBe('((facts.days))');
  expect(figure(0, 3)).toBeUndefined();
});
