import type { FromFrame } from './messages.ts';

/** How long after a press another one makes a double click of it, in ms. */
const doublePause = 300;

/** Tells of each press in the page, and once it is over: after the second one of a double click, or where that doesn't come. */
export function tellPresses(tell: (message: FromFrame) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPressed = false;
  const end = () => {
    // Letters are typed without one.
    if (!isPressed) return;
    isPressed = false;
    clearTimeout(timer);
    tell({ kind: 'pressed', isOver: true });
  };
  const begin = () => {
    isPressed = true;
    clearTimeout(timer);
    tell({ kind: 'pressed', isOver: false });
  };
  addEventListener('pointerdown', begin, true);
  for (const type of ['pointerup', 'pointercancel', 'dragend'])
    addEventListener(
      type,
      () => {
        clearTimeout(timer);
        timer = setTimeout(end, doublePause);
      },
      true,
    );
  // Before what hears them.
  for (const type of ['dblclick', 'keydown']) addEventListener(type, end, true);
}
