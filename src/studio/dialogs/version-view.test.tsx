import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fileStore } from '../../../tests/studio/support/form-store.ts';
import type { ContentHost, EarlierVersion } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import type { StudioStore } from '../store/types.ts';
import { VersionView } from './VersionView.tsx';

it.each([
  ['notices', 'Notices'],
  [undefined, undefined],
])('where the form of a part is open (%s), it is told that the whole file goes back', async (field, part) => {
  const version = { id: '1', at: '2030-03-01T10:00:00Z', author: 'Ada' } as unknown as EarlierVersion;
  const host = { earlier: async () => '{}' } as unknown as ContentHost;
  const file = fileStore({ kind: 'SiteSource', data: { notices: [] }, selected: field === undefined ? [] : [field] });
  const setText = vi.fn(async () => undefined);
  const asked = { setText, ask: async () => [], changes: async () => [], viewEarlier: async () => undefined };
  render(
    <StudioProvider store={Object.assign(file, asked) as unknown as StudioStore} host={host}>
      <VersionView file={file.state.selection.file} version={version} onTaken={() => undefined} />
    </StudioProvider>,
  );
  await screen.findByRole('button', { name: 'Bring this version back' });
  // What is brought back is told with the way back.
  fireEvent.click(screen.getByRole('button', { name: 'Bring this version back' }));
  expect(setText.mock.calls).toEqual([[file.state.selection.file, '{}', expect.objectContaining({ isShown: true })]]);
  expect(screen.queryByText(/goes back/)?.textContent.match(/only “(.*)”/)?.[1]).toBe(part);
});
