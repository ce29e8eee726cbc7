import { expect, it } from 'vitest';
import { copyShared, shareSection } from '#engine/refactor';
import {
  carriedOut,
  contentOf,
  filesOf,
  mistakesIn,
  pageText,
  planOf,
  siteOf,
  textsWith,
} from './support/small-site.ts';

const schema = '# yaml-language-server: $schema=../schema/x.json\n';
const top = '  - type: hero\n    heading: Page\n';
const own = `  # Asked for by the board.
  - type: prose
    id: prices # linked to
    heading: "Prices"
    paragraphs: Words, [as below](#prices).
`;
const end = '\n  - type: prose\n    paragraphs: The end.\n';
const page = schema + pageText('The first', `${top}\n${own}${end}`);
const before = textsWith({ 'first.yaml': page });

it('a section that is shared takes its comments along, leaves its place to its name, and links to it lead on', () => {
  const plan = planOf(shareSection(siteOf(before), { file: 'pages/first.yaml', index: 1, name: 'Our prices' }));
  expect(filesOf(plan.changes).toSorted()).toEqual(['pages/_shared/our-prices.yaml', 'pages/first.yaml']);
  const after = carriedOut(before, plan);
  expect(after.get('pages/_shared/our-prices.yaml')).toBe(
    `# yaml-language-server: $schema=../../schema/x.json#/definitions/SharedSource\nsections:\n${own}`,
  );
  expect(after.get('pages/first.yaml')).toBe(
    schema + pageText('The first', `${top}\n  - type: shared\n    name: our-prices\n${end}`),
  );
  expect(mistakesIn(contentOf(after))).toEqual([]);

  // A copy in its place says what the page said, and the shared one stays for whoever else shows it.
  const copied = planOf(copyShared(siteOf(after), { file: 'pages/first.yaml', index: 1 }));
  expect(carriedOut(after, copied).get('pages/first.yaml')).toBe(page);
  expect(copied.notes.join()).toContain('No page shows');
});

it('a copy keeps the days on which all of them were shown', () => {
  const shared = `sections:\n${own}\n  - type: prose\n    from: 2031-01-01\n    paragraphs: Soon.\n`;
  const text = pageText('The first', `${top}  - type: shared\n    name: two\n    from: 2030-01-01\n`);
  const texts = textsWith({ 'first.yaml': text, '_shared/two.yaml': shared });
  const after = carriedOut(texts, copyShared(siteOf(texts), { file: 'pages/first.yaml', index: 1 }));
  expect(after.get('pages/first.yaml')).toContain('paragraphs: Words, [as below](#prices).\n    from: 2030-01-01\n');
  expect(after.get('pages/first.yaml')).toContain('from: 2031-01-01\n    paragraphs: Soon.\n');
});

it('the top of a page, a name that is taken or none, and what is shared already are refused in words', () => {
  const share = (index: number, name: string, texts = before) =>
    shareSection(siteOf(texts), { file: 'pages/first.yaml', index, name });
  expect(share(0, 'Top')).toMatchObject({ refused: expect.stringContaining('top of a page') });
  expect(share(1, '…')).toMatchObject({ refused: expect.stringContaining('name of a few letters') });
  expect(share(9, 'Gone')).toMatchObject({ refused: expect.stringContaining('not there any more') });
  const after = carriedOut(before, share(1, 'Prices'));
  expect(share(2, 'prices', after)).toMatchObject({ refused: expect.stringContaining('already') });
  expect(share(1, 'Others', after)).toMatchObject({ refused: expect.stringContaining('already') });
  expect(copyShared(siteOf(after), { file: 'pages/first.yaml', index: 2 })).toHaveProperty('refused');
});
