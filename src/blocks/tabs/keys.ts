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
