import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { Tour } from './Tour.tsx';

beforeEach(() => localStorage.clear());

it('is walked through by Enter alone: the focus stays on one button to the end, which closes it', async () => {
  render(<Tour />);
  screen.getByRole('button', { name: 'Next' }).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByLabelText('A short tour')).toBeNull();
});

it('ends by Escape, wherever the focus is, unless what has it hears the key', async () => {
  const hear = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', hear);
  const { unmount } = render(<Tour />);
  await userEvent.keyboard('{Escape}');
  expect(screen.getByLabelText('A short tour')).toBeTruthy();
  document.body.removeEventListener('keydown', hear);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByLabelText('A short tour')).toBeNull();
  unmount();
  // For good.
  render(<Tour />);
  expect(screen.queryByLabelText('A short tour')).toBeNull();
});
