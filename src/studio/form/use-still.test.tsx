import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useStill } from './use-still.ts';

function Form({ note, of }: { note: string; of: string }) {
  const root = useRef<HTMLDivElement>(null);
  const told = useStill(root, note, of);
  return (
    <div ref={root}>
      <input aria-label="Title" />
      <p>{told}</p>
    </div>
  );
}

it('what stands below a field stays while somebody types, and is told after a pause; another form has its own at once', () => {
  vi.useFakeTimers();
  const { rerender } = render(<Form note="" of="a" />);
  const said = () => screen.getByRole('paragraph').textContent;
  const type = () => fireEvent(screen.getByRole('textbox'), new InputEvent('beforeinput', { bubbles: true }));
  type();
  rerender(<Form note="Too long" of="a" />);
  expect(said()).toBe('');
  act(() => vi.advanceTimersByTime(700));
  type();
  act(() => vi.advanceTimersByTime(700));
  expect(said()).toBe('');
  act(() => vi.advanceTimersByTime(200));
  expect(said()).toBe('Too long');
  rerender(<Form note="Empty" of="a" />);
  expect(said()).toBe('Empty');
  type();
  rerender(<Form note="Of another" of="b" />);
  expect(said()).toBe('Of another');
  vi.useRealTimers();
});
