import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hostOf, openStore, pipelineOfTexts, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { Said } from '../shell/Said.tsx';
import { StudioProvider } from '../store/context.tsx';
import { MemoryHost } from './memory-host.ts';

it('a picture that was sent and is named nowhere once all is saved can be deleted, and no other', async () => {
  const host = hostOf(sampleContent());
  expect(host).toBeInstanceOf(MemoryHost);
  const store = await openStore(host, undefined, pipelineOfTexts());
  const { page: file } = store.state;
  const place = (name: string) =>
    store.edit([{ file, edit: { op: 'set', path: ['picture'], value: { file: name, alt: 'A boat' } } }], {
      says: 'Picture',
    });
  const show = (name: string) => store.upload(name, new Blob(['x']), place);
  render(
    <StudioProvider store={store} host={host}>
      <Said />
    </StudioProvider>,
  );
  const asked = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent?.match(/\w+\.png/)?.[0]);
  host.pictures.add('before.png');
  await act(() => show('before.png'));
  await act(() => store.undo());
  await act(() => show('boat.png'));
  expect(asked()).toEqual([]);
  await act(() => store.save());
  expect(asked()).toEqual([]);
  await act(() => store.undo());
  // What isn't saved yet may still be wanted.
  expect(asked()).toEqual([]);
  await act(() => store.save());
  expect(asked()).toEqual(['boat.png']);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Delete it' })));
  expect([...host.pictures]).toEqual(['before.png']);
  expect(asked()).toEqual([]);
  store.close();
});
