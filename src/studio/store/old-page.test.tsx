import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleContent } from '../../../tests/studio/support/open-store.ts';
import type { ContentHost } from '../host/content-host.ts';
import { OldPage } from '../preview/OldPage.tsx';
import { createChecker } from '../worker/create-checker.ts';
import { createPipeline } from '../worker/pipeline.ts';
import { StudioProvider } from './context.tsx';
import { StateHolder } from './state-holder.ts';
import type { Selection, StudioStore } from './types.ts';

const content = sampleContent();
const [page] = content.pages;
const { site } = content;
if (!page || !site) throw new Error('The sample has no page or site.');

/** What is said of a page once a file says something else, while something in it is selected. */
async function openOldPage(shown: string, file = shown) {
  const pipeline = createPipeline(createChecker());
  await pipeline.open(content);
  const holder = new StateHolder();
  render(
    <StudioProvider store={holder as unknown as StudioStore} host={{} as ContentHost}>
      <OldPage />
    </StudioProvider>,
  );
  return async (text: string, selected: Partial<Selection> = {}) => {
    await pipeline.replace(new Map([[file, text]]));
    const pageView = await pipeline.viewPage(shown, { showsAbsent: true });
    const fileView = await pipeline.viewFile(file);
    act(() => holder.set({ page: shown, pageView, fileView, selection: { file, path: [], ...selected } }));
    return screen.getByRole('status').textContent;
  };
}

it('a page that is shown as it last could be read says so, until it can be read again', async () => {
  const shown = await openOldPage(page.file);
  expect(await shown(page.text)).toBe('');
  expect(await shown('title: "A\n  b: [')).toMatch(/^This is the page as it last could be read\./);
  expect(await shown(page.text)).toBe('');
});

it('a menu or a colour that is shown as it was before a mistake says so', async () => {
  const shown = await openOldPage(page.file, site.file);
  const wrong = site.text.replace(/^navigation:\n/m, 'navigation:\n  - label: Nowhere\n');
  expect(wrong).not.toBe(site.text);
  expect(await shown(site.text)).toBe('');
  expect(await shown(wrong)).toBe(
    '“On every page” is shown as it was before a mistake in it. What was changed there since is not shown yet. The menu entry “Nowhere” leads nowhere yet.',
  );
  // What has just come and is still empty, nobody has left so.
  expect(await shown(wrong, { path: ['navigation', 0], isUnleft: true })).toBe('');
  expect(await shown(wrong, { path: ['navigation', 1], isUnleft: true })).not.toBe('');
  expect(await shown(site.text)).toBe('');
});
