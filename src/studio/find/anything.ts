import { asking } from '../dialogs/asking.ts';
import { bestFirst } from './best-first.ts';

/** Something on the screen that can be pressed, written in or gone to, by the name that it has there. */
export type Thing = { name: string; place: string; element: HTMLElement };

const fields = 'input:not([type="hidden"], [type="file"]), select, textarea, [role="textbox"]';
// What folds others away does nothing by itself: these are found, folded or not.
const pressed = 'button:not([data-folds]), a[href], summary, [role="treeitem"]';
const groups =
  '[role="group"], [role="tree"], fieldset, details, dialog, aside, header, [aria-label], [aria-labelledby]';

/**
 * All that can be pressed or written in where somebody is: in the window that lies above all else, or on the whole screen. What
 * is folded away is among it; what can't be pressed isn't.
 */
export function thingsHere(root: Document): Thing[] {
  const above = [...root.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? root.body;
  const things = [...above.querySelectorAll<HTMLElement>(`${pressed}, ${fields}`)]
    .filter((element) => !element.matches(':disabled, [aria-disabled="true"]'))
    .map((element) => ({ name: nameOf(element), place: placeOf(element, above), element }));
  // What comes after the place where one is comes first: a word may be said of several entries of a list.
  const isAfter = ({ element }: Thing) =>
    ((root.activeElement ?? root.body).compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const ordered = things.toSorted((one, other) => Number(isAfter(other)) - Number(isAfter(one)));
  const keys = ordered.map(({ name, place }) => `${name}\n${place}`);
  return ordered.filter(({ name }, index) => name !== '' && keys.indexOf(keys[index] ?? '') === index);
}

/** The things that all words are said of. */
export function thingsCalled(things: readonly Thing[], query: string): Thing[] {
  return query.trim() === '' ? [] : bestFirst(things, query, ({ name, place }) => ({ names: [name], place }));
}

/** Goes to a thing: a field has the focus then, and all else is pressed. */
export function goToThing({ element }: Thing): void {
  const isField = element.matches(fields);
  for (let at = element.parentElement?.closest('details'); isField && at; at = at.parentElement?.closest('details'))
    at.open = true;
  element.focus();
  if (!isField) element.click();
}

function nameOf(element: Element): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return own;
  // That it may be left out is no part of what a field is called.
  const aside = element.matches(fields) ? 'small' : undefined;
  const by = element.getAttribute('aria-labelledby');
  if (by !== null)
    return by
      .split(' ')
      .map((id) => wordsOf(element.ownerDocument.getElementById(id), aside))
      .join(' ');
  const labels = 'labels' in element && element.labels instanceof NodeList ? [...element.labels] : [];
  return labels.length > 0 ? labels.map((label) => wordsOf(label, aside)).join(' ') : wordsOf(element);
}

/** What stands around a thing, up to the next that has a name. */
function placeOf(element: Element, root: Element): string {
  for (let at = element.parentElement; at && at !== root; at = at.parentElement) {
    const name = !at.matches(groups)
      ? ''
      : at.matches('details')
        ? wordsOf(at.querySelector('summary'))
        : nameAround(at);
    if (name !== '' && !at.matches('summary')) return name;
  }
  return '';
}

function nameAround(element: Element): string {
  const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
  return isNamed ? nameOf(element) : wordsOf(element.querySelector(':scope > legend'));
}

/** The words of an element as they are read: those of its parts apart. */
function wordsOf(node: Node | null, without = 'textarea'): string {
  const words: string[] = [];
  const read = (at: Node) => {
    // What is pressed or chosen inside of it has words of its own.
    if (at !== node && at instanceof Element && at.matches(`button, option, ${without}`)) return;
    if (at.nodeType === Node.TEXT_NODE) words.push(at.nodeValue ?? '');
    at.childNodes.forEach(read);
  };
  if (node) read(node);
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** Opens the window for it. */
export const { ask: askAnything, onAsked: onAnythingAsked } = asking();
