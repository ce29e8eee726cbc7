import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { projectRoot } from '#builder/base';
import { readContent } from '#builder/files';
import { hostOf, openStore } from '../../../tests/studio/support/open-store.ts';
import { stubLayout } from '../../../tests/studio/support/stub-layout.ts';
import { StudioProvider } from '../store/context.tsx';
import { siteFile } from '../store/site-folders.ts';
import { FormPane } from './FormPane.tsx';

it('a list that another language has itself says so in its form, with the way there', async () => {
  stubLayout();
  const folder = `${projectRoot}/schema/sample-site`;
  const host = hostOf(readContent(projectRoot, folder, `${folder}/_public`));
  const store = await openStore(host);
  await expect.poll(() => store.state.choices.ownLists, { timeout: 20_000 }).not.toEqual([]);
  store.select({ file: siteFile([...store.state.texts.keys()]), path: ['notices'] });
  await expect.poll(() => store.state.fileView?.kind).toBe('SiteSource');
  render(
    <StudioProvider store={store} host={host}>
      <FormPane />
    </StudioProvider>,
  );
  await screen.findByText('Pages in Spanish have their own notices: what changes here isn’t shown there.');
  await userEvent.click(screen.getByRole('button', { name: 'Notices in Spanish' }));
  expect(store.state.selection).toMatchObject({ file: expect.stringMatching(/es\/_site\.yaml$/), path: ['notices'] });
  await screen.findByRole('heading', { name: 'Notices in Spanish' });
  await expect.poll(() => screen.queryByText(/have their own/)).toBe(null);
  store.close();
  vi.unstubAllGlobals();
});
