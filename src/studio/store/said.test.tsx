import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { Said } from '../shell/Said.tsx';
import { StudioProvider } from './context.tsx';
import { StateHolder } from './state-holder.ts';
import type { Notice, StudioStore } from './types.ts';

it('what is said at once with something else is read too, each once', () => {
  const holder = new StateHolder();
  render(
    <StudioProvider store={holder as unknown as StudioStore} host={{} as ContentHost}>
      <Said />
    </StudioProvider>,
  );
  const region = screen.getByRole('status');
  const words = () => [...region.children].map(({ textContent }) => textContent);
  act(() => {
    holder.say('Saved.');
    holder.say('Mistake: “Top of the page” is missing.');
  });
  expect(words()).toEqual(['Saved.', 'Mistake: “Top of the page” is missing.']);
  expect(region.getAttribute('aria-atomic')).toBe('false');
  // What was read stays as it is, so that it isn't read again; the same words once more are news.
  const [first] = region.children;
  act(() => holder.say('Saved.'));
  expect([region.children[0] === first, words().length]).toEqual([true, 3]);
  for (const word of ['One', 'Two', 'Three']) act(() => holder.say(word));
  expect(words()).toEqual(['Mistake: “Top of the page” is missing.', 'Saved.', 'One', 'Two', 'Three']);
});

it('what was taken back is seen for a while, with the way back, and longer while somebody is at it', () => {
  vi.useFakeTimers();
  const holder = new StateHolder();
  const redo = vi.fn();
  const store = Object.assign(holder, { redo }) as unknown as StudioStore;
  render(
    <StudioProvider store={store} host={{} as ContentHost}>
      <Said />
    </StudioProvider>,
  );
  const travel = (count: number) =>
    act(() => holder.set({ travelled: { way: 'back', words: 'Undone: “Prices” moved', count } }));
  const isShown = () => screen.queryByText('Undone: “Prices” moved') !== null;
  travel(1);
  const button = screen.getByRole('button', { name: /^Redo/ });
  act(() => button.focus());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(isShown()).toBe(true);
  fireEvent.click(button);
  expect(redo).toHaveBeenCalled();
  act(() => button.blur());
  act(() => void vi.advanceTimersByTime(60_000));
  expect(isShown()).toBe(false);
  // The same once more is news.
  travel(2);
  expect(isShown()).toBe(true);
  vi.useRealTimers();
});

it('what is told goes with its page and with what is undone, but for what has to be read', () => {
  const holder = new StateHolder();
  const left = (lasts: Notice['lasts'], leave: () => void) => {
    holder.set({ page: 'one', notice: { words: 'Told.', ways: [], ...(lasts && { lasts }) } });
    leave();
    return holder.state.notice?.words;
  };
  const go = (page: string) => () => holder.goOn({ page });
  expect([left(undefined, go('one')), left(undefined, go('two')), left('until a change', go('two'))]).toEqual([
    'Told.',
    undefined,
    undefined,
  ]);
  expect(left(undefined, () => holder.dropNotice())).toBeUndefined();
  expect([left('until it is read', go('two')), left('until it is read', () => holder.dropNotice())]).toEqual([
    'Told.',
    'Told.',
  ]);
  // What is next stays while one goes from page to page for it, and goes with what it is next of.
  expect([left('until it is undone', go('two')), left('until it is undone', () => holder.dropNotice())]).toEqual([
    'Told.',
    undefined,
  ]);
});
