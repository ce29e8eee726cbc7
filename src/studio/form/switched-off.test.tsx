import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sectionOf, show } from '../../../tests/studio/support/shown-form.tsx';

it('a switch that is turned off stays where it is, to be turned on again; nothing is written of it', async () => {
  const cards = { type: 'card-grid', heading: 'Boats', items: [{ title: 'Dinghy', text: 'Small.' }] };
  const store = show({ ...cards, numbered: true });
  const numbered = () => screen.getByRole('switch', { name: /^Numbered/ });
  await act(async () => fireEvent.click(numbered()));
  expect(sectionOf(store)).toEqual(cards);
  expect(screen.queryByRole('switch', { checked: true })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Numbered' })).toBeNull();
  await act(async () => fireEvent.click(numbered()));
  expect(sectionOf(store)).toEqual({ ...cards, numbered: true });
});
