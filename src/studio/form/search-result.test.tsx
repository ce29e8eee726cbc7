import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleContent } from '../../../tests/studio/support/open-store.ts';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { createChecker } from '../worker/create-checker.ts';
import { createPipeline } from '../worker/pipeline.ts';
import { FormPane } from './FormPane.tsx';

it('a page shows its title and its words for search results apart, and how both are found', async () => {
  const content = sampleContent();
  const [page] = content.pages;
  if (!page) throw new Error('The sample has no page.');
  const pipeline = createPipeline(createChecker());
  await pipeline.open(content);
  const holder = new StateHolder();
  render(
    <StudioProvider store={holder as unknown as StudioStore} host={{} as ContentHost}>
      <FormPane />
    </StudioProvider>,
  );
  const found = async (title: string) => {
    await pipeline.replace(new Map([[page.file, page.text.replace(/^title: .*$/m, `title: ${title}`)]]));
    const pageView = await pipeline.viewPage(page.file, { showsAbsent: true });
    const fileView = await pipeline.viewFile(page.file);
    act(() => holder.set({ page: page.file, pageView, fileView, selection: { file: page.file, path: [] } }));
    return [...screen.getByRole('figure').querySelectorAll('span, strong')].map(({ textContent }) => textContent);
  };
  expect(await found('Boats of ((product))')).toEqual(['sample.example/about', 'Boats of Sample']);
  expect(await found('Boats')).toEqual(['sample.example/about', 'Boats']);
  for (const name of ['Title', 'Words for search results']) screen.getByRole('textbox', { name });
});
