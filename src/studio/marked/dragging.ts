import { placesOf, signAt } from './draw-signs.ts';

/** Some signs of a text, by their places. */
export type Range = { from: number; to: number };

/** What dragging does to a text; places count signs. */
type Dragged = {
  signal: AbortSignal;
  /** Hands over what is selected and says where it stands; nothing where nothing is. */
  begin: (data: DataTransfer) => Range | undefined;
  /** Words of this text come to another place of it. */
  move: (range: Range, place: number) => void;
  /** Words from elsewhere come to a place. */
  take: (data: DataTransfer, place: number) => void;
  /** Words of this text have gone elsewhere. */
  leave: (range: Range) => void;
};

/**
 * Words that are dragged within a text are moved in one go: a browser takes them away first, and by then the place where they were
 * dropped is another one.
 */
export function hearDragging(element: HTMLElement, { signal, begin, move, take, leave }: Dragged): void {
  let dragged: Range | undefined;
  const on = <Name extends 'dragstart' | 'beforeinput' | 'dragend'>(
    name: Name,
    work: (event: HTMLElementEventMap[Name], data: DataTransfer) => void,
  ) => element.addEventListener(name, (event) => event.dataTransfer && work(event, event.dataTransfer), { signal });
  const put = (data: DataTransfer, place: number, isCopy: boolean) => {
    const own = dragged;
    dragged = undefined;
    if (own && !isCopy) move(own, place);
    else take(data, place);
  };
  on('dragstart', (_, data) => {
    dragged = begin(data);
  });
  // Between lines and beside them, what stands around the words is told of the drop, and it comes into them all the same.
  const drop = (event: DragEvent) => {
    const { dataTransfer: data } = event;
    const place = placeUnder(element, event);
    // A picture has a place of its own.
    if (!data || data.files.length > 0 || place === undefined) return;
    event.preventDefault();
    put(data, place, event.ctrlKey || event.altKey);
  };
  element.ownerDocument.addEventListener('drop', drop, { signal });
  // Firefox puts also into the words what is dropped farther beside them.
  on('beforeinput', (event, data) => {
    const [target] = event.getTargetRanges();
    if (event.inputType === 'insertFromDrop' && target)
      put(data, placesOf(element, target).from, data.dropEffect === 'copy');
  });
  on('dragend', (_, { dropEffect }) => {
    if (dragged && dropEffect === 'move') leave(dragged);
    dragged = undefined;
  });
}

/** The place under the mouse, if words are there: at their edge the point found may stand beside them. */
function placeUnder(element: HTMLElement, { target, clientX, clientY }: MouseEvent): number | undefined {
  const { ownerDocument } = element;
  const position = ownerDocument.caretPositionFromPoint?.(clientX, clientY);
  // Safari has only the older way.
  const range = position ? undefined : ownerDocument.caretRangeFromPoint?.(clientX, clientY);
  const node = position?.offsetNode ?? range?.startContainer;
  const offset = position?.offset ?? range?.startOffset ?? 0;
  if (!node) return undefined;
  if (element.contains(node)) return signAt(element, node, offset);
  if (!element.contains(target as Node)) return undefined;
  const words = ownerDocument.createRange();
  words.selectNodeContents(element);
  return words.comparePoint(node, offset) < 0 ? 0 : signAt(element, element, element.childNodes.length);
}
