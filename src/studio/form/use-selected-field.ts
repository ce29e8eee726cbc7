import { type RefObject, useEffect } from 'react';
import type { Path } from '#kit/model';
import type { Selection } from '../store/types.ts';
import { firstControl } from './first-control.ts';
import { focusControl } from './focus-control.ts';
import { keyOf } from './words.ts';

/**
 * Brings the focus to the field that is selected elsewhere: by a click on words in the page, or from a message. A field that
 * comes only with a change that is still being made, or with the entry that opens for it, takes it when it is there; until then it
 * is what stands around it, and it stays where somebody has put it meanwhile.
 */
export function useSelectedField(form: RefObject<HTMLElement | null>, selection: Selection, root: Path): void {
  const { path: selected, keepsFocus } = selection;
  const isField = selected.length > root.length && !keepsFocus;
  // The same place again is a selection of its own: the focus may have gone elsewhere meanwhile.
  useEffect(() => {
    const { current } = form;
    if (!isField || !current) return;
    const key = keyOf(selected);
    const take = (): boolean => {
      const field = fieldAt(current, key);
      if (!field) return false;
      focusOn(field);
      // What stands above the first field says what the form is of.
      const isFirst = field === current.querySelector('[data-path]');
      (isFirst ? current : field).scrollIntoView({ block: isFirst ? 'start' : 'nearest' });
      return true;
    };
    if (take()) return;
    focusAround(current, key);
    const watch = new MutationObserver(() => take() && end());
    const end = () => {
      watch.disconnect();
      removeEventListener('pointerdown', end);
    };
    watch.observe(current, { childList: true, subtree: true });
    addEventListener('pointerdown', end);
    return end;
  }, [selected, isField, form]);
}

function fieldAt(form: HTMLElement, key: string): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>('[data-path]')].find((field) => field.dataset['path'] === key);
}

function focusOn(field: HTMLElement): void {
  if (!field.contains(document.activeElement)) focusControl(firstControl(field) ?? field);
}

function focusAround(form: HTMLElement, key: string): void {
  const steps = key.split('.');
  for (let length = steps.length - 1; length > 0; length -= 1) {
    const field = fieldAt(form, steps.slice(0, length).join('.'));
    if (!field) continue;
    focusOn(field);
    field.scrollIntoView({ block: 'nearest' });
    return;
  }
}
