import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StudioProvider } from '#studio';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import type { ContentHost } from '../host/content-host.ts';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { BehindNote } from './BehindNote.tsx';
import { useWithCopy } from './use-behind.ts';

it('what is marked as up to date stays in its row, with the way back, while others are open', async () => {
  const host = hostOf(sampleContent());
  const store = await openStore(host);
  const changes = ['The title changed', 'The heading changed'].map((sentence) => ({ sentence, path: ['title'] }));
  const fileView = { file: 'es/page.yaml', kind: 'PageSource', data: {}, isUncertain: false, diagnostics: [] } as const;
  render(
    <StudioProvider store={store} host={host}>
      <BehindNote fileView={fileView} behind={{ original: 'page.yaml', changes }} root={[]} />
    </StudioProvider>,
  );
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const before = rows();
  fireEvent.click(screen.getAllByRole('button', { name: 'Mark as up to date' })[0] as HTMLElement);
  expect(rows()).toEqual(['The title changedUndoUp to date', before[1]]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rows()).toEqual(before);
  store.close();
});

it('the form of a copy of its original says so, beside what is said of the file alone', () => {
  const holder = new StateHolder();
  const place = { line: 1, column: 1, endLine: 1, endColumn: 1, severity: 'note', message: '', path: [] } as const;
  const copy = { ...place, code: 'translation/copy', file: 'es/page.yaml' };
  const own = [{ ...place, code: 'title/length', file: 'es/page.yaml' }];
  holder.set({ diagnostics: [...own, copy, { ...copy, file: 'es/home.yaml' }] });
  const { result } = renderHook(() => useWithCopy('es/page.yaml', own), {
    wrapper: ({ children }) => (
      <StudioProvider store={holder as unknown as StudioStore} host={{} as ContentHost}>
        {children}
      </StudioProvider>
    ),
  });
  expect(result.current).toEqual([...own, copy]);
});
