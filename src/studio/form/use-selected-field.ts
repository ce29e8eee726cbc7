import { type RefObject, useEffect, useRef } from 'react';
import type { Path } from '#kit/model';
import { firstControl } from './first-control.ts';
import { keyOf } from './words.ts';

/**
 * Brings the focus to the field that is selected elsewhere: by a click on words in the page, or from a message. A field that
 * comes only with a change that is still being made takes it when it is there; until then it is what stands around it.
 */
export function useSelectedField(form: RefObject<HTMLElement | null>, selected: Path, root: Path, data: unknown): void {
  const before = useRef<{ selected: Path; isFound: boolean }>({ selected: [], isFound: false });
  const isField = selected.length > root.length;
  // With other data other fields are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const { current } = before;
    // The same place again is a selection of its own: the focus may have gone elsewhere meanwhile.
    const isOther = current.selected !== selected;
    if (!isOther && current.isFound) return;
    before.current = { selected, isFound: true };
    if (!isField || !form.current) return;
    const key = keyOf(selected);
    const field = fieldAt(form.current, key);
    if (field) focusOn(field);
    // What stands above the first field says what the form is of.
    if (field && field === form.current.querySelector('[data-path]')) form.current.scrollIntoView({ block: 'start' });
    else if (field) field.scrollIntoView({ block: 'nearest' });
    else if (isOther) focusAround(form.current, key);
    before.current.isFound = field !== undefined;
  }, [selected, isField, form, data]);
}

function fieldAt(form: HTMLElement, key: string): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>('[data-path]')].find((field) => field.dataset['path'] === key);
}

function focusOn(field: HTMLElement): void {
  if (!field.contains(document.activeElement)) (firstControl(field) ?? field).focus();
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
