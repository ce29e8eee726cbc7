import { frameOf, sectionElements } from './sections.ts';

type Dragging = {
  /** The section that the grip belongs to. */
  from: () => number | undefined;
  /** Called with the number that the section gets among the others. */
  drop: (from: number, to: number) => void;
};

/** So near to an edge of the window, in its pixels, the page scrolls along. */
const edge = 60;
const step = 12;

/** Lets the selected section be dragged by its grip: a line shows where it would come, and Esc leaves it where it was. */
export function hearSectionDrag(grip: HTMLElement, line: HTMLElement, { from, drop }: Dragging): void {
  let moving: { from: number; gap: number; y: number; frame: number } | undefined;
  const end = (isDropped: boolean) => {
    if (!moving) return;
    cancelAnimationFrame(moving.frame);
    line.hidden = true;
    const { from: start, gap } = moving;
    moving = undefined;
    const to = gap > start ? gap - 1 : gap;
    if (isDropped && to !== start) drop(start, to);
  };
  const follow = () => {
    if (!moving) return;
    const { y } = moving;
    if (y < edge) scrollBy(0, -step);
    else if (y > innerHeight - edge) scrollBy(0, step);
    const boxes = sectionElements().map(frameOf);
    moving.gap = gapAt(boxes, moving.from, y);
    line.hidden = false;
    // A section may stand beside what is no section.
    const { left = 0, width = innerWidth } = boxes[moving.gap] ?? boxes.at(-1) ?? {};
    // Where a tall section ends below the screen, the line is at the edge of that.
    const top = Math.max(0, Math.min(lineAt(boxes, moving.gap), innerHeight - line.offsetHeight));
    line.style.translate = `${left}px ${top + scrollY}px`;
    line.style.inlineSize = `${width}px`;
    moving.frame = requestAnimationFrame(follow);
  };
  grip.addEventListener('pointerdown', (event) => {
    const start = from();
    if (event.button !== 0 || start === undefined) return;
    event.preventDefault();
    grip.setPointerCapture(event.pointerId);
    moving = { from: start, gap: start, y: event.clientY, frame: requestAnimationFrame(follow) };
  });
  grip.addEventListener('pointermove', ({ clientY }) => {
    if (moving) moving.y = clientY;
  });
  grip.addEventListener('pointerup', () => end(true));
  grip.addEventListener('pointercancel', () => end(false));
  grip.addEventListener('click', (event) => event.stopPropagation());
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false));
}

type Box = { top: number; bottom: number };

/** So far into another section, in px, one is dragged past it: to its middle, unless it is tall. */
const farEnough = 96;

/** Before which of sections one below the other that one of them comes which is dropped at a height. */
export function gapAt(boxes: readonly Box[], from: number, y: number): number {
  const far = ({ top, bottom }: Box) => Math.min((bottom - top) / 2, farEnough);
  const next = boxes.findIndex((box, index) => y < (index > from ? box.top + far(box) : box.bottom - far(box)));
  return next < 0 ? boxes.length : next;
}

/** Where the line of a gap is. */
function lineAt(boxes: readonly Box[], gap: number): number {
  return boxes[gap]?.top ?? boxes.at(-1)?.bottom ?? 0;
}
