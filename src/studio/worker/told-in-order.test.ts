import { expect, it } from 'vitest';
import { createPipeline } from '#studio/worker';
import { checker, pageText, twoLanguages } from '../../../tests/languages/support/two-languages.ts';

const words = (text: string) => `  - { type: prose, heading: Words, paragraphs: "${text}" }\n`;

it('where a figure is used, and what the deletion of a page changes, is told in the order in which pages are listed', async () => {
  const said = words('It costs ((facts.price)), as [this](/offer) says.');
  const names = { home: 'Home', about: 'About', 'es/home': 'Inicio', 'es/about': 'Acerca' };
  const pages = Object.entries(names).map(([name, title]) => [name, pageText(title, said)]);
  const files = twoLanguages({
    facts: 'price: { value: £40, meaning: A, source: B, checked: 2026-01-01 }\n',
    pages: { ...Object.fromEntries(pages), offer: pageText('Offer') },
  });
  const pipeline = createPipeline(checker);
  // As a folder has them: those of a language before the home page of the site.
  await pipeline.open({ ...files, pages: files.pages.toSorted((one, other) => (one.file < other.file ? -1 : 1)) });
  const choices = await pipeline.choices();
  const listed = ['home', 'about', 'es/home', 'es/about'].map((name) => `pages/${name}.yaml`);
  expect(choices.facts.map((fact) => fact.pages)).toEqual([listed]);
  const plan = await pipeline.plan({ kind: 'delete', path: '/offer', instead: { to: '/contact' } });
  if ('refused' in plan) throw new Error(plan.refused);
  expect(plan.sentences.map(({ page }) => page)).toEqual([
    'Home (/)',
    'About (/about)',
    'Offer of a small site',
    'Home (/es)',
    'About (/es/about)',
  ]);
  // A page is called there as everywhere else, also where the other one of its name hasn't changed.
  const changed = await pipeline.changes(new Map([['pages/about.yaml', pageText('Another title')]]));
  expect(changed.map(({ page }) => page)).toEqual(['About (/about)']);
});

it('a note among all of the site says its section by what that is called, and by its number where it has no words', async () => {
  const sections = `  - { type: prose, heading: Three ways, paragraphs: "It is [here](/nowhere)." }\n  - { type: prose, paragraphs: "" }\n`;
  const pipeline = createPipeline(checker);
  await pipeline.open(twoLanguages({ pages: { home: pageText('Home', sections) } }));
  const { diagnostics } = await pipeline.siteState();
  const found = diagnostics.filter(({ path, file }) => file === 'pages/home.yaml' && path[0] === 'sections');
  expect(new Set(found.map(({ section }) => section))).toEqual(new Set(['Text “Three ways”', 'section 3']));
});
