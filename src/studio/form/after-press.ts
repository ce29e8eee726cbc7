import { useEffect } from 'react';

let isPressed = false;
let waiting: (() => void)[] = [];

/** Does what would move what is being pressed, or let it go: once the press is over, which is at once where nothing is pressed. */
export function afterPress(work: () => void): void {
  if (isPressed) waiting.push(work);
  else work();
}

export function pressBegins(): void {
  isPressed = true;
}

export function pressEnds(): void {
  isPressed = false;
  const all = waiting;
  waiting = [];
  for (const work of all) work();
}

/** Follows the presses in the window. */
export function usePresses(): void {
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    addEventListener('pointerdown', pressBegins, options);
    // Before what hears a click or a key: that may ask what was done last.
    for (const type of ['click', 'keydown', 'dragend']) addEventListener(type, pressEnds, options);
    // Where nothing hears a click, as of what was let go elsewhere.
    addEventListener('pointerup', () => void setTimeout(pressEnds), options);
    // A browser cancels a mouse's for a drag, which ends by itself.
    addEventListener('pointercancel', ({ pointerType }) => pointerType === 'mouse' || pressEnds(), options);
    return () => controller.abort();
  }, []);
}
