import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { valueAt } from '#kit/model';
import { sectionOf, show } from './support/shown-form.tsx';

it('hours of a day are times from which and until which it is open, or it is closed', async () => {
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const closed = Object.fromEntries(days.map((day) => [day, 'closed']));
  const store = show({ type: 'opening-hours', week: { ...closed, monday: '9:00-13:00, 14:00-24:00' } });
  const monday = () => valueAt(sectionOf(store), ['week', 'monday']);
  const time = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
  expect(time('Monday, 2 closes').value).toBe('00:00');
  await act(async () => fireEvent.change(time('Monday opens'), { target: { value: '08:30' } }));
  expect(monday()).toBe('8:30-13:00, 14:00-24:00');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete these hours of Monday' })));
  expect(monday()).toBe('14:00-24:00');
  await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Monday: open' })));
  expect(monday()).toBe('closed');
  await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Monday: open' })));
  expect(monday()).toBe('14:00-24:00');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'More hours' })));
  expect(document.activeElement).toBe(time('Monday, 2 opens'));
});
