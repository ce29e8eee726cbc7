import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import type { SiteNote } from '../worker/protocol.ts';
import { PublishDialog } from './PublishDialog.tsx';

const place = { line: 1, column: 1, endLine: 1, endColumn: 2, path: ['sections', 0, 'heading'], state: '' };
const note = (topic: SiteNote['topic'], code: string, severity: SiteNote['severity'], message: string): SiteNote => ({
  ...place,
  file: 'prices.yaml',
  topic,
  code,
  severity,
  message,
});

it('mistakes and words that nobody has written yet are listed before the press, and lead to their places', async () => {
  const holder = new StateHolder();
  const [select, onClose, onDialog] = [vi.fn(), vi.fn(), vi.fn()];
  const store = Object.assign(holder, { select, openPage: vi.fn(), save: async () => undefined });
  const page = { file: 'prices.yaml', path: '/prices', title: 'Prices', when: '', mistakes: 1 };
  holder.set({
    choices: { ...holder.state.choices, pages: [page], address: 'https://sample.example' },
    page: 'prices.yaml',
    siteState: {
      ...holder.state.siteState,
      diagnostics: [
        note('samples', 'text/sample', 'note', 'This is still the sample text: “Our prices”.'),
        note('mistakes', 'field/empty', 'error', '“Link” is empty.'),
        note('others', 'text/long', 'note', 'This is long.'),
      ],
    },
  });
  const publishing = {
    review: async () => ({ words: [{ heading: 'Prices at ((facts.a))', sentences: ['It is new: #b02c14'] }] }),
    hour: async () => undefined,
    mayPublish: async () => true,
  };
  render(
    <StudioProvider store={store as unknown as StudioStore} host={{ publishing } as unknown as ContentHost}>
      <PublishDialog onClose={onClose} onDialog={onDialog} />
    </StudioProvider>,
  );
  await screen.findByRole('button', { name: 'Publish now' });
  // With a mistake nothing can be published.
  expect(screen.getByRole('button', { name: 'Publish now' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText(/^This will change/).textContent).toBe('This will change for visitors of sample.example:');
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Prices at a');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '“Link” is empty.PricesShow',
    'This is still the sample text: “Our prices”.PricesShow',
    'It is new:  #b02c14',
  ]);
  expect(screen.getByText('It is new', { exact: false }).querySelector('i')?.style.background).toBe('rgb(176, 44, 20)');
  expect(screen.getByText('3 notes to look at')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'State' }));
  expect(onDialog).toHaveBeenCalledWith('state');
  const [, sample = document.body] = screen.getAllByRole('button', { name: 'Show' });
  fireEvent.click(sample);
  expect(onClose).toHaveBeenCalled();
  expect(select).toHaveBeenCalledWith({ file: 'prices.yaml', path: place.path });
  fireEvent.click(screen.getByRole('button', { name: 'Publications' }));
  expect(onDialog).toHaveBeenCalledWith('published');
});
