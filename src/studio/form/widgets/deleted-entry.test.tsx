import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fileStore, formStore } from '../../../../tests/studio/support/form-store.ts';
import { showStore } from '../../../../tests/studio/support/shown-form.tsx';

const questions = [
  { question: 'May I help?', answer: 'Yes.' },
  { question: 'Is there a crane?', answer: 'There is.' },
];
const site = { url: 'https://example.org', name: 'A site', notices: [{ text: 'Closed on Monday' }] };

it.each([
  ['Question 2', formStore({ type: 'accordion', heading: 'Before you come', items: questions })],
  ['Notice 1', fileStore({ kind: 'SiteSource', data: site, selected: ['notices'] })],
])('an entry of a list that is deleted is told with the way back, also the only one: %s', async (title, store) => {
  showStore(store);
  const edit = vi.spyOn(store, 'edit');
  const tools = screen.getByRole('group', { name: title });
  const remove = [...tools.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete');
  await act(async () => remove && fireEvent.click(remove));
  expect(edit.mock.lastCall?.[1]).toEqual({ says: `${title} was deleted`, isShown: true });
});
