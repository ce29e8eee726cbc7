import type { Frame, Page } from 'playwright';

/** What a page is made of: its elements and its words, in one piece where the server left marks between them. */
export const shapeOf = (place: Page | Frame) =>
  place.locator('#root').evaluate((root) => {
    const shape = (element: Element): unknown[] => {
      const parts: unknown[] = [element.tagName];
      for (const node of element.childNodes) {
        if (node instanceof Element) parts.push(shape(node));
        else if (node instanceof Text && typeof parts.at(-1) === 'string' && parts.length > 1)
          parts.push(`${parts.pop()}${node.data}`);
        else if (node instanceof Text) parts.push(node.data);
      }
      return parts;
    };
    return [...root.querySelectorAll('header, [data-view="shown"] > *, footer')].map(shape);
  });
