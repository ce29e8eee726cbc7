import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
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

it('what is no matter of words is taken over as the original says it, and the last one marks the page as up to date in the same step', async () => {
  const host = hostOf(sampleContent());
  const store = await openStore(host);
  const file = store.state.selection.file;
  const text = () => store.state.texts.get(file) ?? '';
  const written = text();
  const take = (field: string) => ({
    sentence: `The ${field} changed`,
    path: [field],
    taken: [{ path: [field], from: undefined, to: '2026-12-24' }],
  });
  const changes = ['hidden', 'until'].map(take);
  const show = (data: object) => (
    <StudioProvider store={store} host={host}>
      <BehindNote
        fileView={{ file, kind: 'PageSource', data, isUncertain: false, diagnostics: [] }}
        behind={{ original: 'page.yaml', mark: 'bcdfgh', changes }}
        root={[]}
      />
    </StudioProvider>
  );
  const { rerender } = render(show({}));
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const press = (at: number) =>
    fireEvent.click(screen.getAllByRole('button', { name: 'Take it over' })[at] as HTMLElement);
  press(1);
  await waitFor(() => expect(text()).toContain('until: 2026-12-24'));
  rerender(show({ until: '2026-12-24' }));
  expect(rows()[1]).toBe('The until changedUndoTaken over');
  rerender(show({}));
  expect(rows()[1]).toBe('The until changedTake it overMark as up to date');
  rerender(show({ until: '2026-12-24' }));
  const before = text();
  press(0);
  await waitFor(() => expect(text()).toContain('hidden: '));
  expect(text()).toContain('translated: bcdfgh');
  await store.undo();
  expect(text()).toBe(before);
  await store.undo();
  expect(text()).toBe(written);
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
