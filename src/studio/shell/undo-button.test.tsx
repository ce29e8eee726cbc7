import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { holdDraft } from '../form/unwritten.ts';
import type { ContentHost } from '../host/content-host.ts';
import { StudioProvider } from '../store/context.tsx';
import { StateHolder } from '../store/state-holder.ts';
import type { StudioStore } from '../store/types.ts';
import { TopBar } from './TopBar.tsx';

it('what is being typed can be undone before it is written, by the button, too', () => {
  const undo = vi.fn();
  const store = Object.assign(new StateHolder(), { undo });
  const ignore = () => undefined;
  render(
    <StudioProvider store={store as unknown as StudioStore} host={{} as ContentHost}>
      <TopBar
        device="desktop"
        onDevice={ignore}
        theme="light"
        onTheme={ignore}
        showsText={false}
        onText={ignore}
        onDialog={ignore}
        onPrint={ignore}
      />
    </StudioProvider>,
  );
  const button = screen.getByRole('button', { name: 'Undo' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  const drop = vi.fn();
  const drafts: (() => void)[] = [];
  drop.mockImplementation(() => drafts.pop()?.());
  act(() => void drafts.push(holdDraft({ write: ignore, drop })));
  expect(button.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(button);
  expect([drop.mock.calls.length, undo.mock.calls.length]).toEqual([1, 0]);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});
