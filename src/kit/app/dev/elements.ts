import { messageParts } from '../../page/code-words.ts';

type Child = Node | string;

/** An element with its attributes and what stands in it. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const result = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) result.setAttribute(name, value);
  result.append(...children);
  return result;
}

/** A message with what stands in a file set as code. */
export function inWords(message: string): Child[] {
  return messageParts(message).map(({ text, isCode }) => (isCode ? element('code', {}, text) : text));
}
