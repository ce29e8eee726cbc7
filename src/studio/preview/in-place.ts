import { hear, shortcuts } from '../shell/shortcuts.ts';
import { wordsOf } from './sections.ts';

type Editing = {
  /** Called once, with the words as they are then; with nothing where it was given up. */
  onEnd: (after: string | undefined) => void;
  /** Called with what the clipboard holds: what of it can stand here comes by `insertWords`. */
  onPaste: (pasted: { html: string; text: string }) => void;
};

/**
 * Lets somebody change the words of an element where they stand. The element's own words come back before `onEnd`, for they
 * are React's.
 */
export function editWords(element: HTMLElement, { onEnd, onPaste }: Editing): void {
  const before = [...element.childNodes];
  const written = wordsOf(element);
  const controller = new AbortController();
  const { signal } = controller;
  element.textContent = written;
  element.setAttribute('contenteditable', 'plaintext-only');
  element.spellcheck = true;
  element.focus();
  const end = (isKept: boolean) => {
    if (signal.aborted) return;
    controller.abort();
    const after = tidied(element.textContent ?? '');
    element.removeAttribute('contenteditable');
    element.removeAttribute('spellcheck');
    element.replaceChildren(...before);
    onEnd(isKept && after !== '' ? after : undefined);
  };
  element.addEventListener(
    'keydown',
    (event) => {
      event.stopPropagation();
      hear(event, shortcuts.words, { keep: () => end(true), leave: () => end(false) });
    },
    { signal },
  );
  element.addEventListener(
    'paste',
    (event) => {
      event.preventDefault();
      const { clipboardData } = event;
      onPaste({ html: clipboardData?.getData('text/html') ?? '', text: clipboardData?.getData('text/plain') ?? '' });
    },
    { signal },
  );
  element.addEventListener('blur', () => end(true), { signal });
}

/** Puts words where the cursor is, as typing would: the browser's own undo knows of it. */
export function insertWords(words: string): void {
  document.execCommand('insertText', false, words);
}

/** Words without needless spaces. Paragraphs and lists, which only a paste brings, stay. */
function tidied(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
