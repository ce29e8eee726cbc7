import { expect, it } from 'vitest';
import { withTexts } from '#engine';
import { createPipeline } from '#studio/worker';
import { checker, sampleContent } from '../../../tests/studio/support/open-store.ts';
import type { WordsQuery } from './protocol.ts';

const sample = sampleContent();
const file = `${sample.folder}/find.yaml`;
const text = `title: The small service # the small service
description: A page about the small service.
sections:
  - type: hero
    heading: The small service
    text: "The *small* service is at [the small service](/small-service), or small-service@small.example." # small
  - type: prose
    id: small
    paragraphs: >-
      Smallish things aren't small: ((facts.small)) of them
      are small services.
`;
const facts = `${sample.facts?.text ?? ''}\nsmall:\n  value: a small few\n  meaning: Small ones.\n  source: The small book\n  checked: 2026-01-01\n`;
const pipeline = createPipeline(checker);
const content = withTexts(
  sample,
  new Map([
    [file, text],
    [sample.facts?.file ?? '', facts],
  ]),
);
await pipeline.open(content);

const query = (words: string, more: Partial<WordsQuery> = {}): WordsQuery => ({
  words,
  instead: 'LARGE',
  isExact: false,
  isWhole: false,
  isPattern: false,
  ...more,
});

const placesOf = async (asked: WordsQuery) => {
  const found = await pipeline.find(asked);
  if ('refused' in found) throw new Error(found.refused);
  return found.places.filter((place) => place.file === file || place.path[0] === 'small');
};

/** The page once all that a query finds on it is replaced. */
const replaced = async (asked: WordsQuery): Promise<string | undefined> => {
  const plan = await pipeline.plan({ kind: 'replace', query: asked, places: await placesOf(asked) });
  if ('refused' in plan) throw new Error(plan.refused);
  return plan.changes.find((change) => change.file === file)?.after;
};

it('hits what visitors read and no address, name, comment or figure’s name; nothing else of the file changes', async () => {
  const asked = query('small', { isWhole: true });
  expect(await replaced(asked)).toBe(`title: The LARGE service # the small service
description: A page about the LARGE service.
sections:
  - type: hero
    heading: The LARGE service
    text: "The *LARGE* service is at [the LARGE service](/small-service), or small-service@small.example." # small
  - type: prose
    id: small
    paragraphs: >-
      Smallish things aren't LARGE: ((facts.small)) of them
      are LARGE services.
`);
  const figure = (await placesOf(asked)).find(({ path }) => path[0] === 'small');
  expect(figure).toMatchObject({ path: ['small', 'value'], before: 'a ', words: 'small', after: ' few' });
});

it('finds where figures come from and what the site is called; the name of a source is none', async () => {
  const site = `product:\n  name: Tin Whistle\norganization:\n  name: Tin Whistle Club\nsources:\n  tin:\n    name: The tin book\n    link: /`;
  const figure = (name: string, source: string) =>
    `${name}:\n  value: "9"\n  meaning: None.\n  source: ${source}\n  checked: 2026-01-01\n`;
  const own = createPipeline(checker);
  await own.open(
    withTexts(
      sample,
      new Map([
        [sample.site?.file ?? '', site],
        [sample.facts?.file ?? '', figure('told', 'Words of a tin man') + figure('named', 'tin')],
      ]),
    ),
  );
  const found = await own.find(query('tin', { isWhole: true, instead: 'brass' }));
  if ('refused' in found) throw new Error(found.refused);
  const places = found.places.filter((place) => /_(?:site|facts)/.test(place.file));
  expect(places.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'organization.name',
    'product.name',
    'sources.tin.name',
    'told.source',
  ]);
});

it('shows each place as it is read: with what figures say, and no marks', async () => {
  const [place] = await placesOf(query('small services'));
  expect(place).toMatchObject({
    before: "Smallish things aren't small: a small few of them are ",
    words: 'small services',
    after: '.',
  });
  expect(place?.where).toContain('section 2');
});

it('finds whole words, capitals, and what a page sets in another way than it is typed', async () => {
  expect(await placesOf(query('Small', { isExact: true }))).toHaveLength(1);
  expect(await placesOf(query('smallish', { isWhole: true, isExact: true }))).toHaveLength(0);
  expect(await placesOf(query('things aren’t'))).toHaveLength(1);
  expect(await placesOf(query('facts.'))).toHaveLength(0);
  // Words across the end of a mark are words all the same; across a link's, the link would be lost.
  expect(await placesOf(query('small service is'))).toHaveLength(1);
  expect(await placesOf(query('at the small'))).toHaveLength(0);
});

it('keeps the capitals of what it replaces, unless they are matched, and those that were typed', async () => {
  expect(await replaced(query('small', { instead: 'great', isWhole: true }))).toContain('The *great* service');
  expect(await replaced(query('smallish', { instead: 'great' }))).toContain('Great things aren');
  expect(await replaced(query('Smallish', { instead: 'great' }))).toContain('Great things aren');
  expect(await replaced(query('Smallish', { instead: 'great', isExact: true }))).toContain('great things aren');
  await pipeline.replace(new Map([[file, text.replace('Smallish', 'SMALL')]]));
  expect(await replaced(query('small things', { instead: 'great things' }))).toContain('Great things');
  expect(await replaced(query('small', { instead: 'great' }))).toContain('GREAT things');
  expect(await replaced(query('small', { instead: 'iPhone' }))).toContain('iPhone things');
  await pipeline.replace(new Map([[file, text]]));
});

it('takes regular expressions with groups, and says what is none', async () => {
  const pattern = query('(small) (service)s?', { isPattern: true, isExact: true, instead: '$2, $1' });
  expect(await replaced(pattern)).toContain('are service, small.');
  expect(await pipeline.find(query('(', { isPattern: true }))).toMatchObject({
    refused: expect.stringContaining('bracket'),
  });
});

it('writes a star as a star, refuses what would be read as a figure, and what has changed since it was seen', async () => {
  expect(await replaced(query('Smallish', { isExact: true, instead: '*Any* [x](/y)' }))).toContain(
    '\\*Any\\* \\[x\\](/y) things',
  );
  const figure = query('Smallish', { isExact: true, instead: '((facts.small))' });
  expect(await pipeline.plan({ kind: 'replace', query: figure, places: await placesOf(figure) })).toHaveProperty(
    'refused',
  );
  const asked = query('Smallish', { isExact: true });
  const places = await placesOf(asked);
  await pipeline.replace(new Map([[file, text.replace('Smallish', 'Quite smallish')]]));
  expect(await pipeline.plan({ kind: 'replace', query: asked, places })).toMatchObject({
    refused: expect.stringContaining('changed meanwhile'),
  });
  await pipeline.replace(new Map([[file, text]]));
});
