import { sayUnreached } from '../context/offline-note.ts';

/** What the page's own script has kept of the time before React: clicks and keys, in order. */
export type EarlyAction = { target: HTMLElement; key: string | undefined };

declare global {
  interface Window {
    /** Set by the page's own script; `undefined` once the app answers by itself. */
    earlyActions?: EarlyAction[] | undefined;
  }
}

/** Carries out, once and in order, what the visitor did before the app was ready, and no longer says that it can't be had (boot.ts). */
export function replayEarlyActions(): void {
  const actions = window.earlyActions ?? [];
  window.earlyActions = undefined;
  sayUnreached(false);
  for (const { target, key } of actions) {
    target.removeAttribute('data-pressed');
    if (key === undefined) target.click();
    else target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Chosen files aren't typed: no script may set them, and React leaves them to the browser. */
const fields = 'input:not([type="file"]), select, textarea';

/**
 * Notes what was typed before hydration, and goes on while it lasts. The returned function hands it to React afterwards,
 * as an `input` event of each field whose value is not the prerendered one.
 */
export function takeTypedValues(root: HTMLElement): () => void {
  const typed = new Map<Field, string>();
  for (const field of root.querySelectorAll<Field>(fields))
    if (field.value !== initialValue(field)) typed.set(field, field.value);
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(fields)) typed.set(target as Field, (target as Field).value);
  };
  root.addEventListener('input', note, true);
  return () => {
    root.removeEventListener('input', note, true);
    for (const [field, value] of typed) {
      // The prototype's setter goes around React's own, which would take the value for an old one.
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
      field.value = initialValue(field);
      set?.call(field, value);
      field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    }
  };
}

function initialValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? '';
}
