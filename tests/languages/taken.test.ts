import { expect, it } from 'vitest';
import { compileContent } from '#engine';
import { renamePage } from '#engine/refactor';
import { checker, pageText, type TwoLanguages, twoLanguages } from './support/two-languages.ts';

/** The errors of a site with public files, by file and code. */
function errorsOf(given: TwoLanguages, publicFiles: readonly string[] = []): string[] {
  const files = { ...twoLanguages(given), publicFiles: new Map(publicFiles.map((file) => [file, {}])) };
  const { diagnostics } = compileContent(files, checker);
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ file, code }) => `${file} ${code}`);
}

it('a public file can’t stand where the build writes one of a language', () => {
  const taken = ['/es/404.html', '/ES/Feed.xml', '/es/feed.xml.br', '/es/about/index.html'];
  const errors = errorsOf({}, [...taken, '/es/paper.pdf', '/fr/404.html']);
  expect(errors.toSorted()).toEqual(taken.map((file) => `public${file} file/taken`).toSorted());
});

it('an address of a language can’t be that of its page for missing addresses', () => {
  expect(errorsOf({ pages: { 'es/404': pageText('Nada') } })).toEqual(['pages/es/404.yaml route/taken']);
  expect(renamePage({ files: twoLanguages(), checker }, { from: '/es/about', to: '/es/404' })).toHaveProperty(
    'refused',
  );
});

it('nothing that the build writes for a language is redirected', () => {
  const site = (text: string) => `${text}\nredirects:\n  /es/feed.xml: /about\n  /es/old: /about\n`;
  expect(errorsOf({ site })).toEqual(['pages/_site.yaml redirect/from']);
});
