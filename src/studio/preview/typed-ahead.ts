/** What was typed: a key, or what the clipboard held when it was pasted, by the types of its data. */
export type Typed = { pressed: PressedKey } | { pasted: Readonly<Record<string, string>> };

export type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** How long a place to write in may take to come after a double click in the page, in ms. */
const patience = 10_000;

/** Keys that do something in words without writing a letter, and with Ctrl or ⌘ those of these letters: all others are the browser's. */
const heldKeys = /^(?:Enter|Escape|Tab|Backspace|Delete|Home|End|Arrow(?:Left|Right|Up|Down))$/;
const heldLetters = /^[abiksxyz]$/i;

/** Holds what is typed in a document before the place that it is meant for is there. */
export class TypedAhead {
  #typed: Typed[] | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly #controller = new AbortController();

  constructor() {
    const options = { capture: true, signal: this.#controller.signal };
    const hold = (event: Event, typed: Typed | undefined) => {
      if (!typed || !this.#typed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.#typed.push(typed);
    };
    addEventListener(
      'keydown',
      (event) => hold(event, isHeld(event) ? { pressed: pressedIn(event) } : undefined),
      options,
    );
    addEventListener('paste', (event) => hold(event, pastedIn(event)), options);
    // Whoever presses elsewhere means another place.
    addEventListener('pointerdown', () => this.take(), options);
  }

  close(): void {
    this.take();
    this.#controller.abort();
  }

  get isHolding(): boolean {
    return this.#typed !== undefined;
  }

  /** Begins to hold, with what was held in another document before. */
  hold(before: readonly Typed[] = []): void {
    this.take();
    this.#typed = [...before];
    this.#timer = setTimeout(() => this.take(), patience);
  }

  /** Ends holding, and hands over what was typed. */
  take(): readonly Typed[] {
    const typed = this.#typed ?? [];
    this.#typed = undefined;
    clearTimeout(this.#timer);
    return typed;
  }
}

/** Whether a key writes a letter: with Alt, too, where that is how a keyboard has its signs. */
export function isLetter(event: PressedKey): boolean {
  return event.key.length === 1 && !event.ctrlKey && !event.metaKey;
}

function isHeld(event: KeyboardEvent): boolean {
  if (event.isComposing) return false;
  return (
    isLetter(event) || event.getModifierState('AltGraph') || heldKeys.test(event.key) || heldLetters.test(event.key)
  );
}

/** A sign that a keyboard has behind AltGr comes with Ctrl and Alt, though it is a letter. */
function pressedIn(event: KeyboardEvent): PressedKey {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isSign = event.getModifierState('AltGraph');
  return { key, ctrlKey: ctrlKey && !isSign, metaKey, altKey: altKey && !isSign, shiftKey };
}

function pastedIn({ clipboardData }: ClipboardEvent): Typed | undefined {
  if (!clipboardData) return undefined;
  return { pasted: Object.fromEntries(clipboardData.types.map((type) => [type, clipboardData.getData(type)])) };
}
