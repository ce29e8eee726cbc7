/** How many words a page shows visitors, those of what opens included; what they don't see today doesn't count, nor what is told of a mistake. */
export function countWords(main: Element, language: string): number {
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('script, style, svg, [data-absent], [data-block="invalid"]')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node.nodeValue ?? '');
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(texts.join(' '));
  return [...segments].filter(({ isWordLike }) => isWordLike).length;
}
