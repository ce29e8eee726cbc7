import { expect, it } from 'vitest';
import { freshSeed, randomFrom } from '../../../tests/support/random.ts';
import type { PageView } from '../worker/protocol.ts';
import { withSameParts } from './same-parts.ts';

type Section = PageView['page']['sections'][number];

/** What a worker answers: new objects each time. */
const viewOf = (sections: readonly Section[], others: object = {}) =>
  structuredClone({
    file: 'a.yaml',
    page: { path: '/', sections },
    site: { logo: 'A' },
    ...others,
  }) as unknown as PageView;

const prose = (heading: string): Section => ({ type: 'prose', heading, paragraphs: [] }) as unknown as Section;
const first = (...headings: string[]) => withSameParts(undefined, viewOf(headings.map(prose)));

it('takes what says the same from the view before', () => {
  const before = first('One', 'Two');
  const now = withSameParts(before, viewOf(['One', 'Other'].map(prose)));
  expect(now.site).toBe(before.site);
  expect(now.page.sections[0]).toBe(before.page.sections[0]);
  expect(now.page.keys).toEqual(before.page.keys);
  expect(withSameParts(now, viewOf(['One', 'Other'].map(prose)))).toBe(now);
});

it('takes nothing that says something else: another order, a name less', () => {
  const before = withSameParts(undefined, viewOf([], { forms: { a: 1, b: 2 }, faces: [1, 2] }));
  const now = withSameParts(before, viewOf([], { forms: { b: 2, a: 1 }, faces: [1] }));
  expect(Object.keys(now.forms)).toEqual(['b', 'a']);
  expect(now.faces).toEqual([1]);
});

it('knows a section that was moved, and the one that was changed in its place', () => {
  const before = first('a', 'b', 'c', 'd');
  const moved = withSameParts(before, viewOf(['a', 'c', 'd', 'b'].map(prose)));
  expect(moved.page.keys).toEqual([1, 3, 4, 2]);
  const changed = withSameParts(moved, viewOf(['a', 'c', 'other', 'b'].map(prose)));
  expect(changed.page.keys).toEqual([1, 3, 4, 2]);
  const added = withSameParts(changed, viewOf(['new', 'a', 'c', 'other', 'b'].map(prose)));
  expect(added.page.keys).toEqual([5, 1, 3, 4, 2]);
});

it('says what the newest view says, with no two keys the same, whatever is changed', () => {
  const seed = freshSeed();
  const random = randomFrom(seed);
  let sections = ['0', '1', '0', '2'].map(prose);
  let view = withSameParts(undefined, viewOf(sections));
  for (let time = 0; time < 300; time += 1) {
    const come = Array.from({ length: random(3) }, () => prose(String(random(4))));
    sections = sections.toSpliced(random(sections.length + 1), random(3), ...come).slice(0, 12);
    view = withSameParts(view, viewOf(sections));
    const { keys = [] } = view.page;
    expect(view, `seed ${seed}, change ${time}`).toEqual(viewOf(sections, { page: { path: '/', sections, keys } }));
    expect(new Set(keys).size, `seed ${seed}, change ${time}`).toBe(sections.length);
  }
});
