/** What is selected, with a sign of Markdown around it; without it where it is there already. */
export function wrapped({ value, selectionStart, selectionEnd }: HTMLTextAreaElement, sign: string): string {
  const selected = value.slice(selectionStart, selectionEnd);
  const words = selected.trim();
  if (words.length > 2 * sign.length && words.startsWith(sign) && words.endsWith(sign))
    return selected.replace(words, () => words.slice(sign.length, -sign.length));
  if (words === '') return `${sign}words${sign}`;
  // Markdown has no signs beside a space.
  return selected.replace(words, () => `${sign}${words}${sign}`);
}
