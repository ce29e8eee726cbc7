import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import type { WordsQuery } from '../worker/protocol.ts';
import { FindDialog } from './FindDialog.tsx';

const place = { file: 'prices.yaml', path: ['title'], value: 'A boat', from: 2, to: 6, where: 'Prices, title' };

it('says that words are deleted where none are written instead, before it is done and after', async () => {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  const find = ({ words, instead }: WordsQuery) => ({
    places: [{ ...place, before: 'A ', words, instead, after: '' }],
    more: 0,
  });
  let isUndone = false;
  const store = Object.assign(new StateHolder(), {
    undo: async () => {
      isUndone = true;
    },
    ask: async (question: (asked: unknown) => unknown) => question({ find }),
    plan: async () => ({}),
    carryOut: async () => true,
  }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <FindDialog onClose={() => undefined} />
    </StudioProvider>,
  );
  expect(screen.getByLabelText(/^Replace with/).closest('label')?.textContent).toMatch(/is deleted/);
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'boat' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete in 1 place', hidden: true }));
  await waitFor(() => expect(screen.getByText(/^Deleted in 1 place/)).toBeTruthy());
  const undo = screen.getByRole('button', { name: 'Undo', hidden: true });
  expect(undo.parentElement).toBe(
    screen.getByRole('button', { name: 'Delete in 1 place', hidden: true }).parentElement,
  );
  // Right after that, undo is of what was done, also in the field.
  fireEvent.keyDown(screen.getByLabelText('Find'), { key: 'z', ctrlKey: true });
  expect(isUndone).toBe(true);
  expect(await screen.findByText('Undone: the words are as they were before.')).toBeTruthy();
  // It is no part of the choices above it.
  expect(screen.getByRole('status', { hidden: true }).parentElement?.querySelector(':scope > label')).toBe(
    screen.getByLabelText('Find').closest('label'),
  );
  expect(screen.queryByRole('button', { name: 'Undo', hidden: true })).toBeNull();
});
