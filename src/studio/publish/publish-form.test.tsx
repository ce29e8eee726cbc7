import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PublishForm } from './PublishForm.tsx';

it.each([
  ['2027-03-04T08:10', '2027-03-04T09:00'],
  ['2027-03-04T09:00', '2027-03-05T09:00'],
  ['2027-12-31T17:45', '2028-01-01T09:00'],
])('at %s, the day and hour that are asked for are %s to begin with', (now, at) => {
  const onPublish = vi.fn();
  render(
    <PublishForm
      isRunning={false}
      hour={{ zone: 'Europe/Madrid', now }}
      onPublish={onPublish}
      onClose={() => undefined}
    />,
  );
  fireEvent.click(screen.getByLabelText('On a day and hour'));
  const field = screen.getByLabelText<HTMLInputElement>(/^Day and hour where the site is/);
  expect([field.value, field.min]).toEqual([at, now]);
  fireEvent.click(screen.getByRole('button', { name: 'Publish then' }));
  expect(onPublish).toHaveBeenCalledWith('', at);
});
