// Renders React as it is built.
// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenderer, createSheet } from '#kit/server';
import { sampleSite } from '../support/compiled.ts';
import { someOf } from '../support/extent.ts';
import { htmlProblems } from './checks/html.ts';

const { site, examples } = sampleSite();
const renderer = createRenderer(site, createSheet());

/** React says on the console what it finds wrong with elements: keys, nesting, attributes. */
let logged: unknown[][];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => logged.push(words));
});
afterEach(() => vi.restoreAllMocks());

/** Every second one; the long run looks at all. */
const some = someOf(
  examples,
  examples.filter((_, index) => index % 2 === 1),
);

describe.each(some)('$type, $name', ({ type, page }) => {
  it('is one section, in sound HTML', () => {
    const html = renderer.render({ page });
    expect(logged).toEqual([]);
    expect(htmlProblems(html)).toEqual([]);
    const content = new DOMParser().parseFromString(html, 'text/html');
    const roots = [...content.querySelectorAll('[data-view] > *')].map((element) => element.getAttribute('data-block'));
    expect([roots[0], roots.at(-1)]).toEqual(['hero', type]);
    expect(content.querySelectorAll('h1')).toHaveLength(1);
  });
});
