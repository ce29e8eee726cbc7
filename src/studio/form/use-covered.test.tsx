import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useCovered } from './use-covered.ts';

function Form() {
  const element = useRef<HTMLElement>(null);
  useCovered(element);
  return <section ref={element} aria-label="Form" />;
}

it('what stands at the foot of the window stands above the keyboard of the screen, and comes down with it', () => {
  const seen = Object.assign(new EventTarget(), { height: 800, offsetTop: 0 });
  vi.stubGlobal('visualViewport', seen);
  const whole = vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  const { unmount } = render(<Form />);
  const covered = () => screen.getByRole('region').style.getPropertyValue('--covered');
  const become = (height: number, offsetTop: number, change: string) => {
    Object.assign(seen, { height, offsetTop }).dispatchEvent(new Event(change));
    return covered();
  };
  expect(covered()).toBe('');
  expect(become(500, 0, 'resize')).toBe('300px');
  expect(become(500, 120, 'scroll')).toBe('180px');
  expect(become(800, 0, 'resize')).toBe('0px');
  unmount();
  whole.mockRestore();
  vi.unstubAllGlobals();
});
