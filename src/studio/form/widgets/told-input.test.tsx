import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileStore, formStore } from '../../../../tests/studio/support/form-store.ts';
import { sectionOf, showStore } from '../../../../tests/studio/support/shown-form.tsx';
import { writeDrafts } from '../unwritten.ts';

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

/** Half a day or time, for which a browser's field has no value. */
async function halfType(field: HTMLElement) {
  Object.defineProperty(field, 'validity', { value: { badInput: true }, configurable: true });
  await fill(field, '');
}

it('a day and a time that are left half typed are told, and the file stays as it was', async () => {
  const data = { title: 'A page', description: 'What it is.', from: '2030-03-01 09:30', sections: [] };
  const store = showStore(fileStore({ kind: 'PageSource', data, selected: ['from'] }));
  await halfType(screen.getByDisplayValue('2030-03-01'));
  await halfType(screen.getByDisplayValue('09:30'));
  const [day, time] = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(day).toMatch(/day isn’t in the calendar, or isn’t whole/);
  expect(time).toMatch(/no whole time/);
  expect(store.data).toEqual(data);
});

it('so is a time of opening hours, where nothing is no time either', async () => {
  const section = { type: 'opening-hours', week: { monday: '9:00-17:00' } };
  const store = showStore(formStore(section));
  const closes = screen.getByLabelText('Monday closes');
  await fill(closes, '');
  expect(screen.getByRole('alert').textContent).toMatch(/no whole time/);
  expect(sectionOf(store)).toEqual(section);
  await fill(closes, '18:00');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sectionOf(store)).toMatchObject({ week: { monday: '9:00-18:00' } });
});

/** What a browser takes a day or a time for on the way. */
const typeOn = (field: HTMLElement, key: string, value?: string) =>
  act(async () => {
    fireEvent.keyDown(field, { key });
    if (value !== undefined) fireEvent.change(field, { target: { value } });
  });

it('a day is written once its field is left: what is typed on the way may be another one', async () => {
  const data = { title: 'A page', description: 'What it is.', from: '2030-03-01 09:30', sections: [] };
  const store = showStore(fileStore({ kind: 'PageSource', data, selected: ['from'] }));
  const day = screen.getByDisplayValue('2030-03-01');
  await typeOn(day, '2', '2030-03-02');
  expect(store.data).toEqual(data);
  await typeOn(day, '4', '2030-03-24');
  await act(async () => void fireEvent.blur(day));
  expect(store.data).toMatchObject({ from: '2030-03-24 09:30' });
});

it('a day is written before all is saved, and at once where it is chosen; half a one never is', async () => {
  const data = { title: 'A page', description: 'What it is.', from: '2030-03-01 09:30', sections: [] };
  const store = showStore(fileStore({ kind: 'PageSource', data, selected: ['from'] }));
  const day = screen.getByDisplayValue('2030-03-01');
  await typeOn(day, '2', '2030-03-02');
  await act(async () => writeDrafts());
  expect(store.data).toMatchObject({ from: '2030-03-02 09:30' });
  fireEvent.pointerDown(day);
  await act(async () => void fireEvent.change(day, { target: { value: '2030-03-09' } }));
  expect(store.data).toMatchObject({ from: '2030-03-09 09:30' });
  await typeOn(day, '3');
  Object.defineProperty(day, 'validity', { value: { badInput: true }, configurable: true });
  await typeOn(day, '0', '');
  await act(async () => writeDrafts());
  expect(store.data).toMatchObject({ from: '2030-03-09 09:30' });
});

it('the half of a day is told wherever in a time it is typed', async () => {
  const store = showStore(formStore({ type: 'opening-hours', week: { monday: '9:00-17:00' } }));
  const closes = screen.getByLabelText('Monday closes');
  await typeOn(closes, '9', '09:00');
  await typeOn(closes, 'p');
  await typeOn(closes, 'm');
  await act(async () => void fireEvent.blur(closes));
  expect(sectionOf(store)).toMatchObject({ week: { monday: '9:00-21:00' } });
});
