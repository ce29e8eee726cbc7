import { isLetter, type PressedKey, type Typed } from './typed-ahead.ts';

/** Does where the focus is what was typed before: a browser does nothing by itself for an event that a script makes. */
export function typeHere(typed: Typed): void {
  const target = document.activeElement ?? document.body;
  if ('pasted' in typed) {
    paste(target, typed.pasted);
    return;
  }
  const event = new KeyboardEvent('keydown', { ...typed.pressed, bubbles: true, cancelable: true });
  if (target.dispatchEvent(event) && isText(target)) press(target, typed.pressed);
}

/** Whether an element is one that words are written in. */
export function isText(element: Element | null): element is HTMLElement {
  return (
    element?.matches('textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=file])') ?? false
  );
}

function paste(target: Element, pasted: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, data] of Object.entries(pasted)) clipboardData.setData(type, data);
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox leaves out what an event that a script makes is given.
  Object.defineProperty(event, 'clipboardData', { value: clipboardData });
  if (target.dispatchEvent(event) && isText(target)) input(target, 'insertText', pasted['text/plain']);
}

/** What a browser does for a key in a text. */
function press(target: HTMLElement, pressed: PressedKey): void {
  const { key, ctrlKey, metaKey, shiftKey } = pressed;
  const isMod = ctrlKey || metaKey;
  const isLine = target.matches('input');
  if (isLetter(pressed)) input(target, 'insertText', key);
  else if (key === 'Enter' && !isLine) input(target, shiftKey ? 'insertLineBreak' : 'insertParagraph');
  else if (key === 'Backspace' || key === 'Delete') erase(target, key === 'Backspace', isMod);
  else if (key === 'Tab') target.blur();
  else if (isMod && /^[ax]$/i.test(key)) document.execCommand(key.toLowerCase() === 'a' ? 'selectAll' : 'cut');
  else move(pressed, isMod);
}

const ways: Readonly<Record<string, { to: string; by: string; far: string }>> = {
  ArrowLeft: { to: 'left', by: 'character', far: 'word' },
  ArrowRight: { to: 'right', by: 'character', far: 'word' },
  ArrowUp: { to: 'backward', by: 'line', far: 'paragraph' },
  ArrowDown: { to: 'forward', by: 'line', far: 'paragraph' },
  Home: { to: 'backward', by: 'lineboundary', far: 'documentboundary' },
  End: { to: 'forward', by: 'lineboundary', far: 'documentboundary' },
};

function move({ key, shiftKey }: PressedKey, isFar: boolean): void {
  const way = ways[key];
  if (way) getSelection()?.modify(shiftKey ? 'extend' : 'move', way.to, isFar ? way.far : way.by);
}

function erase(target: HTMLElement, isBack: boolean, isWord: boolean): void {
  const selection = getSelection();
  if (isWord && selection?.isCollapsed) selection.modify('extend', isBack ? 'backward' : 'forward', 'word');
  input(target, isBack ? 'deleteContentBackward' : 'deleteContentForward');
}

const commands: Readonly<Record<string, string>> = {
  insertText: 'insertText',
  insertLineBreak: 'insertLineBreak',
  insertParagraph: 'insertLineBreak',
  deleteContentBackward: 'delete',
  deleteContentForward: 'forwardDelete',
};

/** Words that can be bold write what they are asked to; fields of the browser's hear only its own commands as a person's. */
function input(target: HTMLElement, inputType: string, data?: string): void {
  const event = new InputEvent('beforeinput', { inputType, data: data ?? null, bubbles: true, cancelable: true });
  if (target.isContentEditable) target.dispatchEvent(event);
  else document.execCommand(commands[inputType] ?? '', false, data);
}
