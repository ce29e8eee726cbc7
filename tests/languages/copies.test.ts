import { expect, it } from 'vitest';
import { messageWords } from '#kit/model';
import { compiled, pageText, type TwoLanguages } from './support/two-languages.ts';

const prose = (text: string) => `  - { type: prose, heading: Words, paragraphs: "${text}" }\n`;

it('each section of a page, or of shared sections, is told to be a copy whose texts are those of the original', () => {
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
  const told = 'The texts of this section are still those of `pages/about.yaml`, in English.';
  const titleTold = 'What `title` says is still what `pages/about.yaml` says, in English.';
  expect(copies(site(copy))).toEqual([titleTold, fieldTold, told, told, told]);
  expect(copies(site(copy.replace('heading: Words', 'heading: Palabras')))).toHaveLength(5);
  // What is translated is told no longer, and nothing else comes instead.
  const german = copy.replace(
    /^description: .*/m,
    'description: Eine Seite in zwei Sprachen, für einen Test und für niemanden sonst.',
  );
  expect(copies(site(german))).toEqual([titleTold, told, told, told]);
  expect(copies(site(copy, 'en, en-gb'))).toEqual([]);
  const described = { pages: { about: pageText('About'), 'es/about': pageText('About') } };
  expect(copies(described)).toEqual([titleTold, fieldTold]);
  // In the forms a field has the name that they show.
  const inForms = compiled(described).diagnostics.map((diagnostic) => messageWords(diagnostic).message);
  expect(inForms.filter((message) => message.startsWith('What “Words for search results” says'))).toHaveLength(1);

  const long = `sections:\n${words('We like to help you.', 'We are there in an hour.')}`;
  const short = `sections:\n${words('We are there in an hour.')}`;
  const overlays = (own: string) => ({ es: { _site: 'labels: { menu: Menú }\n', '_shared/help': own } });
  expect(copies({ shared: { help: long }, overlays: overlays(long) })).toEqual(
    Array(3).fill('The texts of this section are still those of `pages/_shared/help.yaml`, in English.'),
  );
  expect(copies({ shared: { help: short }, overlays: overlays(short) })).toHaveLength(2);
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
      'The texts of this section are still those of `pages/about.yaml`, in English.',
      'About, section 4 (prose "Words")',
      'note',
    ],
  ]);
});

it('a section of which some texts are translated is told with how many are not', () => {
  const item = (text: string) => `{ title: Item, text: "${text}" }`;
  const cards = (...texts: string[]) =>
    `  - { type: card-grid, heading: Items, items: [${texts.map(item).join(', ')}] }\n`;
  const [one, two, three] = [
    'We are there in an hour, wherever you are.',
    'Call us at any time, also at night, and somebody will answer.',
    'Pay when the work is done, and not before that day has come.',
  ];
  const told = (...own: string[]) =>
    compiled({
      pages: {
        about: pageText('About', cards(one, two, three)),
        'es/about': pageText('Acerca', cards(...own)),
      },
    }).diagnostics.flatMap(({ code, message, help, where }) =>
      code === 'translation/copy' && where?.includes('section') ? [[message, help]] : [],
    );
  const done = 'Llegamos en una hora, donde sea que usted esté.';
  expect(told(done, two, three)).toEqual([
    [
      '2 longer texts of this section are still those of `pages/about.yaml`, in English.',
      'Translate them into Spanish.',
    ],
  ]);
  expect(told(done, done, three)).toEqual([
    ['One longer text of this section is still that of `pages/about.yaml`, in English.', 'Translate it into Spanish.'],
  ]);
  expect(told(done, done, done)).toEqual([]);
});

it('a section of a few words is told where all of them are those of the original, but for names, addresses and figures', () => {
  const call = (heading: string, text: string) => `  - { type: prose, heading: "${heading}", paragraphs: "${text}" }\n`;
  const told = (original: [string, string], own: [string, string]) =>
    compiled({
      pages: { about: pageText('About', call(...original)), 'es/about': pageText('Acerca', call(...own)) },
    }).diagnostics.filter(({ code, where }) => code === 'translation/copy' && where?.includes('section'));
  const kettle: [string, string] = ['Tea', 'The kettle is on'];
  expect(told(kettle, kettle)).toHaveLength(1);
  expect(told(kettle, ['Té', 'El agua ya hierve'])).toEqual([]);
  expect(told(['The kettle is on', 'Come in at once'], ['El agua ya hierve', 'Come in at once'])).toEqual([]);
  for (const name of ['Mill Street Workshop', 'Write to hello@mill.example', 'from 8 to 17 on weekdays'])
    expect(told(['Mill', name], ['Mill', name])).toEqual([]);
});
