import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import type { PlacedDiagnostic } from '../worker/protocol.ts';
import { Mistakes, useMistakes } from './Mistakes.tsx';
import { StateCount } from './StateCount.tsx';

const place = { line: 1, column: 1, endLine: 1, endColumn: 2, severity: 'error', code: 'field/empty' } as const;
const mistake = (file: string, path: PlacedDiagnostic['path']): PlacedDiagnostic => ({
  ...place,
  file,
  path,
  message: '“Link” is empty.',
});

function Found() {
  return (
    <>
      <StateCount onOpen={vi.fn()} />
      <Mistakes errors={useMistakes()} />
    </>
  );
}

it('what keeps visitors from what is saved is said with the page and the mistake, and leads to its field', () => {
  const holder = new StateHolder();
  const select = vi.fn();
  const store = Object.assign(holder, { select, openPage: vi.fn() }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <Found />
    </StudioProvider>,
  );
  expect(screen.queryByRole('button', { name: /mistake/ })).toBeNull();
  const page = { file: 'prices.yaml', path: '/prices', title: 'Prices', when: '', mistakes: 1 };
  const path = ['sections', 1, 'link'];
  act(() =>
    holder.set({
      choices: { ...holder.state.choices, pages: [page] },
      page: 'prices.yaml',
      diagnostics: [mistake('prices.yaml', path)],
    }),
  );
  const button = screen.getByRole('button', { name: 'Not public: 1 mistake on “Prices”' });
  expect(button.title).toMatch(/^On “Prices”: “Link” is empty\. /);
  fireEvent.click(button);
  expect(select).toHaveBeenCalledWith({ file: 'prices.yaml', path });
  act(() => holder.set({ diagnostics: [...holder.state.diagnostics, mistake('_site.yaml', ['navigation'])] }));
  screen.getByRole('button', { name: 'Not public: 2 mistakes on “Prices” and 1 more' });
  // What has just come and is still empty, nobody has left so.
  const notes = holder.state.diagnostics.map((each) => ({ ...each, topic: 'mistakes', state: '' }) as const);
  const siteState = { ...holder.state.siteState, diagnostics: notes };
  act(() => holder.set({ siteState, selection: { file: '_site.yaml', path: ['navigation'], isUnleft: true } }));
  expect(screen.getByTitle('The state of the site').textContent).toBe('1 to look at');
  expect(screen.getByRole('button', { name: /mistake/ }).getAttribute('aria-label')).toBe(
    'Not public: 1 mistake on “Prices”',
  );
  act(() => holder.set({ selection: { file: '_site.yaml', path: ['navigation'] } }));
  expect(screen.getByRole('button', { name: /mistake/ }).getAttribute('aria-label')).toContain('2 mistakes');
});
