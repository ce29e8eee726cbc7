import type { Path } from '#kit/model';
import { keyOf } from '../form/words.ts';
import { isText, typeHere } from './type-here.ts';
import { type Typed, TypedAhead } from './typed-ahead.ts';

/**
 * Takes over what is typed for words of the page that are written in the form, until the field of a `path` has the focus; it
 * says so where that is no single one.
 */
export class TypedForField {
  readonly #frame: HTMLIFrameElement;
  readonly #ahead = new TypedAhead();
  readonly #say: (words: string) => void;
  #path: Path = [];

  constructor(frame: HTMLIFrameElement, say: (words: string) => void) {
    this.#frame = frame;
    this.#say = say;
    addEventListener('focusin', this.#onFocus);
  }

  close(): void {
    this.#ahead.close();
    removeEventListener('focusin', this.#onFocus);
  }

  /** Goes on in this document with what was typed in the frame. */
  take(typed: readonly Typed[], path: Path): void {
    this.#path = path;
    this.#frame.blur();
    focus();
    this.#ahead.hold(typed);
  }

  readonly #onFocus = (): void => {
    // Once those have heard that the focus came who put the cursor somewhere.
    queueMicrotask(() => {
      const { activeElement } = document;
      const field = activeElement?.closest<HTMLElement>('[data-path]')?.dataset['path'];
      const isMeant = field === keyOf(this.#path);
      // Until then the focus may be on what stands around the field.
      if (!isMeant && !isText(activeElement)) return;
      const typed = this.#ahead.take();
      if (isMeant && isText(activeElement)) for (const one of typed) typeHere(one);
      else if (typed.length > 0)
        this.#say('What was typed is written nowhere: these words are made of several fields.');
    });
  };
}
