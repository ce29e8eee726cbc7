import { expect, it } from 'vitest';
import { compiled, pageText, type TwoLanguages } from './support/two-languages.ts';

const prose = (text: string) => `  - { type: prose, heading: Words, paragraphs: "${text}" }\n`;

it('a page, or shared sections, are told to be a copy whose longer texts are all those of the original', () => {
  const words = (...texts: string[]) => ['Call us at any time.', ...texts].map((text) => prose(text)).join('');
  const help = words('We are there in an hour.', 'Ask ((organization)) for it.');
  const copies = (given: TwoLanguages) =>
    compiled(given).diagnostics.flatMap(({ code, message }) => (code === 'translation/copy' ? message : []));
  const site = (own: string, languages = 'en, es') => ({
    languages,
    overlays: { [languages.slice(4)]: { _site: 'labels: { menu: Menú }\n' } },
    pages: { about: pageText('About', help), [`${languages.slice(4)}/about`]: own },
  });
  const copy = pageText('About', help);
  const told = 'All longer texts here are still those of `pages/about.yaml`, in English.';
  expect(copies(site(copy))).toEqual([told]);
  expect(copies(site(copy.replace('heading: Words', 'heading: Palabras')))).toEqual([told]);
  expect(copies(site(copy.replace('Call us at any time.', 'Llame a cualquier hora.')))).toEqual([]);
  expect(copies(site(copy, 'en, en-gb'))).toEqual([]);
  expect(copies({ pages: { about: pageText('About'), 'es/about': pageText('About') } })).toEqual([]);

  const long = `sections:\n${words('We like to help you.', 'We are there in an hour.')}`;
  const short = `sections:\n${help}`;
  const overlays = (own: string) => ({ es: { _site: 'labels: { menu: Menú }\n', '_shared/help': own } });
  expect(copies({ shared: { help: long }, overlays: overlays(long) })).toEqual([
    'All longer texts here are still those of `pages/_shared/help.yaml`, in English.',
  ]);
  expect(copies({ shared: { help: short }, overlays: overlays(short) })).toEqual([]);
});
