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
  const on = <Name extends 'dragstart' | 'drop' | 'beforeinput' | 'dragend'>(
    name: Name,
    work: (event: HTMLElementEventMap[Name], data: DataTransfer) => void,
  ) => element.addEventListener(name, (event) => event.dataTransfer && work(event, event.dataTransfer), { signal });
  const put = (data: DataTransfer, place: number | undefined, isCopy: boolean) => {
    const own = dragged;
    dragged = undefined;
    if (place === undefined) return;
    if (own && !isCopy) move(own, place);
    else take(data, place);
  };
  on('dragstart', (_, data) => {
    dragged = begin(data);
  });
  on('drop', (event, data) => {
    // A picture has a place of its own.
    if (data.files.length > 0) return;
    event.preventDefault();
    put(data, placeUnder(element, event), event.ctrlKey || event.altKey);
  });
  // Beside the words, Firefox tells what stands around them of the drop, and puts it into them all the same.
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

/** The place under the mouse: at the edge of words the point found may stand beside them. */
function placeUnder(element: HTMLElement, { clientX, clientY }: MouseEvent): number | undefined {
  const { ownerDocument } = element;
  const position = ownerDocument.caretPositionFromPoint?.(clientX, clientY);
  // Safari has only the older way.
  const range = position ? undefined : ownerDocument.caretRangeFromPoint?.(clientX, clientY);
  const node = position?.offsetNode ?? range?.startContainer;
  const offset = position?.offset ?? range?.startOffset ?? 0;
  if (!node) return undefined;
  if (element.contains(node)) return signAt(element, node, offset);
  const words = ownerDocument.createRange();
  words.selectNodeContents(element);
  return words.comparePoint(node, offset) < 0 ? 0 : signAt(element, element, element.childNodes.length);
}
