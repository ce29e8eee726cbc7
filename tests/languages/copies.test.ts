import { expect, it } from 'vitest';
import { messageWords } from '#kit/model';
import { compiled, pageText, type TwoLanguages } from './support/two-languages.ts';

const prose = (text: string) => `  - { type: prose, heading: Words, paragraphs: "${text}" }\n`;

it('a page, or shared sections, are told to be a copy whose longer texts are all those of the original', () => {
  const words = (...texts: string[]) => ['Call us at any time.', ...texts].map((text) => prose(text)).join('');
  const help = words('We are there in an hour at most.', 'Ask ((organization)) for it.');
  const copies = (given: TwoLanguages) =>
    compiled(given).diagnostics.flatMap(({ code, message }) => (code === 'translation/copy' ? message : []));
  const site = (own: string, languages = 'en, es') => ({
    languages,
    overlays: { [languages.slice(4)]: { _site: 'labels: { menu: Menú }\n' } },
    pages: { about: pageText('About', help), [`${languages.slice(4)}/about`]: own },
  });
  const copy = pageText('About', help);
  const fieldTold = 'What `description` says is still what `pages/about.yaml` says, in English.';
  const told = 'All longer texts here are still those of `pages/about.yaml`, in English.';
  expect(copies(site(copy))).toEqual([told]);
  expect(copies(site(copy.replace('heading: Words', 'heading: Palabras')))).toEqual([told]);
  // What is translated is the page's own: its sections are told as one.
  const german = copy.replace(
    /^description: .*/m,
    'description: Eine Seite in zwei Sprachen, für einen Test und für niemanden sonst.',
  );
  expect(copies(site(german))).toEqual([
    'The longer texts of all sections here are still those of `pages/about.yaml`, in English.',
  ]);
  expect(copies(site(copy, 'en, en-gb'))).toEqual([]);
  const described = { pages: { about: pageText('About'), 'es/about': pageText('About') } };
  expect(copies(described)).toEqual([fieldTold]);
  // In the forms a field has the name that they show.
  const inForms = compiled(described).diagnostics.map((diagnostic) => messageWords(diagnostic).message);
  expect(inForms.filter((message) => message.startsWith('What “Words for search results” says'))).toHaveLength(1);

  const long = `sections:\n${words('We like to help you.', 'We are there in an hour.')}`;
  const short = `sections:\n${words('We are there in an hour.')}`;
  const overlays = (own: string) => ({ es: { _site: 'labels: { menu: Menú }\n', '_shared/help': own } });
  expect(copies({ shared: { help: long }, overlays: overlays(long) })).toEqual([
    'All longer texts here are still those of `pages/_shared/help.yaml`, in English.',
  ]);
  expect(copies({ shared: { help: short }, overlays: overlays(short) })).toEqual([]);
});

it('once some of it is translated, each section that is not is told by itself, and no names and figures', () => {
  const sections = (...texts: string[]) => texts.map((text) => prose(text)).join('');
  const name = 'Smith, Miller and Sons, Old Mill Street, Springfield.';
  const texts = [
    name,
    'We are there in an hour, wherever you are, on every day of the year.',
    'Call us at any time, also at night, and somebody will answer who knows you.',
  ] as const;
  const own = pageText('Acerca', sections(name, 'Llegamos en una hora, donde sea, todos los días.', texts[2]));
  const { diagnostics } = compiled({ pages: { about: pageText('About', sections(...texts)), 'es/about': own } });
  const told = diagnostics.filter(({ code }) => code === 'translation/copy');
  expect(told.map(({ message, where, severity }) => [message, where, severity])).toEqual([
    [
      'All longer texts of this section are still those of `pages/about.yaml`, in English.',
      'About, section 4 (prose "Words")',
      'note',
    ],
  ]);
});
