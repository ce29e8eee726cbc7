import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileStore } from '../../../../tests/studio/support/form-store.ts';
import { show, wordsOf } from '../../../../tests/studio/support/shown-form.tsx';
import type { ContentHost } from '../../host/content-host.ts';
import { StudioProvider } from '../../store/context.tsx';
import type { StudioStore } from '../../store/types.ts';
import { LinkLeads } from './LinkLeads.tsx';

it('a link that leads nowhere is told as the mistake that it is, with what to do', () => {
  const place = { file: 'a.yaml', line: 1, column: 1, endLine: 1, endColumn: 5, path: [] };
  const mistake = {
    ...place,
    severity: 'error',
    code: 'link/unknown-page',
    message: 'There is none.',
    help: 'Write one.',
  } as const;
  const store = fileStore({ kind: 'SiteSource', data: {}, selected: [] }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <LinkLeads address="/oen" messages={[mistake]} onChange={() => undefined} onRemove={() => undefined} />
    </StudioProvider>,
  );
  expect(screen.getByRole('listitem').textContent).toBe('Mistake: There is none. Write one.');
  expect(screen.queryByText(/leads to/)).toBeNull();
});

it('what is said of a link goes with the link, also where that is taken back from outside of the field', async () => {
  const store = show({ type: 'prose', paragraphs: 'We answer in [a day](/).' });
  const area = screen.getByRole('textbox', { name: 'Paragraphs' });
  // Where the cursor never was, nothing is said.
  expect(screen.queryByText(/This link leads to/)).toBeNull();
  await act(async () => {
    area.focus();
    getSelection()?.collapse(area.querySelector('a')?.firstChild ?? area, 3);
    fireEvent(document, new Event('selectionchange'));
  });
  expect(screen.getByText(/This link leads to/)).toBeTruthy();
  const edit = { op: 'set' as const, path: ['sections', 0, 'paragraphs'], value: 'We answer in a day.' };
  await act(async () => {
    area.blur();
    await store.edit([{ file: store.state.selection.file, edit }], { says: 'Undone' });
  });
  expect(wordsOf(area)).toBe('We answer in a day.');
  expect(screen.queryByText(/This link leads to/)).toBeNull();
});
