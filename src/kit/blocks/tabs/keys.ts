/**
 * The tab that a key leads to from the tab `index` of `count`, round and round; undefined for a key that tabs leave
 * alone. Source: ARIA Authoring Practices Guide, tabs pattern.
 */
export function nextTab(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** A key by where it leads in an element's line: where that runs from right to left, the left arrow leads on. */
export function keyInLine(key: string, element: Element): string {
  if (getComputedStyle(element).direction !== 'rtl') return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}
