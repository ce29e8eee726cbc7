/** One way of the keyboard: what it does, and the keys that do it. `Mod` is Ctrl, on a Mac ⌘. */
export type Shortcut = { readonly does: string; readonly keys: readonly string[] };

/**
 * The keys that the Studio hears, by where it hears them. Whoever listens does it through `hear`, and the help shows this
 * table, so that no key is told of that does nothing, and none does something untold.
 */
export const shortcuts = {
  everywhere: {
    undo: { does: 'Undo', keys: ['Mod+z'] },
    redo: { does: 'Redo', keys: ['Mod+Shift+z', 'Mod+y'] },
    save: { does: 'Save', keys: ['Mod+s'] },
    anything: { does: 'Go to anything: a section, a field, a page, a button', keys: ['Mod+g'] },
    find: { does: 'Find and replace', keys: ['Mod+Shift+f', 'Mod+h'] },
    print: { does: 'Print the page', keys: ['Mod+p'] },
  },
  outsideTexts: {
    help: { does: 'This list', keys: ['?'] },
  },
  outline: {
    previous: { does: 'Select the section above', keys: ['ArrowUp'] },
    next: { does: 'Select the section below', keys: ['ArrowDown'] },
    first: { does: 'Select the first section', keys: ['Home'] },
    last: { does: 'Select the last section', keys: ['End'] },
    add: { does: 'Add a section below', keys: ['/'] },
    moveUp: { does: 'Move the section up', keys: ['Alt+ArrowUp'] },
    moveDown: { does: 'Move the section down', keys: ['Alt+ArrowDown'] },
    duplicate: { does: 'Duplicate the section', keys: ['Mod+d'] },
    remove: { does: 'Delete the section', keys: ['Delete', 'Backspace'] },
    form: { does: 'Go to the form of the section', keys: ['Enter', ' '] },
  },
  /** The browser's own events do these, so that what is copied is what the clipboard holds. */
  clipboard: {
    copy: { does: 'Copy the section', keys: ['Mod+c'] },
    paste: { does: 'Paste a copied section below', keys: ['Mod+v'] },
  },
  window: {
    main: { does: 'Press the large button', keys: ['Mod+Enter'] },
  },
  form: {
    list: { does: 'Back to the section in the list; a drawer over the page closes', keys: ['Escape'] },
  },
  entry: {
    moveUp: { does: 'Move the entry up', keys: ['Alt+ArrowUp'] },
    moveDown: { does: 'Move the entry down', keys: ['Alt+ArrowDown'] },
  },
  text: {
    bold: { does: 'Bold', keys: ['Mod+b'] },
    italic: { does: 'Italic', keys: ['Mod+i'] },
    link: { does: 'Link', keys: ['Mod+k'] },
  },
  words: {
    keep: { does: 'Keep the words (Enter alone begins a paragraph in running text)', keys: ['Enter', 'Mod+Enter'] },
    leave: { does: 'Leave them as they were', keys: ['Escape'] },
    next: { does: 'Keep them, and go on to the next words', keys: ['Tab'] },
    previous: { does: 'Keep them, and go back to the words before', keys: ['Shift+Tab'] },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Shortcut>>>>;

/** What stands above the keys of each place in the help. */
export const placeTitles: Readonly<Record<keyof typeof shortcuts, string>> = {
  everywhere: 'Everywhere',
  outsideTexts: 'While you are not typing',
  outline: 'In the list of sections',
  clipboard: 'In the list, and in the page',
  window: 'In a window',
  form: 'In the form',
  entry: 'On the buttons of an entry of a list',
  text: 'In a text, of the form or in the page',
  words: 'In words that are changed where they stand (double click)',
};

/** What has to be known of a key that was pressed. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'preventDefault'>;

/**
 * Keeps a key from selecting everything where nothing is typed: there is no text to select, and a browser would take the whole interface,
 * or the whole page.
 */
export function keepFromSelectingAll(event: Pressed, isTyping: boolean): void {
  if (!isTyping && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') event.preventDefault();
}

/** Does what a key asks for, if it asks for something here; every way of the table must have its work. */
export function hear<Name extends string>(
  event: Pressed,
  here: Readonly<Record<Name, Shortcut>>,
  work: Readonly<Record<Name, () => unknown>>,
): boolean {
  const names = Object.keys(here) as Name[];
  const found = names.find((name) => here[name].keys.some((keys) => isPressed(keys, event)));
  if (found === undefined) return false;
  event.preventDefault();
  work[found]();
  return true;
}

function isPressed(keys: string, { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
  const parts = keys.split('+');
  const wanted = parts.at(-1) ?? '';
  // A sign such as `?` is there or isn't, whichever keys make it.
  const isSign = wanted.length === 1 && wanted.toLowerCase() === wanted.toUpperCase() && wanted !== ' ';
  return (
    key.toLowerCase() === wanted.toLowerCase() &&
    (ctrlKey || metaKey) === parts.includes('Mod') &&
    altKey === parts.includes('Alt') &&
    (isSign || shiftKey === parts.includes('Shift'))
  );
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  Delete: 'Del',
  Escape: 'Esc',
  ' ': 'Space',
};
const macSigns: Readonly<Record<string, string>> = { ...signs, Mod: '⌘', Alt: '⌥', Shift: '⇧', Backspace: '⌫' };

/** Keys as they are written on them: `Ctrl Shift Z`, on a Mac `⌘ ⇧ Z`. */
export function shownKeys(keys: string, isMac: boolean): string {
  const known = isMac ? macSigns : { ...signs, Mod: 'Ctrl' };
  return keys
    .split('+')
    .map((part) => known[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(' ');
}

export function isOnMac(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}
