import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ContentHost } from '../host/content-host.ts';
import { Said } from '../shell/Said.tsx';
import { StudioProvider } from './context.tsx';
import { StateHolder } from './state-holder.ts';
import type { StudioStore } from './types.ts';

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
