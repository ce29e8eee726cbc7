import { createContext, createElement, type ReactNode, useContext } from 'react';

/** What is shown for a part that stands on many pages: the part itself, or what the renderer exchanges for it. */
type Place = (name: string, part: ReactNode) => ReactNode;

/** Where nobody keeps anything, each part is rendered as it is. The mark has the browser's bundle leave it out. */
export const SharedParts = /* @__PURE__ */ createContext<Place>((_, part) => part);

/** A part of a page that is the same on others. */
export function SharedPart({ name, part }: { name: string; part: ReactNode }): ReactNode {
  return useContext(SharedParts)(name, part);
}

/** What stands around a part in the HTML for a moment. No text can hold it, for every `<` in texts is escaped. */
const element = 'shared-part';
const marked = /<shared-part id="(\w+)">([\s\S]*?)<\/shared-part>/g;

/**
 * Keeps the HTML of parts that are the same on many pages, so that they are rendered once. A part is put into a page within marks,
 * later as marks alone, which are exchanged for the HTML of the first time: the marks stand where the part would, so that
 * React gives everything around it the same ids.
 */
export class KeptParts {
  readonly #known = new Map<string, string>();

  readonly place: Place = (name, part) =>
    createElement(element, { id: name }, this.#known.has(name) ? undefined : part);

  /** A rendered page with its parts in their places. */
  fill(html: string): string {
    return html.replaceAll(marked, (_, name: string, inside: string) => {
      if (!this.#known.has(name)) this.#known.set(name, inside);
      return this.#known.get(name) ?? '';
    });
  }
}
