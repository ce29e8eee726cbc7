import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checker, hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { StudioProvider } from '../store/context.tsx';
import { createPipeline } from '../worker/pipeline.ts';
import { ChangesDialog } from './ChangesDialog.tsx';

it('what changed on one page is taken back there, in one step, and what changed on another stays', async () => {
  const content = sampleContent();
  const host = hostOf(content);
  const store = await openStore(host, undefined, createPipeline(checker));
  const [one, other] = content.pages.filter(({ file }) => !file.includes('/_')).slice(0, 2);
  if (!one || !other) throw new Error('The sample site has two pages.');
  for (const { file } of [one, other])
    await store.edit([{ file, edit: { op: 'set', path: ['title'], value: 'Something else' } }], { says: 'Titled' });
  await store.edit([{ file: one.file, edit: { op: 'set', path: ['description'], value: '' } }], { says: 'Emptied' });
  await expect.poll(() => store.state.diagnostics.filter(({ severity }) => severity === 'error').length).toBe(1);
  render(
    <StudioProvider store={store} host={host}>
      <ChangesDialog onClose={() => undefined} onDialog={() => undefined} />
    </StudioProvider>,
  );
  await screen.findByText(/^1 mistake keeps what is saved from visitors/);
  const [first] = await screen.findAllByRole('button', { name: /^Take back what changed in “.+”$/ });
  const changed = store.state.texts.get(one.file);
  if (first) await act(async () => fireEvent.click(first));
  await expect.poll(() => store.state.texts.get(one.file)).toBe(one.text);
  expect(store.state.unsaved).toEqual([other.file]);
  await act(async () => void (await store.undo()));
  expect(store.state.texts.get(one.file)).toBe(changed);
  store.close();
});
