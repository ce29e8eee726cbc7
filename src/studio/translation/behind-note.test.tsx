import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StudioProvider } from '#studio';
import { hostOf, openStore, sampleContent } from '../../../tests/studio/support/open-store.ts';
import { BehindNote } from './BehindNote.tsx';

it('what is marked as up to date stays in its row, with the way back, while others are open', async () => {
  const host = hostOf(sampleContent());
  const store = await openStore(host);
  const changes = ['The title changed', 'The heading changed'].map((sentence) => ({ sentence, path: ['title'] }));
  const fileView = { file: 'es/page.yaml', kind: 'PageSource', data: {}, isUncertain: false, diagnostics: [] } as const;
  render(
    <StudioProvider store={store} host={host}>
      <BehindNote fileView={fileView} behind={{ original: 'page.yaml', changes }} root={[]} />
    </StudioProvider>,
  );
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const before = rows();
  fireEvent.click(screen.getAllByRole('button', { name: 'Mark as up to date' })[0] as HTMLElement);
  expect(rows()).toEqual(['The title changedUndoUp to date', before[1]]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rows()).toEqual(before);
  store.close();
});
