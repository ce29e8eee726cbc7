import { draggable } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type RefObject, useEffect, useRef } from 'react';
import type { Sorting } from './use-sorting.ts';

type Sorted<Place extends HTMLElement, Dragged extends HTMLElement> = {
  /** The entry's place in the list, and what of it is dragged: the same element, or one in it. */
  place: RefObject<Place | null>;
  dragged: RefObject<Dragged | null>;
  /** What it is taken by, where that is not all of what is dragged. */
  handle: RefObject<HTMLElement | null>;
  /** For `dropLine`. */
  marks: { 'data-drop': 'before' | 'after' | undefined; 'data-dragged': true | undefined };
};

/** Lets an entry of a list be dragged, and others come before or after it. */
export function useSorted<Place extends HTMLElement, Dragged extends HTMLElement>(
  { key, places, count, dragged: draggedIndex, dropAt }: Sorting,
  index: number,
  isOff = false,
): Sorted<Place, Dragged> {
  const place = useRef<Place>(null);
  const dragged = useRef<Dragged>(null);
  const handle = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || isOff) return;
    places.set(index, element);
    const stop = draggable({
      element: dragged.current ?? element,
      ...(handle.current ? { dragHandle: handle.current } : {}),
      getInitialData: () => ({ list: key, index }),
    });
    return () => {
      stop();
      if (places.get(index) === element) places.delete(index);
    };
  }, [key, places, index, isOff]);
  const isLast = index === count - 1;
  const drop = dropAt === index ? 'before' : isLast && dropAt === count ? 'after' : undefined;
  return {
    place,
    dragged,
    handle,
    marks: { 'data-drop': drop, 'data-dragged': draggedIndex === index || undefined },
  };
}
