import { expect, it, vi } from 'vitest';
import { createPipeline } from '#studio/worker';
import { checker, twoLanguages } from '../../../../tests/languages/support/two-languages.ts';
import { figuresOf, placeholdersIn } from '../figures.ts';
import { figureEdits, noticeOfOthers, pagesShown, saidHere } from './said-figures.ts';

/** What there is to pick in a site whose price is said in Spanish and in German, too, the one as it is, the other in other words. */
async function choicesOf() {
  const pipeline = createPipeline(checker);
  const price = (value: string, more: string) => ({
    _site: 'labels: {}\n',
    _facts: `price: { value: ${value}${more} }\n`,
  });
  await pipeline.open(
    twoLanguages({
      languages: 'en, es, de',
      facts: 'price: { value: £40, meaning: A, source: B, checked: 2026-01-01 }\n',
      overlays: { es: price('£40', ', translated: £40'), de: price('40 Pfund', ', translated: £40') },
      pages: { 'de/home': 'title: Start\ndescription: Eine Seite.\nsections: []\n' },
    }),
  );
  return pipeline.choices();
}

it('changed everywhere, a figure changes where it says the same, and what another language says in its own words is told', async () => {
  const choices = await choicesOf();
  const [price] = choices.facts;
  const here = price && saidHere(price, { page: 'pages/home.yaml', choices });
  if (!here) throw new Error('The figure says nothing.');
  expect(here.file).toBe('pages/_facts.yaml');
  expect(figureEdits(price, here, '£45').map(({ file, edit }) => [file, edit])).toEqual([
    ['pages/_facts.yaml', { op: 'set', path: ['price', 'value'], value: '£45' }],
    ['pages/es/_facts.yaml', { op: 'set', path: ['price', 'value'], value: '£45' }],
    // It says what the original says now.
    ['pages/es/_facts.yaml', { op: 'set', path: ['price', 'translated'], value: '£45' }],
  ]);
  const select = vi.fn();
  const notice = noticeOfOthers(price, here, { select });
  expect(notice?.words).toBe('German still says “40 Pfund”.');
  expect(notice?.ways.map(({ does }) => does)).toEqual(['Change it in German']);
  notice?.ways[0]?.take();
  expect(select).toHaveBeenCalledWith({ file: 'pages/de/_facts.yaml', path: ['price', 'value'] });
});

it('on a page in a language that says a figure in its own words, those change', async () => {
  const choices = await choicesOf();
  const [price] = choices.facts;
  const here = price && saidHere(price, { page: 'pages/de/home.yaml', choices });
  if (!here) throw new Error('The figure says nothing.');
  const path = ['price', 'value'];
  expect(figureEdits(price, here, '45 Pfund')).toEqual([
    { file: 'pages/de/_facts.yaml', edit: { op: 'set', path, value: '45 Pfund' } },
  ]);
  expect(noticeOfOthers(price, here, { select: vi.fn() })?.words).toBe(
    'English still says “£40”. Spanish still says “£40”.',
  );
});

it('what texts have filled in says what its language says', async () => {
  const { placeholders } = await choicesOf();
  const said = (file: string) => figuresOf(placeholdersIn(file, placeholders)).filled('((facts.price))');
  expect(['pages/home.yaml', 'pages/es/home.yaml', 'pages/de/_site.yaml'].map(said)).toEqual([
    '£40',
    '£40',
    '40 Pfund',
  ]);
});

it('the few pages that show a figure are told by their names, many by their number', async () => {
  const { pages: entries } = await choicesOf();
  const pages = ['pages/home.yaml', 'pages/about.yaml'];
  expect(pagesShown({ uses: 2, pages }, entries)).toBe('“Home (/)” and “About (/about)”');
  // What is on every page is no page.
  expect(pagesShown({ uses: 3, pages }, entries)).toBe('3 pages');
  expect(pagesShown({ uses: 4, pages: [...pages, ...pages] }, entries)).toBe('4 pages');
});
