import { hear, shortcuts } from '../shell/shortcuts.ts';
import { wordsOf } from './sections.ts';

type Editing = {
  /** Called with the words as they are after each letter, unless there are none. */
  onType: (words: string) => void;
  /** Called once, with the words as they are then; with nothing where it was given up. */
  onEnd: (after: string | undefined) => void;
  /** Called with what the clipboard holds: what of it can stand here comes by `insertWords`. */
  onPaste: (pasted: { html: string; text: string }) => void;
  onSave: () => void;
};

/**
 * Lets somebody change the words of an element where they stand. The element's own words come back before `onEnd`, for they
 * are React's.
 */
export function editWords(element: HTMLElement, { onType, onEnd, onPaste, onSave }: Editing): void {
  const before = [...element.childNodes];
  const written = wordsOf(element);
  const controller = new AbortController();
  const { signal } = controller;
  const selected = selectedIn(element);
  element.textContent = written;
  element.setAttribute('contenteditable', 'plaintext-only');
  element.spellcheck = true;
  element.focus();
  const { firstChild } = element;
  if (selected && firstChild) getSelection()?.setBaseAndExtent(firstChild, selected.start, firstChild, selected.end);
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
      // The keys that choose among the words of an input method are its own.
      if (event.isComposing) return;
      hear(event, shortcuts.words, { keep: () => end(true), leave: () => end(false) });
      // Undo and redo are the browser's own here, as in a field.
      hear(event, { save: shortcuts.everywhere.save }, { save: onSave });
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
  element.addEventListener(
    'input',
    () => {
      const words = tidied(element.textContent ?? '');
      if (words !== '') onType(words);
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

/** Which of an element's words are selected, by their letters: a double click selects one, and what is typed takes its place. */
function selectedIn(element: HTMLElement): { start: number; end: number } | undefined {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || !element.contains(range.commonAncestorContainer)) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = inOneLine(before.toString()).length;
  // Some systems take the space after the word along.
  return { start, end: start + inOneLine(range.toString()).trimEnd().length };
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trimStart();
}
