// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { elementBy, stepsTo } from './words-beyond.ts';

it('a place among siblings is found in what is drawn anew, and what it stood in where there is none any more', () => {
  const root = document.createElement('section');
  root.innerHTML = '<h2>One</h2><div><p>Two</p><p>Three <a>four</a></p></div>';
  const link = root.querySelector('a') as Element;
  const steps = stepsTo(link, root);
  expect(steps).toEqual([1, 1, 0]);
  expect(elementBy(steps, root.cloneNode(true) as Element)).toHaveProperty('textContent', 'four');
  root.querySelector('p:last-child')?.remove();
  expect(elementBy(steps, root)).toBe(root.querySelector('div'));
});
