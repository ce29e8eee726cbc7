import { expect, it } from 'vitest';
import { atStart, placeInForms } from '#engine';
import { type Code, finding, type ParamsOf } from '#engine/catalogue';
import { type FormWords, labelOf, messageWords } from '#kit/model';
import { compiled } from '../../../tests/languages/support/two-languages.ts';
import { checker } from '../../../tests/studio/support/open-store.ts';
import { fieldsOf, sectionSchema, sectionTitle } from './schema.ts';

/** What is said to who fills in forms, of a file of pages. */
function said<C extends Code>(code: C, params: ParamsOf<C>): FormWords {
  return messageWords(atStart('pages/workshop.yaml', finding(code, params)));
}

it('a message in a form calls sections, fields, choices and files as the form does', () => {
  expect(said('block/unknown', { name: 'peeple', word: 'people', meant: [], known: [] })).toEqual({
    message: 'There is no kind of section “peeple”.',
    help: 'Change it to “People”.',
  });
  expect(said('language/no-words', { name: 'Spanish', original: 'English' })).toEqual({
    message: 'The menu, the forms and the labels of the pages in Spanish are in English.',
    help: 'Write them here in the language of these pages. What you leave out stays as it is in English.',
  });
  expect(said('page/hero', { isFirst: true }).message).toBe('A “Top of the page” stands only at the top of a page.');
  expect(said('value/choice', { value: 'blu', word: undefined, known: ['on-dark', 'plain'] })).toEqual({
    message: '“blu” is not one of the choices.',
    help: 'Write one of “On dark” or “Plain”.',
  });
  expect(said('labels/missing', { language: 'fr', names: ['hours'] }).help).toBe(
    'Write them in “On every page” under “Small words”: “Words at opening hours”.',
  );
  const hours = {
    value: 'ten to six',
    name: 'tuesday',
    form: '`closed`, or times',
    word: undefined,
    example: 'closed',
  };
  expect(said('value/form', hours).message).toBe('“Tuesday” takes “closed”, or times, but here stands “ten to six”.');
  expect(said('field/no-effect', { name: 'linkLabel', other: 'link', isMissing: true }).message).toBe(
    '“Words of the link” has no effect without “Link”.',
  );
});

it('a place is told with the kind of its section, and with the names of fields', () => {
  const sections = [
    { type: 'hero' },
    { type: 'card-grid', heading: 'What we offer', items: [{ picture: { alt: '' } }] },
  ];
  const path = ['sections', 1, 'items', 0, 'picture', 'alt'];
  expect(placeInForms('Workshop', { sections }, path, checker)).toBe(
    'Workshop, section 2 (Cards “What we offer”), card 1, “Picture”',
  );
});

it('a switch is pressed or taken away, not written as true', () => {
  const entries = ['picture/alt', 'picture/decorative', 'picture/link'] as const;
  expect(entries.map((code) => said(code, {}).help)).toEqual([
    'Write what it shows as “What the picture shows”, or choose “Only decoration” if it only decorates.',
    'Take “Only decoration” away, or empty the description.',
    'Write whose page it leads to as “What the picture shows”, and take “Only decoration” away.',
  ]);
  expect(said('picture/decorative', {}).message).toBe(
    'This picture has a description, and “Only decoration” says that it needs none.',
  );
});

it('what is empty is to be taken away only where that can be done', () => {
  const helps = [true, false].map((isNeeded) => said('field/empty', { name: 'heading', isNeeded }).help);
  expect(helps).toEqual(['Write something here.', 'Write something here, or take it away.']);
});

it('what is wrong in how a text is written is told in the names of that text', () => {
  expect(said('syntax/missing-colon', { name: 'linkLabel', line: '' }).message).toBe(
    'After “linkLabel” a colon is missing.',
  );
});

it('a file goes by what it is, and a figure by its name as people say it', () => {
  expect(said('title/duplicate', { firstFile: 'pages/es/about.yaml' }).message).toBe(
    'The page /es/about has the same title.',
  );
  expect(said('title/duplicate', { firstFile: 'pages/home.yaml' }).message).toBe('The home page has the same title.');
  expect(said('shared/unused', { name: 'opening-hours' }).message).toBe(
    'No page uses the shared sections “opening-hours”.',
  );
  expect(said('fact/unused', { name: 'boat_time', value: '9 weeks' }).message).toBe(
    'No page shows “boat time: 9 weeks”.',
  );
});

it('knows every block and every field of it', () => {
  for (const type of checker.blockTypes) {
    expect(said('block/wrong-type', { name: type, fits: ['prose'] }).message).toBe(
      `The fields of this section are not those of “${sectionTitle(type)}” but of “Text”.`,
    );
    for (const { name } of fieldsOf(sectionSchema(type) ?? {}, {}))
      expect(said('field/no-effect', { name, other: 'text', isMissing: true }).message).toBe(
        `“${labelOf(name)}” has no effect without “Text”.`,
      );
  }
});

it('a field that is missing goes by the name that its own form has for it, and the form by its title', () => {
  const { diagnostics } = compiled({ site: (text) => text.replace('  movement:\n', '$&    keep: 30 days\n') });
  const missing = diagnostics.filter(({ code }) => code === 'field/missing');
  expect(missing.map((diagnostic) => messageWords(diagnostic))).toMatchObject([
    { message: '“Join the Movement” has no “Questions”, which it needs.', help: 'Add the first.' },
  ]);
});

it('a sample is quoted as visitors see it, without the signs of what is marked in it', () => {
  const text = '(Sample) We mend **every** boat, see [our prices](/about).';
  const home = `title: Home\ndescription: A page.\nsections:\n  - { type: hero, heading: Home }\n  - type: prose\n    paragraphs: '${text}'\n`;
  const { diagnostics } = compiled({ pages: { home } });
  const [sample] = diagnostics.filter(({ code }) => code === 'text/sample');
  expect(sample?.message).toContain(text);
  expect(sample && messageWords(sample).message).toBe(
    'This is still the sample text: “(Sample) We mend every boat, see our prices.”',
  );
});
