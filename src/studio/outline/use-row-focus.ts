import { type RefObject, useEffect, useRef } from 'react';
import { drawerOf } from '../shell/drawers.ts';
import type { Selection } from '../store/types.ts';

/** `step` is set by the button that moves a section: up is -1, down is 1. */
export type RowFocus = { tree: RefObject<HTMLDivElement | null>; step: RefObject<number> };

/**
 * Keeps the focus with the section that is selected, which stands in another row after it was moved. The row of one that is new
 * is there only once there are more of them (`count`); one that was `added` takes the focus from wherever it is, once.
 */
export function useRowFocus(selected: number, count: number, added: Selection | undefined): RowFocus {
  const tree = useRef<HTMLDivElement>(null);
  const step = useRef(0);
  const isInside = useIsInside(tree);
  const welcomed = useRef<Selection>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>(`[data-row='${selected}']`);
    row?.scrollIntoView({ block: 'nearest' });
    if (!row || !tree.current) return;
    const { activeElement } = document;
    const button = row.querySelector<HTMLElement>(`button[data-step='${step.current}']:enabled`);
    // The button that was pressed has gone with the row that is no longer selected.
    if (added && added !== welcomed.current) welcome(row);
    else if (step.current !== 0) (button ?? row).focus();
    else if (activeElement === document.body && isInside.current) row.focus();
    else if (tree.current.contains(activeElement) && activeElement?.matches('[role=treeitem]')) row.focus();
    step.current = 0;
    welcomed.current = added;
  }, [selected, count, added, isInside]);
  // A window that has another size shows other rows.
  useEffect(() => {
    const onResize = () => tree.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  return { tree, step };
}

/** Gives the focus to what was added, unless that would open its drawer over it: it is seen in the page. */
function welcome(row: HTMLElement): void {
  const drawer = drawerOf(row);
  if (drawer === undefined || row.closest(`#${drawer}:focus-within`)) row.focus();
}

/** Whether the focus was last in an element: what had it there may be gone since, such as the menu of a row. */
export function useIsInside(element: RefObject<HTMLElement | null>): RefObject<boolean> {
  const isInside = useRef(false);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      isInside.current = target instanceof Node && element.current?.contains(target) === true;
    };
    addEventListener('focusin', onFocus);
    return () => removeEventListener('focusin', onFocus);
  }, [element]);
  return isInside;
}
