/** What a key deletes of the words that are shown: `first` to `last` is what the browser found, `cursor` where the selection begins. */
export function deletedBy(
  inputType: string,
  shown: string,
  { first, last, cursor }: { first: number; last: number; cursor: number },
): { start: number; end: number } {
  // Beside a figure a browser finds only the letter without width on which the cursor stands there.
  const isNothing = first === last;
  const from = isNothing && inputType.endsWith('Backward') ? Math.max(0, first - 1) : first;
  const to = isNothing && inputType.endsWith('Forward') ? Math.min(shown.length, last + 1) : last;
  // The empty line between two paragraphs goes as a whole.
  const isGap = to - from === 1 && shown[from] === '\n';
  const start = isGap && shown[from - 1] === '\n' && cursor === to ? from - 1 : from;
  const end = isGap && start === from && shown[to] === '\n' ? to + 1 : to;
  return { start, end };
}
