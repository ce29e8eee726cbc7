import {
  autoScrollForElements,
  autoScrollWindowForElements,
} from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Aside } from '../shell/Shell.styles.ts';

/** A part of the screen that scrolls by itself while something is dragged along its edge. */
export function ScrollingAside(props: ComponentProps<typeof Aside>): ReactNode {
  const aside = useRef<HTMLElement>(null);
  useEffect(() => (aside.current ? autoScrollForElements({ element: aside.current }) : undefined), []);
  // Pressed anywhere, a drawer keeps the focus, and stays open.
  return <Aside tabIndex={-1} {...props} ref={aside} />;
}

/** The same for the window, which scrolls where there is little room. */
export function useScrollingWindow(): void {
  useEffect(() => autoScrollWindowForElements(), []);
}
