import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { allFiles, withTexts } from '#engine';
import { sampleContent } from '../../../tests/studio/support/open-store.ts';
import { intoMenu } from './into-menu.ts';

const content = sampleContent();
const entry = { label: 'Our prices', link: '/our-prices' };
const site = allFiles(content).find(({ file }) => /(?<!es\/)_site\.yaml$/.test(file)) ?? { file: '', text: '' };
const folder = site.file.slice(0, -'_site.yaml'.length);

/** The menu once a page is in it, where it was written as these entries. */
function menuAfter(menu: readonly object[], page = `${folder}our-prices.yaml`): { file: string; labels: unknown } {
  const text = JSON.stringify({ ...parse(site.text), navigation: menu });
  const change = intoMenu(page, entry, withTexts(content, new Map([[site.file, text]])));
  const labels = (parse(change?.after ?? '{}').navigation as { label: string }[]).map(({ label }) => label);
  return { file: change?.file ?? '', labels };
}

it('a new page comes into the menu as its last link, before the buttons at its end', () => {
  const [about, more] = [
    { label: 'About', link: '/about' },
    { label: 'More', items: [{ label: 'All', link: '/' }] },
  ];
  const book = { label: 'Book', link: '/book', button: true };
  expect(menuAfter([about, more]).labels).toEqual(['About', 'More', 'Our prices']);
  expect(menuAfter([about, more, book]).labels).toEqual(['About', 'More', 'Our prices', 'Book']);
  expect(menuAfter([book]).labels).toEqual(['Our prices', 'Book']);
});

it('a site without a menu gets one, and a page of another language comes into that of its own', () => {
  const { navigation: _, ...others } = parse(site.text);
  const change = intoMenu(`${folder}x.yaml`, entry, withTexts(content, new Map([[site.file, JSON.stringify(others)]])));
  expect(parse(change?.after ?? '{}').navigation).toEqual([entry]);
  const overlay = allFiles(content).find(({ file, text }) => file.endsWith('es/_site.yaml') && parse(text).navigation);
  const spanish = intoMenu(`${folder}es/x.yaml`, entry, content);
  expect(spanish?.file).toBe(overlay?.file ?? site.file);
});
