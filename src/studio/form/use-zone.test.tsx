import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { StudioProvider } from '../store/context.tsx';
import { siteFile } from '../store/site-folders.ts';
import { Messages } from './Messages.tsx';
import { placeOfZone } from './zone-place.ts';

it('hours without a time zone get that of this computer by one press', async () => {
  const host = hostOf(sampleContent());
  const store = await openStore(host);
  const { page } = store.state;
  const hours = { type: 'opening-hours', heading: 'When', hours: { mo: '10:00-18:00' } };
  await act(() =>
    store.edit([{ file: page, edit: { op: 'insert', path: ['sections'], index: 0, value: hours } }], { says: 'Hours' }),
  );
  const note = () => store.state.diagnostics.filter(({ code }) => code === 'zone/missing');
  await expect.poll(note).toHaveLength(1);
  render(
    <StudioProvider store={store} host={host}>
      <Messages messages={note()} />
    </StudioProvider>,
  );
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await userEvent.click(screen.getByRole('button', { name: `Use ${placeOfZone(timeZone)}, as on this computer` }));
  await expect.poll(note).toEqual([]);
  expect(store.state.texts.get(siteFile([...store.state.texts.keys()]))).toMatch(
    new RegExp(`^zone: ${timeZone}$`, 'm'),
  );
  await act(() => store.undo());
  await expect.poll(note).toHaveLength(1);
  store.close();
});
