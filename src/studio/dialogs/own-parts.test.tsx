import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { OwnParts } from './OwnParts.tsx';

it('the state of the site says which lists a language has itself, with the way to each', () => {
  const holder = new StateHolder();
  const file = 'pages/es/_site.yaml';
  const ownLists = ['navigation', 'notices', 'footer'].map((field) => ({ language: 'Spanish', file, field }));
  holder.set({ choices: { ...holder.state.choices, ownLists } });
  const [select, onClose] = [vi.fn(), vi.fn()];
  const store = Object.assign(holder, { select }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <OwnParts onClose={onClose} />
    </StudioProvider>,
  );
  fireEvent.click(screen.getByText('Languages with lists of their own (1)'));
  expect(screen.getByText('Spanish has its own menu, notices and footer.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Notices in Spanish' }));
  expect(select).toHaveBeenCalledWith({ file, path: ['notices'] });
  expect(onClose).toHaveBeenCalled();
});
