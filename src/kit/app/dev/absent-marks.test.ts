// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { markAbsent } from './absent-marks.ts';

afterEach(() => document.body.replaceChildren());

it('marks what visitors don’t see of what _site.yaml lists: entries of the header and the footer, and notices', () => {
  document.body.innerHTML = `<div id="root"><header><nav><ul><li>First</li><li>Second<ul><li>Inner</li></ul></li></ul></nav></header>
    <aside><p>One</p><p>Two</p></aside><footer><div></div><div><ul><li>Foot</li></ul></div></footer></div>`;
  const marked = (...path: (string | number)[]) => {
    markAbsent({ page: undefined, absent: [], menus: [{ path, words: 'Hidden' }] });
    const all = [...document.querySelectorAll('[data-absent]')];
    return all.map((element) => [element.textContent, element.getAttribute('title')]);
  };
  expect(marked('notices', 1)).toEqual([['Two', 'Hidden']]);
  expect(marked('navigation', 0)).toEqual([['First', 'Hidden']]);
  expect(marked('navigation', 1, 'items', 0)).toEqual([['Inner', 'Hidden']]);
  expect(marked('footer', 'columns', 0, 'links', 0)).toEqual([['Foot', 'Hidden']]);
});
