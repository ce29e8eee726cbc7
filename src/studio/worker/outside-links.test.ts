import { expect, it } from 'vitest';
import { createPipeline } from '#studio/worker';
import { checker, pageText, twoLanguages } from '../../../tests/languages/support/two-languages.ts';

it('a link that leads nowhere is told at its place in the form, and no longer once it leads elsewhere', async () => {
  const pipeline = createPipeline(checker);
  const text = pageText('Home', '  - { type: prose, paragraphs: "[Tides](https://tides.harbour.org/today)" }\n');
  const gone = { 'https://tides.harbour.org/today': { what: 'gone' as const, since: '2026-05-01' } };
  await pipeline.open({ ...twoLanguages({ pages: { home: text } }), outside: gone });
  const told = async (file: string) =>
    (await pipeline.viewFile(file))?.diagnostics.flatMap(({ code, path }) => (code === 'link/gone' ? [path] : []));
  expect(await told('pages/home.yaml')).toEqual([['sections', 1, 'paragraphs']]);
  expect(await told('pages/about.yaml')).toEqual([]);
  await pipeline.replace(new Map([['pages/home.yaml', text.replace('/today', '/now')]]));
  expect(await told('pages/home.yaml')).toEqual([]);
});
