import { vi } from 'vitest';

/** What jsdom has no part of, since nothing is laid out in it; taken back by `vi.unstubAllGlobals()`. */
export function stubLayout(): void {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLElement.prototype.scrollIntoView = () => undefined;
}
