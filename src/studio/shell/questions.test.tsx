import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioState, StudioStore } from '../store/types.ts';
import { saveAll } from './commands.ts';
import { Questions } from './Questions.tsx';

const conflict = (file: string): StudioState['conflicts'][number] => ({
  file,
  places: [{ path: ['title'], where: 'Title', mine: `Mine of ${file}`, theirs: `Theirs of ${file}` }],
});

/** What has to be decided as it is shown, and the store that it is shown of. */
function shown(state: Partial<StudioState>) {
  const holder = new StateHolder();
  const told = { save: vi.fn(), refuse: vi.fn(), select: vi.fn() };
  const store = Object.assign(holder, told) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <Questions />
    </StudioProvider>,
  );
  act(() => holder.set(state));
  return { store, holder, ...told };
}

it('of several questions one is unfolded, and what was chosen in another stays', () => {
  const { holder } = shown({
    conflicts: [conflict('a.yaml'), conflict('b.yaml')],
    drafts: { files: ['a.yaml'], at: 0 },
  });
  const folds = () => screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
  expect(folds()).toEqual([expect.stringContaining('b'), 'You have changes that were not saved']);
  fireEvent.click(screen.getByRole('radio', { name: 'Theirs: Theirs of a.yaml' }));
  fireEvent.click(screen.getByRole('button', { name: 'You have changes that were not saved' }));
  expect(screen.getByRole('button', { name: 'Bring them back' })).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
  // What is left alone can't be folded.
  act(() => holder.set({ conflicts: [conflict('a.yaml')], drafts: undefined }));
  expect(screen.getByRole('radio', { name: 'Theirs: Theirs of a.yaml' })).toHaveProperty('checked', true);
  expect(screen.queryByRole('button', { expanded: false })).toBeNull();
});

it('a file that can’t be read is no choice between texts: it says so, and that waiting helps', () => {
  const { store, refuse } = shown({ conflicts: [{ ...conflict('a.yaml'), unread: 'theirs' }] });
  expect(screen.getByRole('heading').textContent).toMatch(/can’t be read at the moment: somebody is working on it/);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByText(/Theirs of a.yaml/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Use yours instead' })).toBeDefined();
  saveAll(store);
  expect(refuse).toHaveBeenCalledWith(expect.stringContaining('can’t be read at the moment'));
});

it('what was chosen stays while one’s own words change', () => {
  const asked = conflict('a.yaml');
  const { holder } = shown({ conflicts: [asked] });
  fireEvent.click(screen.getByRole('radio', { name: 'Theirs: Theirs of a.yaml' }));
  act(() => holder.set({ conflicts: [{ ...asked, places: asked.places.map((one) => ({ ...one, mine: 'Newer' })) }] }));
  expect(screen.getByRole('radio', { name: 'Yours: Newer' })).toHaveProperty('checked', false);
});

it('Save says that it has to be chosen first which words to keep, and leads there', () => {
  const { store, save, refuse } = shown({ conflicts: [conflict('a.yaml')] });
  saveAll(store);
  // What else there is, is saved.
  expect(save).toHaveBeenCalledOnce();
  expect(refuse).toHaveBeenCalledWith(
    'Choose first which words to keep, above the page. Until then they are not saved.',
  );
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yours: Mine of a.yaml' }));
});

it('Save ends that something has just come: what is empty in it is a mistake like any other then', () => {
  const selection = { file: 'a.yaml', path: ['sections', 0, 'picture', 'alt'] };
  const { store, select, refuse } = shown({ selection: { ...selection, isUnleft: true } });
  saveAll(store);
  expect(select).toHaveBeenCalledWith({ ...selection, keepsFocus: true });
  expect(refuse).not.toHaveBeenCalled();
});
