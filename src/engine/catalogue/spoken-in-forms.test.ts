import { expect, it } from 'vitest';
import { finding } from './index.ts';
import { field, fileCalled, say, written } from './say.ts';
import { spokenInForms } from './spoken-in-forms.ts';

it.each([
  ['pages/our-team.yaml', 'The page /our-team'],
  ['../../site/pages/our-team.yaml', 'The page /our-team'],
  ['../old/pages/site/pages/de/our-team.json', 'The page /de/our-team'],
  ['D:/site/pages/home.yaml', 'The home page'],
  ['../site/our-team.yaml', 'The page /our-team'],
  ['../site/_shared/next-step.yaml', 'The shared sections “next step”'],
  ['../site/_facts.yaml', '“Figures”'],
  ['pages/es/_site.yaml', '“On every page” in Spanish'],
  ['pages/es/home.yaml', 'The home page in Spanish'],
  ['pages/team/home.yaml', 'The page /team/home'],
])('a file goes by the same words wherever its folder lies: %s', (file, words) => {
  expect(spokenInForms([fileCalled(file)])).toBe(words);
});

it('a short name is said as it is written, a choice as forms call it', () => {
  expect(spokenInForms([field('id', 'nope')])).toBe('“Short name for links: nope”');
  expect(spokenInForms([field('background', 'tinted')])).toBe('“Background: Tinted”');
});

it('what is quoted and quotes something itself has other marks inside, and one full stop', () => {
  const told = (text: string) => spokenInForms(say`It still says ${written(text)}.`);
  expect(told('Such as “See the prices”.')).toBe('It still says “Such as ‘See the prices’.”');
  expect(told('See the “prices”')).toBe('It still says “See the ‘prices’”.');
  expect(told('”')).toBe('It still says “””.');
});

it('of a link that leads nowhere, forms speak of their list of pages', () => {
  const near = { word: undefined, isSure: false };
  const helpOf = ({ said: { inForms, help } }: ReturnType<typeof finding>) =>
    spokenInForms(inForms?.help ?? help ?? []);
  expect(helpOf(finding('link/form', { url: 'our team page', ...near }))).toBe(
    'Choose a page of the list, or write a web address, an e-mail address or a telephone number.',
  );
  const nowhere = { path: '/team', example: '/about' };
  expect(helpOf(finding('link/unknown-page', { ...nowhere, ...near }))).toBe('Choose a page of the list.');
  expect(helpOf(finding('link/unknown-page', { ...nowhere, word: '/teams', isSure: true }))).toBe(
    'Change it to “/teams”.',
  );
});
