import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileStore, formStore } from '../../../tests/studio/support/form-store.ts';
import { sectionOf, showStore } from '../../../tests/studio/support/shown-form.tsx';

const fill = (field: HTMLElement, value: string) =>
  act(async () => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  });

it('what is no number is told once its field is left, with what to write, and no longer once it is one', async () => {
  const store = showStore(formStore({ type: 'bar-chart', heading: 'Hours', items: [{ label: 'One', value: 5 }] }));
  await act(async () => store.select({ file: store.state.selection.file, path: ['sections', 0, 'items', 0, 'value'] }));
  const field = screen.getByDisplayValue('5');
  await fill(field, '12 hours');
  expect(screen.getByRole('alert').textContent).toMatch(/“12 hours” is no number.*such as 1250/);
  expect(field.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').closest('ul')?.id);
  expect(sectionOf(store)).toMatchObject({ items: [{ value: 5 }] });
  await fill(field, '12');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sectionOf(store)).toMatchObject({ items: [{ value: 12 }] });
});

it('a day that is left half typed is told', async () => {
  const data = { title: 'A page', description: 'What it is.', from: '2030-03-01', sections: [] };
  showStore(fileStore({ kind: 'PageSource', data, selected: ['from'] }));
  const field = screen.getByDisplayValue('2030-03-01');
  Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true });
  await fill(field, '');
  expect(screen.getByRole('alert').textContent).toMatch(/isn’t whole/);
});
