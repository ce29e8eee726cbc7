import {
  dropTargetForElements,
  type ElementEventPayloadMap,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/utils/combine';
import { type RefCallback, useEffect, useRef, useState } from 'react';
import { stepTo } from './drop-place.ts';
import { hearLongPress } from './long-press.ts';

/** A list whose entries can be dragged: what is dragged now, and before which entry it would come. */
export type Sorting = {
  /** Tells its entries from those of other lists. */
  key: symbol;
  /** Where its entries stand, by their number. */
  places: Map<number, HTMLElement>;
  count: number;
  dragged: number | undefined;
  dropAt: number | undefined;
};

type SortingOptions = {
  count: number;
  move: (from: number, to: number) => void;
  /** Whether an entry may go there. */
  canMove?: (from: number, to: number) => boolean;
};

type Dragging = Pick<ElementEventPayloadMap['onDrag'], 'source' | 'location'>;

/**
 * Lets the entries of a list (`useSorted`) be dragged to another place in it. What lies within `list` counts: whoever lets go
 * elsewhere, or presses Escape, moves nothing.
 */
export function useSorting({ count, move, canMove = () => true }: SortingOptions): {
  list: RefCallback<HTMLElement>;
  sorting: Sorting;
} {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [key] = useState(() => Symbol('list'));
  const [places] = useState(() => new Map<number, HTMLElement>());
  const [dragged, setDragged] = useState<number>();
  const [dropAt, setDropAt] = useState<number>();
  const ways = useRef({ move, canMove });
  ways.current = { move, canMove };
  useEffect(() => {
    if (!element) return;
    const isOwn = ({ source }: Pick<Dragging, 'source'>) => source.data['list'] === key;
    const stepAt = (from: number, y: number) => {
      const entries = [...places].toSorted(([one], [other]) => one - other);
      const boxes = entries.map(([, entry]) => entry.getBoundingClientRect());
      const step = stepTo(from, y, boxes);
      return step && ways.current.canMove(step.from, step.to) ? step : undefined;
    };
    const wanted = ({ source, location: { current } }: Dragging) => {
      const from = numberOf(source.data['index']);
      if (from === undefined || current.dropTargets.every((target) => target.element !== element)) return undefined;
      return stepAt(from, current.input.clientY);
    };
    const look = (dragging: Dragging) => {
      setDragged(numberOf(dragging.source.data['index']));
      setDropAt(wanted(dragging)?.at);
    };
    const leave = () => {
      setDragged(undefined);
      setDropAt(undefined);
    };
    const isOver = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
      element.contains(document.elementFromPoint(clientX, clientY));
    return combine(
      hearLongPress(element, {
        entryAt: (target) => [...places].find(([, entry]) => entry.contains(target))?.[0],
        over: (from, point) => {
          setDragged(from);
          setDropAt(isOver(point) ? stepAt(from, point.clientY)?.at : undefined);
        },
        drop: (from, point) => {
          const step = isOver(point) ? stepAt(from, point.clientY) : undefined;
          if (step) ways.current.move(step.from, step.to);
        },
        leave,
      }),
      dropTargetForElements({ element, canDrop: isOwn }),
      monitorForElements({
        canMonitor: isOwn,
        onDragStart: look,
        onDrag: look,
        onDropTargetChange: look,
        onDrop: (dragging) => {
          leave();
          const step = wanted(dragging);
          if (step) ways.current.move(step.from, step.to);
        },
      }),
    );
  }, [element, key, places]);
  return { list: setElement, sorting: { key, places, count, dragged, dropAt } };
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
