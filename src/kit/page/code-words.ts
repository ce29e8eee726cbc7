/** A part of a message: words, or what stands in a file. */
export type MessagePart = { text: string; isCode: boolean };

/** A message in parts: what stands between two backticks is code, as in Markdown. A backtick without another stays. */
export function messageParts(message: string): MessagePart[] {
  return message
    .split(/(`[^`]+`)/)
    .filter((part) => part !== '')
    .map((part) =>
      /^`[^`]+`$/.test(part) ? { text: part.slice(1, -1), isCode: true } : { text: part, isCode: false },
    );
}
