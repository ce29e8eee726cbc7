import { expect, it } from 'vitest';
import { placeIn, searchOf } from './address.ts';

it.each([
  ['about.yaml', ['sections', 3, 'items', 2], '?page=about.yaml&section=4', ['sections', 3]],
  ['about.yaml', ['title'], '?page=about.yaml', []],
  ['es/menú & more.yaml', [], '?page=es/men%C3%BA%20%26%20more.yaml', []],
])('an address names the page and the section: %s, %j', (page, path, search, place) => {
  for (const folder of ['', 'pages/']) {
    const file = folder + page;
    const texts = new Map([file, `${folder}_site.yaml`, `${folder}es/_site.yaml`].map((name) => [name, '']));
    expect(searchOf({ page: file, selection: { file, path }, texts })).toBe(search);
    expect(placeIn(search, texts.keys())).toEqual({ file, path: place });
  }
});

it('names the page alone while something else is selected', () => {
  expect(
    searchOf({ page: 'about.yaml', selection: { file: '_site.yaml', path: ['sections', 3] }, texts: new Map() }),
  ).toBe('?page=about.yaml');
});

it.each(['', '?section=2', '?page='])('%j names nothing', (search) => {
  expect(placeIn(search, [])).toBeUndefined();
});

it.each(['0', '-1', '1.5', 'x', '1e99'])('the section %s is none', (section) => {
  expect(placeIn(`?page=a.yaml&section=${section}`, [])).toEqual({ file: 'a.yaml', path: [] });
});
