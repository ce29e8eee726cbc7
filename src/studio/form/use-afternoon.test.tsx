import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { StudioProvider } from '../store/context.tsx';
import { Messages } from './Messages.tsx';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

it('hours until the next morning end in the afternoon by one press, also while another field has a mistake', async () => {
  const host = hostOf(sampleContent());
  const store = await openStore(host);
  const { page } = store.state;
  const week = { ...Object.fromEntries(days.map((day) => [day, 'closed'])), tuesday: '10:00-9:00' };
  const value = { type: 'opening-hours', heading: 'When', phone: 'to come', week };
  await act(() =>
    store.edit([{ file: page, edit: { op: 'insert', path: ['sections'], index: 1, value } }], { says: 'Hours' }),
  );
  const told = (code: string) => store.state.diagnostics.filter((one) => one.code === code);
  const note = () => told('hours/overnight');
  await expect.poll(note).toHaveLength(1);
  expect(told('value/form')).toHaveLength(1);
  render(
    <StudioProvider store={store} host={host}>
      <Messages messages={note()} />
    </StudioProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Let it close in the afternoon (10:00–21:00)' }));
  await expect.poll(note).toEqual([]);
  expect(store.state.texts.get(page)).toMatch(/tuesday: "?10:00-21:00"?$/m);
  store.close();
});
