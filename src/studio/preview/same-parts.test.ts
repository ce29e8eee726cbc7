import { expect, it } from 'vitest';
import { freshSeed, randomFrom } from '../../../tests/support/random.ts';
import type { PageView } from '../worker/protocol.ts';
import { SameParts } from './same-parts.ts';

type Section = PageView['page']['sections'][number];

/** What a worker answers: new objects each time. */
const viewOf = (sections: readonly Section[], path = '/') =>
  structuredClone({ file: 'a.yaml', page: { path, sections }, site: { logo: 'A' } }) as unknown as PageView;

const prose = (heading: string): Section => ({ type: 'prose', heading, paragraphs: [] }) as unknown as Section;

it('takes what says the same from the view before, and says what the new one says', () => {
  const same = new SameParts();
  const before = same.take(viewOf([prose('One'), prose('Two')]));
  const now = same.take(viewOf([prose('One'), prose('Other')]));
  expect(now).toMatchObject(viewOf([prose('One'), prose('Other')]));
  expect(now.site).toBe(before.site);
  expect(now.page.sections[0]).toBe(before.page.sections[0]);
  expect(now.page.keys).toEqual(before.page.keys);
});

it('knows sections again that stand further down or up, and no two as one, whatever is changed', () => {
  const seed = freshSeed();
  const random = randomFrom(seed);
  const same = new SameParts();
  let sections = ['a', 'b', 'c'].map(prose);
  let before = same.take(viewOf(sections));
  let count = 0;
  const another = () => {
    count += 1;
    return prose(String(count));
  };
  for (let time = 0; time < 300; time += 1) {
    const at = random(sections.length + 1);
    const gone = random(3) === 0 ? random(2) : 0;
    const come = Array.from({ length: random(3) }, another);
    sections = sections.toSpliced(at, gone, ...come).slice(0, 12);
    const now = same.take(viewOf(sections));
    expect(now, `seed ${seed}, change ${time}`).toEqual({
      ...viewOf(sections),
      page: { path: '/', sections, keys: now.page.keys },
    });
    const { keys = [] } = now.page;
    expect(new Set(keys).size, `seed ${seed}, change ${time}`).toBe(sections.length);
    // Above what was changed, and below it.
    const old = before.page.sections;
    if (at > 0) expect(now.page.sections[0]).toBe(old[0]);
    const isCut = old.length - gone + come.length > 12;
    if (!isCut && at + gone < old.length) expect(now.page.sections.at(-1)).toBe(old.at(-1));
    if (!isCut && at + gone < old.length) expect(keys.at(-1)).toBe(before.page.keys?.at(-1));
    before = now;
  }
});

it('begins anew with another page', () => {
  const same = new SameParts();
  const before = same.take(viewOf([prose('One')]));
  const other = same.take(viewOf([prose('One')], '/other'));
  expect(other.page.sections[0]).not.toBe(before.page.sections[0]);
});
