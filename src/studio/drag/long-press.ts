/** How long a finger rests on an entry before that is dragged, in ms, and how far it may move meanwhile, in px. */
const rest = 400;
const slack = 10;

type Point = { clientX: number; clientY: number };

type Pressing = {
  /** The entry that a finger is put on; nothing where it can't be dragged from there. */
  entryAt: (target: Element) => number | undefined;
  over: (from: number, point: Point) => void;
  drop: (from: number, point: Point) => void;
  leave: () => void;
};

/** Words are selected by a long press, and buttons are pressed. */
const ownPress = 'input, textarea, select, button, [contenteditable]';

/**
 * Lets an entry of a list be dragged by a finger that rests on it first: before that it scrolls. Where the browser drags by a long
 * press itself, that takes the finger away (`touchcancel`) and goes on. Returns what ends it.
 */
export function hearLongPress(list: HTMLElement, { entryAt, over, drop, leave }: Pressing): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let held: { from: number; point: Point; isDragged: boolean; timer: ReturnType<typeof setTimeout> } | undefined;
  const end = () => {
    clearTimeout(held?.timer);
    if (held?.isDragged) leave();
    held = undefined;
  };
  const onStart = ({ target, touches }: TouchEvent) => {
    end();
    const [point] = touches;
    if (!point || touches.length > 1 || !(target instanceof Element) || target.closest(ownPress)) return;
    const from = entryAt(target);
    if (from === undefined) return;
    const timer = setTimeout(() => {
      if (!held) return;
      held.isDragged = true;
      over(from, held.point);
    }, rest);
    held = { from, point, isDragged: false, timer };
  };
  const onMove = (event: TouchEvent) => {
    const [point] = event.touches;
    if (!held || !point) return;
    if (held.isDragged) {
      event.preventDefault();
      held.point = point;
      over(held.from, point);
    } else if (Math.hypot(point.clientX - held.point.clientX, point.clientY - held.point.clientY) > slack) end();
  };
  const onEnd = (event: TouchEvent) => {
    if (held?.isDragged) {
      // Letting go is no click.
      event.preventDefault();
      drop(held.from, held.point);
    }
    end();
  };
  list.addEventListener('touchstart', onStart, { signal, passive: true });
  list.addEventListener('touchmove', onMove, { signal, passive: false });
  list.addEventListener('touchend', onEnd, { signal });
  list.addEventListener('touchcancel', end, { signal });
  list.addEventListener('contextmenu', (event) => held?.isDragged && event.preventDefault(), { signal });
  return () => {
    end();
    controller.abort();
  };
}
