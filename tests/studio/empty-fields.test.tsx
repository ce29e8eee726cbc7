import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sectionOf, show, write } from './support/shown-form.tsx';

it('an optional field that is emptied and left is gone; a required one is empty', async () => {
  const store = show({ type: 'hero', heading: 'Hello', text: 'More.' });
  const empty = async (name: RegExp) => {
    const area = screen.getByRole('textbox', { name });
    await act(async () => write(area, ''));
    await act(async () => fireEvent.blur(area));
  };
  await empty(/^Introduction/);
  await empty(/^Heading/);
  expect(sectionOf(store)).toEqual({ type: 'hero', heading: '' });
});

it('a required field that stays empty is empty in the file, too, before it is left', async () => {
  const store = show({ type: 'hero', heading: 'Hello' });
  const area = screen.getByRole('textbox', { name: /^Heading/ });
  await act(async () => write(area, ''));
  expect(sectionOf(store)).toEqual({ type: 'hero', heading: 'Hello' });
  await waitFor(() => expect(sectionOf(store)).toEqual({ type: 'hero', heading: '' }), { timeout: 30_000 });
  await act(async () => write(area, 'H'));
  expect(sectionOf(store)).toEqual({ type: 'hero', heading: 'H' });
});

it('a field whose text is refused says what the file says', async () => {
  const store = show({ type: 'hero', heading: 'Hello', text: 'More.' });
  store.edit = async () => false;
  const area = screen.getByRole('textbox', { name: /^Introduction/ });
  await act(async () => write(area, 'Far too much.'));
  expect(sectionOf(store)).toEqual({ type: 'hero', heading: 'Hello', text: 'More.' });
  await waitFor(() => expect(area.textContent).toBe('More.'), { timeout: 30_000 });
});
