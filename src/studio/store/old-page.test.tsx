import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleContent } from '../../../tests/studio/support/open-store.ts';
import type { ContentHost } from '../host/content-host.ts';
import { OldPage } from '../preview/OldPage.tsx';
import { createChecker } from '../worker/create-checker.ts';
import { createPipeline } from '../worker/pipeline.ts';
import { StudioProvider } from './context.tsx';
import { StateHolder } from './state-holder.ts';
import type { StudioStore } from './types.ts';

it('a page that is shown as it last could be read says so, until it can be read again', async () => {
  const content = sampleContent();
  const [page] = content.pages;
  if (!page) throw new Error('The sample has no page.');
  const pipeline = createPipeline(createChecker());
  await pipeline.open(content);
  const holder = new StateHolder();
  render(
    <StudioProvider store={holder as unknown as StudioStore} host={{} as ContentHost}>
      <OldPage />
    </StudioProvider>,
  );
  const shown = async (text: string) => {
    await pipeline.replace(new Map([[page.file, text]]));
    const pageView = await pipeline.viewPage(page.file, { showsAbsent: true });
    act(() => holder.set({ page: page.file, pageView }));
    return screen.getByRole('status').textContent;
  };
  expect(await shown(page.text)).toBe('');
  expect(await shown('title: "A\n  b: [')).toMatch(/^This is the page as it last could be read\./);
  expect(await shown(page.text)).toBe('');
});

it('a menu or a colour that is shown as it was before a mistake says so', async () => {
  const content = sampleContent();
  const { site } = content;
  const [page] = content.pages;
  if (!page || !site) throw new Error('The sample has no page or site.');
  const pipeline = createPipeline(createChecker());
  await pipeline.open(content);
  const holder = new StateHolder();
  render(
    <StudioProvider store={holder as unknown as StudioStore} host={{} as ContentHost}>
      <OldPage />
    </StudioProvider>,
  );
  const shown = async (text: string) => {
    await pipeline.replace(new Map([[site.file, text]]));
    const pageView = await pipeline.viewPage(page.file, { showsAbsent: true });
    act(() => holder.set({ page: page.file, pageView }));
    return screen.getByRole('status').textContent;
  };
  const wrong = site.text.replace(/^navigation:\n/m, 'navigation:\n  - label: Nowhere\n');
  expect(wrong).not.toBe(site.text);
  expect(await shown(site.text)).toBe('');
  expect(await shown(wrong)).toBe(
    '“On every page” is shown as it was before a mistake in it. What was changed there since is not shown yet. The menu entry “Nowhere” leads nowhere yet.',
  );
  expect(await shown(site.text)).toBe('');
});
