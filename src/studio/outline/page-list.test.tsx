import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { PageList } from './PageList.tsx';

it('the arrows lead from what is sought to the pages, and Enter takes the one that is shown first', () => {
  const holder = new StateHolder();
  const openPage = vi.fn();
  const store = Object.assign(holder, { openPage }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{ onPresent: () => () => undefined } as unknown as ContentHost}>
      <PageList onManage={vi.fn()} onFind={vi.fn()} />
    </StudioProvider>,
  );
  const pages = ['Bikes that work', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'Workshop'].map((title, index) => {
    return { file: `${index}.yaml`, path: `/${index}`, title, when: '', mistakes: 0 };
  });
  act(() => holder.set({ page: '1.yaml', choices: { ...holder.state.choices, pages } }));
  const field = screen.getByLabelText('Find a page');
  const seek = (words: string) => fireEvent.change(field, { target: { value: words } });
  // Nothing is shown as the one that is meant before anything is sought.
  fireEvent.submit(field);
  expect(openPage).not.toHaveBeenCalled();
  seek('work');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toContain('Bikes that work');
  fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toContain('Workshop');
  seek('works');
  fireEvent.submit(field);
  expect(openPage).toHaveBeenLastCalledWith('8.yaml');
});

it('a part of every page is marked whichever of its fields is selected, and so is the list that it is in', () => {
  const holder = new StateHolder();
  render(
    <StudioProvider
      store={holder as unknown as StudioStore}
      host={{ onPresent: () => () => undefined } as unknown as ContentHost}
    >
      <PageList onManage={vi.fn()} onFind={vi.fn()} />
    </StudioProvider>,
  );
  const texts = new Map(['_site.yaml', 'home.yaml'].map((file) => [file, '']));
  const marked = () => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
  act(() => holder.set({ page: 'home.yaml', texts, selection: { file: '_site.yaml', path: ['languages', 1] } }));
  expect(marked()).toEqual(['On every page', 'Web address, languages, search']);
  act(() => holder.set({ selection: { file: 'home.yaml', path: [] } }));
  expect(marked()).toEqual(['Title, address, dates']);
});
