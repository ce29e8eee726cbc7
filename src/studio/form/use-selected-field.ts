import { type RefObject, useEffect, useRef } from 'react';
import type { Path } from '../../model/diagnostic.ts';
import { firstControl } from './first-control.ts';
import { keyOf } from './words.ts';

/** Brings the focus to the field that is selected elsewhere: by a click on words in the page, or from a message. */
export function useSelectedField(form: RefObject<HTMLElement | null>, selected: Path, root: Path): void {
  const before = useRef<string>('');
  const key = keyOf(selected);
  const isField = selected.length > root.length;
  useEffect(() => {
    const isOther = before.current !== key;
    before.current = key;
    if (!isOther || !isField || !form.current) return;
    const steps = key.split('.');
    for (let length = steps.length; length > 0; length -= 1) {
      const name = CSS.escape(steps.slice(0, length).join('.'));
      const field = form.current.querySelector<HTMLElement>(`[data-path="${name}"]`);
      if (!field) continue;
      if (!field.contains(document.activeElement)) (firstControl(field) ?? field).focus();
      field.scrollIntoView({ block: 'nearest' });
      return;
    }
  }, [key, isField, form]);
}
