import { expect, it } from 'vitest';
import { changesBetween, type Edition, formatChangesHtml, shownPairs } from '#engine/changes';
import { pageText, twoLanguages } from '../languages/support/two-languages.ts';
import { checker, contentOf } from '../refactor/support/small-site.ts';
import { siteBefore } from './support/prepared.ts';

const at = Date.parse('2026-04-01T00:00:00Z');

function editionOf(edits: readonly (readonly [file: string, from: string, to: string])[]): Edition {
  const { texts } = siteBefore();
  for (const [file, from, to] of edits)
    texts.set(`pages/${file}`, (texts.get(`pages/${file}`) ?? '').replace(from, to));
  return { files: contentOf(texts), digests: new Map() };
}

/** Where the sections that changed are found, as "page, place → page, place". */
function placesOf(edits: Parameters<typeof editionOf>[0]): string[] {
  const editions = { before: editionOf([]), after: editionOf(edits), checker };
  const place = (shown: { address: string; nth: number } | undefined) =>
    shown ? `${shown.address} ${shown.nth}` : 'nowhere';
  return shownPairs(changesBetween(editions), editions, at).map(
    ({ before, after }) => `${place(before)} → ${place(after)}`,
  );
}

it('finds a section that changed where visitors do, before and after', () => {
  expect(placesOf([['prices.yaml', 'figure: £40', 'figure: £45']])).toEqual(['/prices 2 → /prices 2']);
  // Something new above it, and a section that is not there yet.
  const added =
    '  - { type: prose, heading: New, paragraphs: Text. }\n  - { type: prose, from: 2027-01-01, heading: Later, paragraphs: Text. }\n';
  expect(
    placesOf([
      ['prices.yaml', '  - type: card-grid', `${added}  - type: card-grid`],
      ['prices.yaml', 'Do children pay?', 'Do old people pay?'],
    ]),
  ).toEqual(['nowhere → /prices 2', 'nowhere → nowhere', '/prices 5 → /prices 6']);
});

it('finds a shared section on the first page that shows it, and what stands below it', () => {
  expect(placesOf([['_shared/doors.yaml', 'Two doors', 'Both doors']])).toEqual(['/ 3 → / 3']);
  const two = 'sections:\n  - { type: prose, heading: Before, paragraphs: Text. }\n';
  expect(
    placesOf([
      ['_shared/doors.yaml', 'sections:\n', two],
      ['visit.yaml', 'heading: Call us', 'heading: Do call us'],
    ]),
  ).toEqual(['/visit 4 → /visit 5', 'nowhere → / 3']);
});

it('shows pictures beside each other in one page that needs nothing else, and reads no text as HTML', () => {
  const editions = {
    before: editionOf([]),
    after: editionOf([['prices.yaml', 'Ten minutes with a nurse.', '<script>alert("1")</script> &amp;']]),
    checker,
  };
  const groups = changesBetween(editions);
  const [pair] = shownPairs(groups, editions, at);
  if (!pair) throw new Error('Nothing has changed.');
  const picture = { section: pair.section, width: 390, before: 'data:image/png;base64,AAAA' };
  const html = formatChangesHtml(groups, '"><img src=x>', new Map([[pair.group, [picture]]]));
  expect(html).toContain('<q>“&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp;amp;”</q>');
  expect(html).not.toMatch(/<script|src=x>|(?:src|href)="(?!data:)/);
  expect(html).toContain('<img src="data:image/png;base64,AAAA" alt="section “Prices”, before">');
  expect(html).toContain('It isn’t there.');
  const broken = formatChangesHtml(groups, 'then', new Map([[pair.group, [picture]]]), { after: true });
  expect(broken).toContain('The pages have mistakes in this state');
  expect(broken).not.toContain('It isn’t there.');
});

it('finds what a language has of its own in the place of a shared section, and what stands below that', () => {
  const prose = (heading: string, words = 'Text.') =>
    `  - { type: prose, heading: ${heading}, paragraphs: ${words} }\n`;
  const shared = '  - { type: shared, name: doors }\n';
  const edition = (words: string): Edition => ({
    files: twoLanguages({
      pages: { home: pageText('Home', shared), 'es/home': pageText('Inicio', shared + prose('Fin', words)) },
      shared: { doors: `sections:\n${prose('Doors')}` },
      overlays: {
        es: { _site: 'labels: { menu: Menú }\n', '_shared/doors': `sections:\n${prose('Dos', words)}${prose('Tres')}` },
      },
    }),
    digests: new Map(),
  });
  const editions = { before: edition('Uno.'), after: edition('Otro.'), checker };
  const found = shownPairs(changesBetween(editions), editions, at).map(({ after }) => after);
  expect(found).toContainEqual({ address: '/es', nth: 2 });
  expect(found).toContainEqual({ address: '/es', nth: 4 });
});
